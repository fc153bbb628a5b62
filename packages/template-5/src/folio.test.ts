import { expect, test } from 'vitest'
import { foliosFor } from './folio.ts'

const categories = ['Vestidos', 'Camisas', 'Tejidos'].map((name, index) => ({
  id: index,
  name,
  position: 9 - index,
  image: null,
  count: null,
}))

test('categories stand on left-hand pages, their products on the pages that face them', () => {
  const folios = foliosFor(categories)
  expect(categories.map(({ name }) => folios.category(name))).toEqual([4, 6, 8])
  expect(folios.product({ name: 'Camisas' })).toBe(7)
  expect(folios.offers).toBe(10)
})

test('what is in no category belongs to the whole issue', () => {
  const folios = foliosFor(categories)
  expect(folios.category(null)).toBe(2)
  expect(folios.product(null)).toBe(3)
  expect(folios.category('Nada')).toBe(2)
})
