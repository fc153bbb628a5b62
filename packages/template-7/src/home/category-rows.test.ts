import { fixtures } from '@store/template-kit/fixtures'
import { expect, test } from 'vitest'
import { rowsOf } from './category-rows.tsx'

const categories = ['Frutas', 'Pan'].map((name, index) => ({
  id: index,
  name,
  position: index,
  image: null,
  count: null,
}))
const of = (id: number, name: string | null) => ({
  ...fixtures.products.plain,
  id,
  category: name === null ? null : { id: 1, name },
})

test('a category with enough products has a row, each product once; the others share the last row', () => {
  const fruit = [1, 2, 3].map((id) => of(id, 'Frutas'))
  const { rows, others } = rowsOf(categories, [...fruit, of(4, 'Pan'), of(5, null), of(1, 'Frutas')])
  expect(rows.map(({ category, products }) => [category.name, products.length])).toEqual([['Frutas', 3]])
  expect(others.map(({ id }) => id)).toEqual([4, 5])
})

test('a shop without products has no rows', () => {
  expect(rowsOf(categories, [])).toEqual({ rows: [], others: [] })
})
