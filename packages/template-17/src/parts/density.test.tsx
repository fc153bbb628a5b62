import { fixtures } from '@store/template-kit/fixtures'
import { pagesOf } from '@store/template-kit/testing'
import { act } from 'react'
import { expect, test } from 'vitest'
import { design } from '../design.ts'
import { template } from '../index.ts'

const { screens, shop } = fixtures
const { page, live, inABrowser } = pagesOf(template, design)
inABrowser()

const KEY = `density:${shop.shop.id}`
const sheetOf = (place: HTMLElement) => place.querySelector<HTMLElement>('.sheet')
const sliderOf = (place: HTMLElement) => place.querySelector<HTMLInputElement>('input[type="range"]')

/** Does what a browser does after an arrow key: sets the value, then dispatches the event. */
function slide(place: HTMLElement, columns: number) {
  const slider = sliderOf(place)
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  act(() => {
    set?.call(slider, String(columns))
    slider?.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

test('a slider from 1 to 12 sets the number of columns', async () => {
  const { place } = await live('Catalog', screens.Catalog.full)
  const slider = sliderOf(place)
  expect([slider?.min, slider?.max, slider?.step, slider?.value]).toEqual(['1', '12', '1', '4'])
  expect(place.querySelector(`label[for="${slider?.id}"]`)?.textContent).toBe('Densidad')
  slide(place, 7)
  expect(sheetOf(place)?.style.getPropertyValue('--chosen')).toBe('7')
  expect(sliderOf(place)?.getAttribute('aria-valuetext')).toBe('7 columnas')
  expect(sheetOf(place)?.hasAttribute('data-dense')).toBe(true)
  slide(place, 12)
  expect(sheetOf(place)?.hasAttribute('data-pictures')).toBe(true)
})

test('the choice is remembered for this shop alone', async () => {
  const first = await live('Catalog', screens.Catalog.full)
  slide(first.place, 2)
  expect(localStorage.getItem(KEY)).toBe('2')
  first.leave()
  const { place } = await live('Home', screens.Home.full)
  expect(sheetOf(place)?.style.getPropertyValue('--chosen')).toBe('2')
  const elsewhere = { ...shop, shop: { ...shop.shop, id: shop.shop.id + 1 } }
  const other = await live('Home', screens.Home.full, {}, elsewhere)
  expect(sheetOf(other.place)?.style.getPropertyValue('--chosen')).toBe('')
})

test.each(['"many"', '0', '13', '2.5', '{', 'null'])(
  'a stored value that is no density, %s, is ignored',
  async (stored) => {
    localStorage.setItem(KEY, stored)
    const { place } = await live('Catalog', screens.Catalog.full)
    expect(sheetOf(place)?.dataset.density).toBe('4')
  },
)

test('`list` shows the table, with a button per size; the slider leads back to columns', async () => {
  const { place } = await live('Catalog', screens.Catalog.full)
  const list = [...place.querySelectorAll<HTMLAnchorElement>('.scrubber .stops a')].at(-1)
  await act(async () => list?.click())
  expect(sheetOf(place)).toBeNull()
  expect(place.querySelectorAll('.index .row')).toHaveLength(screens.Catalog.full.page.products.length)
  slide(place, 3)
  expect(sheetOf(place)?.style.getPropertyValue('--chosen')).toBe('3')
})

test('without JavaScript there are links: to anchors of the page, and to the table’s own address', async () => {
  const catalog = await page('Catalog', screens.Catalog.full)
  const hrefs = [...catalog.querySelectorAll('.scrubber .stops a')].map((link) => link.getAttribute('href') ?? '')
  expect(hrefs.slice(0, -1)).toEqual([1, 2, 4, 6, 12].map((columns) => `#columns-${columns}`))
  for (const href of hrefs.slice(0, -1)) expect(catalog.querySelector(href), href).not.toBeNull()
  expect(hrefs.at(-1)).toContain('view=list')
  const query = { ...screens.Catalog.full.query, view: 'list' as const }
  const asked = await page('Catalog', { ...screens.Catalog.full, query })
  expect(asked.querySelector('.index')).not.toBeNull()
})

test('on pages without products the bar’s links lead to the list', async () => {
  const contact = await page('Contact', screens.Contact.empty ?? Object.values(screens.Contact)[0])
  const [first] = contact.querySelectorAll('.bar .stops a')
  expect(first?.getAttribute('href')).toBe('/productos#columns-1')
})
