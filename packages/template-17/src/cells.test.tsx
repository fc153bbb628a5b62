import { type Product, productAvailability } from '@store/core'
import { fixtures } from '@store/template-kit/fixtures'
import { pagesOf } from '@store/template-kit/testing'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { design } from './design.ts'
import { template } from './index.ts'

const { screens } = fixtures
const { page, live, inABrowser } = pagesOf(template, design)
inABrowser()

const { products } = screens.Catalog.full.page
const sample = products.find((product) => productAvailability(product) === 'available')
if (!sample) throw new Error('nothing is for sale')
const variant = (id: string, value: string, units: number) => ({
  id,
  values: [value],
  enabled: true,
  price: 165_000,
  compareAt: null,
  units,
  sku: null,
})
/** A product with sizes, one of which is sold out. */
const tee: Product = {
  ...sample,
  id: 9001,
  name: 'Tee 27',
  slug: 'tee-27-9001',
  message: null,
  options: [{ name: 'Talla', values: ['S', 'M', 'L'] }],
  variants: [variant('1', 'S', 0), variant('2', 'M', 4), variant('3', 'L', 4)],
}
/** A product without options. */
const cap: Product = {
  ...sample,
  id: 9002,
  name: 'Cap',
  slug: 'cap-9002',
  message: null,
  options: [],
  variants: [],
  units: 4,
}
const soldOut: Product = { ...cap, id: 9003, name: 'Chaleco', slug: 'chaleco-9003', units: 0 }
const list = { ...screens.Catalog.full, page: { ...screens.Catalog.full.page, products: [tee, cap, soldOut] } }
const host = {
  askCart: async () => ({ ...fixtures.carts.full.answer, products: [tee, cap] }),
}
const stored = () => localStorage.getItem(`cart:${fixtures.shop.shop.id}`) ?? ''

test('a plus replaces a cell by its sizes; sold out sizes cannot be pressed, Escape brings the photo back', async () => {
  const { place } = await live('Catalog', list, {}, fixtures.shop, host)
  const details = place.querySelector<HTMLDetailsElement>('.turned')
  expect(details?.querySelector('summary')?.getAttribute('aria-label')).toBe('Tallas de Tee 27')
  const sizes = [...(details?.querySelectorAll<HTMLButtonElement>('.turned-sizes button') ?? [])]
  expect(sizes.map(({ textContent, disabled }) => [textContent, disabled])).toEqual([
    ['S', true],
    ['M', false],
    ['L', false],
  ])
  if (details) details.open = true
  act(() => void sizes[1]?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })))
  expect(details?.open).toBe(false)
  expect(document.activeElement).toBe(details?.querySelector('summary'))
})

test('a size is added by its button; a product without sizes by its plus', async () => {
  const { place } = await live('Catalog', list, {}, fixtures.shop, host)
  place.querySelector<HTMLButtonElement>('.turned-sizes button:not(:disabled)')?.click()
  await vi.waitFor(() => expect(stored()).toContain('9001'))
  await vi.waitFor(() =>
    expect(place.querySelector('.turned-sizes [data-in]')?.getAttribute('aria-label')).toBe('Agregado M: Tee 27'),
  )
  place.querySelector<HTMLButtonElement>('button[aria-label="Agregar: Cap"]')?.click()
  await vi.waitFor(() => expect(stored()).toContain('9002'))
})

test('without JavaScript a size leads to checkout with it', async () => {
  const catalog = await page('Catalog', list)
  const form = catalog.querySelector<HTMLFormElement>('form.turned-sizes')
  expect(form?.getAttribute('action')).toBe('/checkout')
  expect(form?.querySelector('input[type=hidden]')?.getAttribute('value')).toBe('9001')
})

test('a sold out product is struck through, says so once, and is still a link', async () => {
  const catalog = await page('Catalog', list)
  const cell = [...catalog.querySelectorAll('.cell')].find((each) => each.textContent?.includes('Chaleco'))
  expect(cell?.hasAttribute('data-out')).toBe(true)
  expect(cell?.querySelector('.plus')).toBeNull()
  expect(cell?.querySelector('.stamp')?.getAttribute('aria-hidden')).toBe('true')
  expect(cell?.querySelector('.cell-price')?.textContent).toBe('Agotado')
  expect(cell?.querySelector('a')?.getAttribute('href')).toContain('chaleco')
})

test('numbers continue through the whole list, hidden from screen readers', async () => {
  const second = { ...list, page: { ...list.page, page: 2, count: 27 }, query: { ...list.query, page: 2 } }
  const numbers = [...(await page('Catalog', second)).querySelectorAll('.cell-number')]
  expect(numbers.map(({ textContent }) => textContent)).toEqual(['025', '026', '027'])
  expect(numbers.every((number) => number.getAttribute('aria-hidden') === 'true')).toBe(true)
})

test('beside the table is the photo of the row with focus', async () => {
  const { place } = await live('Home', { ...screens.Home.full, products: [tee, cap], bestSellers: [], promotions: [] })
  const shown = () => place.querySelector('.index-rows [data-shown] .row-name')?.textContent
  expect(shown()).toBe('Tee 27')
  act(() => place.querySelectorAll<HTMLElement>('.index[data-live] .row-name a')[1]?.focus())
  expect(shown()).toBe('Cap')
  expect(place.querySelector('.index-live')?.getAttribute('aria-hidden')).toBe('true')
})

test('the archive has the sold out products', async () => {
  const home = await page('Home', { ...screens.Home.full, products: [tee, soldOut], bestSellers: [], promotions: [] })
  const archive = home.querySelector('section[aria-labelledby="archive"]')
  expect([...(archive?.querySelectorAll('.row-name') ?? [])].map((name) => name.textContent)).toEqual(['Chaleco'])
  const names = [...home.querySelectorAll('main :is(.cell, .row) h3')].map((name) => name.textContent)
  expect(names.toSorted()).toEqual(['Chaleco', 'Tee 27'])
})

test('the home page has each product once, its cells in full rows of every width', async () => {
  const products = Array.from({ length: 17 }, (_, index) => ({ ...tee, id: 800 + index, name: `Tee ${index}` }))
  for (const count of [5, 9, 14, 17]) {
    const view = { ...screens.Home.full, products: products.slice(0, count), bestSellers: products.slice(0, 3) }
    const home = await page('Home', { ...view, promotions: [] }, { density: 4 })
    const names = [...home.querySelectorAll('main :is(.cell, .row) h3')].map((name) => name.textContent)
    expect(new Set(names).size, `${count} products`).toBe(names.length)
    const sheet = home.querySelector<HTMLElement>('.sheet')
    const cells = sheet?.querySelectorAll('.cell').length ?? 0
    for (const width of ['s', 'm', 'l', 'xl', 'xxl'])
      expect(cells % Number(sheet?.style.getPropertyValue(`--at-${width}`) || 1), `${count} products`).toBe(0)
  }
})
