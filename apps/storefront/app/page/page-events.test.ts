import { expect, test } from 'vitest'
import { eventsOfPage } from '#app/page/page-events.ts'

const categories = [
  { id: 4, name: 'Ropa', position: 2, image: null },
  { id: 9, name: 'Café y té', position: 1, image: null },
]
const nothing = { productId: null, categoryId: null }
const page = { name: 'visitedPage', ...nothing }

test.each([
  ['/', null, []],
  ['/blog/cafe-3', null, []],
  ['/productos', null, [{ ...nothing, name: 'visitedCatalog' }]],
  [
    '/productos',
    'Café y té',
    [
      { ...nothing, name: 'visitedCatalog' },
      { name: 'choseCategory', productId: null, categoryId: 9 },
    ],
  ],
  ['/productos', 'Nada', [{ ...nothing, name: 'visitedCatalog' }]],
  ['/productos/camisa-12', null, [{ name: 'viewedProduct', productId: 12, categoryId: null }]],
  ['/productos/camisa', null, []],
  ['/productos/a/b-1', null, []],
  [`/productos/${'-'.repeat(100_000)}1`, null, []],
] as const)('C4: page %#', (path, category, more) => {
  expect(eventsOfPage({ path, category }, categories)).toEqual([page, ...more])
})
