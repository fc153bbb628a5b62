import { expect, test } from 'vitest'
import { pageNumbersFor } from './page-numbers.ts'

const categories = ['Vestidos', 'Camisas', 'Tejidos'].map((name, index) => ({
  id: index,
  name,
  position: 9 - index,
  image: null,
  count: null,
}))

test('categories have even page numbers, their products the odd ones after them', () => {
  const pageNumbers = pageNumbersFor(categories)
  expect(categories.map(({ name }) => pageNumbers.category(name))).toEqual([4, 6, 8])
  expect(pageNumbers.product({ name: 'Camisas' })).toBe(7)
  expect(pageNumbers.offers).toBe(10)
})

test('products without a category have the page numbers of the whole catalogue', () => {
  const pageNumbers = pageNumbersFor(categories)
  expect(pageNumbers.category(null)).toBe(2)
  expect(pageNumbers.product(null)).toBe(3)
  expect(pageNumbers.category('Nada')).toBe(2)
})
