import { fixtures } from '@store/template-kit/fixtures'
import { expect, test } from 'vitest'
import { groupsOf, lettersOf } from './groups.ts'

const { manyProducts, products, shop } = fixtures

test('products are grouped by category, in the shop’s order; those without a category come last', () => {
  const all = [products.noPhoto, ...manyProducts, { ...products.plain, category: { id: 99, name: 'Otra' } }]
  const groups = groupsOf(all, shop.categories)
  const names = groups.map(({ name }) => name)
  expect(names.at(-1)).toBe('')
  expect(names.slice(0, -1)).toEqual(shop.categories.map(({ name }) => name).filter((name) => names.includes(name)))
  expect(groups.flatMap((group) => group.products)).toHaveLength(all.length)
  expect(groups[0]?.count).toBe(shop.categories[0]?.count)
  expect(groups.at(-1)?.count).toBeNull()
})

test('a list sorted by name is grouped by letter; accents are ignored, signs are one group', () => {
  const productNamed = (name: string) => ({ ...products.plain, name })
  const list = ['7 mates', 'Álamo', 'Azucena', 'Ñandú'].map(productNamed)
  expect(lettersOf(list).map(({ name, products }) => [name, products.length])).toEqual([
    ['#', 1],
    ['A', 2],
    ['N', 1],
  ])
  expect(lettersOf([])).toEqual([])
})
