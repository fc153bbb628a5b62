import { fixtures } from '@store/template-kit/fixtures'
import { expect, test } from 'vitest'
import { groupsOf, lettersOf } from './groups.ts'

const { manyProducts, products, shop } = fixtures

test('products stand under the categories, in the order of the shop; what has none comes last', () => {
  const all = [products.noPhoto, ...manyProducts, { ...products.plain, category: { id: 99, name: 'Otra' } }]
  const groups = groupsOf(all, shop.categories)
  const names = groups.map(({ name }) => name)
  expect(names.at(-1)).toBe('')
  expect(names.slice(0, -1)).toEqual(shop.categories.map(({ name }) => name).filter((name) => names.includes(name)))
  expect(groups.flatMap((group) => group.products)).toHaveLength(all.length)
  expect(groups[0]?.count).toBe(shop.categories[0]?.count)
  expect(groups.at(-1)?.count).toBeNull()
})

test('a list from A to Z has letters to go by; accents and signs find their place', () => {
  const named = (name: string) => ({ ...products.plain, name })
  const list = ['7 mates', 'Álamo', 'Azucena', 'Ñandú'].map(named)
  expect(lettersOf(list).map(({ name, products }) => [name, products.length])).toEqual([
    ['#', 1],
    ['A', 2],
    ['N', 1],
  ])
  expect(lettersOf([])).toEqual([])
})
