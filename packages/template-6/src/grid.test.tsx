import { fixtures } from '@store/template-kit/fixtures'
import { pagesOf } from '@store/template-kit/testing'
import { expect, test } from 'vitest'
import { design } from './design.ts'
import { template } from './index.ts'

const { screens, products } = fixtures
const { page } = pagesOf(template, design)

/** A home page with so many products in its list: the first two stand in cells of their own. */
async function listOf(count: number, stored = {}) {
  const listed = Array.from({ length: count + 2 }, (_, i) => ({ ...products.plain, id: 500 + i, facts: [] }))
  const view = { ...screens.Home.full, products: listed, promotions: [], bestSellers: [] }
  return (await page('Home', view, stored)).querySelector<HTMLElement>('.tabs .grid')
}
/** How many cards are shown with so many columns. */
const shownOf = (grid: HTMLElement | null, columns: number) =>
  grid?.querySelectorAll(`.card:not([data-left~="${columns}"])`).length

test.each([
  [12, { 2: 12, 3: 12, 4: 12, 5: 10, 6: 12, 8: 8 }],
  [7, { 2: 6, 3: 6, 4: 4, 5: 5, 6: 6, 8: 7 }],
  [3, { 2: 2, 3: 3, 4: 3, 5: 3, 6: 3, 8: 3 }],
])('of %i selected products each width shows full rows only', async (count, shown) => {
  const grid = await listOf(count)
  for (const [columns, most] of Object.entries(shown)) expect(shownOf(grid, Number(columns)), columns).toBe(most)
})

test('fewer products than columns are one row', async () => {
  expect((await listOf(4))?.style.getPropertyValue('--count')).toBe('min(var(--cols), 4)')
  expect((await listOf(1))?.style.getPropertyValue('--count')).toBe('min(var(--cols), 3)')
})

test('rows of a list are all shown', async () => {
  expect((await listOf(7, { productStyle: 3 }))?.querySelectorAll('[data-left]')).toHaveLength(0)
})
