import type { Product } from '@store/core'
import type { ShopView } from '@store/template-kit'
import { fixtures } from '@store/template-kit/fixtures'
import { pagesOf } from '@store/template-kit/testing'
import { act } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { design } from '../design.ts'
import { template } from '../index.ts'

const { screens } = fixtures
const { page, live, inABrowser } = pagesOf(template, design)
inABrowser()

const [plain] = screens.Catalog.full.page.products
if (!plain) throw new Error('no product')
/** A shoe with the given stock per size, for instance 26 and 27. */
const shoe = (id: number, units: Readonly<Record<string, number>>): Product => ({
  ...plain,
  id,
  name: `Tenis ${id}`,
  slug: `tenis-${id}`,
  active: true,
  message: null,
  options: [{ name: 'Talla', values: Object.keys(units) }],
  variants: Object.entries(units).map(([value, left]) => ({
    id: `${id}-${value}`,
    values: [value],
    enabled: true,
    price: plain.price ?? 100,
    compareAt: null,
    units: left,
    sku: null,
  })),
})
const both = shoe(71, { 26: 2, 27: 3 })
const small = shoe(72, { 26: 2, 27: 0 })
const ball: Product = {
  ...plain,
  id: 73,
  name: 'Balón',
  options: [],
  variants: [],
  units: 9,
  active: true,
  message: null,
}
const listed = (...products: readonly Product[]) => ({
  ...screens.Catalog.full,
  page: { ...screens.Catalog.full.page, products },
})
const filed: ShopView = {
  ...fixtures.shop,
  shop: {
    ...fixtures.shop.shop,
    tags: [{ id: 'talla', name: 'Talla', position: 1, values: [{ id: 901, name: '27' }] }],
  },
}
const key = (name: string) => `${name}:${fixtures.shop.shop.id}`
const remember = (size: unknown) => localStorage.setItem(key('size'), JSON.stringify(size))
const names = (place: ParentNode) =>
  [...place.querySelectorAll('main .card-name')].map(({ textContent }) => textContent)
const press = (element: Element | null | undefined) => act(async () => (element as HTMLElement | null)?.click())

describe('without JavaScript', () => {
  test('the size sheet is a form that leads to the list of a size, opened by a plain button', async () => {
    const home = await page('Home', screens.Home.full, {}, filed)
    expect(home.querySelector('.strip button[popovertarget="my-size"]')).not.toBeNull()
    const form = home.querySelector<HTMLFormElement>('#my-size form')
    expect(form?.getAttribute('action')).toContain('/productos')
    expect(form?.querySelector<HTMLInputElement>('input[name=tag][value="901"]')?.type).toBe('radio')
  })

  test('a size on a card is a button that leads to checkout with that variant', async () => {
    const catalog = await page('Catalog', listed(both))
    const form = catalog.querySelector<HTMLFormElement>('.card form.sizes')
    expect(form?.getAttribute('action')).toContain('/checkout')
    expect(form?.querySelector<HTMLInputElement>('input[name=product]')?.value).toBe('71')
    const cells = [...(form?.querySelectorAll<HTMLButtonElement>('button.size-cell') ?? [])]
    expect(cells.map(({ type, name, value }) => [type, name, value])).toEqual([
      ['submit', 'of0', '71-26'],
      ['submit', 'of0', '71-27'],
    ])
  })
})

describe('a chosen size', () => {
  test('is remembered for this shop, shown in the header, and marked on every card', async () => {
    const { place, leave } = await live('Catalog', listed(both, small), {}, filed)
    await press(place.querySelector('#my-size input[aria-label="27 MX"]'))
    expect(JSON.parse(localStorage.getItem(key('size')) ?? 'null')).toEqual({ shoes: '27', clothes: null })
    expect(place.querySelector('.size-chip')?.textContent).toContain('27 MX')
    const lit = [...place.querySelectorAll('.card .size-cell[data-mine]')]
    expect(lit.map((cell) => cell.getAttribute('aria-label'))).toEqual([
      '27 MX, tu talla, Agregar: Tenis 71',
      '27 MX, tu talla, Agotado: Tenis 72',
    ])
    leave()
  })

  test('that is sold out cannot be pressed, and says why', async () => {
    const { place, leave } = await live('Catalog', listed(small))
    const cell = place.querySelector<HTMLButtonElement>('.size-cell[value="72-27"]')
    expect(cell?.disabled).toBe(true)
    expect(cell?.getAttribute('aria-label')).toContain('Agotado')
    leave()
  })

  test('is added with one click, and its button says so', async () => {
    const { place, leave } = await live('Catalog', listed(both))
    await press(place.querySelector('.size-cell[value="71-27"]'))
    await vi.waitFor(() => expect(place.querySelector('.size-cell[data-added]')?.textContent).toBe('27'))
    expect(localStorage.getItem(key('cart'))).toContain('71-27')
    leave()
  })

  test('is already chosen on a product’s page', async () => {
    remember({ shoes: '27', clothes: null })
    const chosen = async (product: Product) => {
      const { place, leave } = await live('Product', { ...screens.Product.plain, product })
      const value = place.querySelector('main label[data-chosen]')?.textContent ?? null
      leave()
      return value
    }
    expect(await chosen(both)).toContain('27')
    expect(await chosen(small)).toBeNull()
  })

  test('has its products first on the home page', async () => {
    remember({ shoes: '27', clothes: null })
    // The first product is at the top of the page, and so not in the list.
    const products = [{ ...ball, id: 79, slug: 'gorra-79', name: 'Gorra' }, small, both, ball]
    const view = { ...screens.Home.full, products, bestSellers: [], promotions: [] }
    expect(names(await page('Home', view))).toEqual(['Tenis 72', 'Tenis 71', 'Balón'])
    const { place, leave } = await live('Home', view)
    expect(names(place)).toEqual(['Tenis 71', 'Balón', 'Tenis 72'])
    leave()
  })

  test('can be one of products seen before, if the shop has no tags for sizes', async () => {
    const first = await live('Catalog', listed(both))
    await vi.waitFor(() => expect(localStorage.getItem(key('sizes-seen'))).toContain('26'))
    first.leave()
    const { place, leave } = await live('Home', { ...screens.Home.full, products: [], bestSellers: [], promotions: [] })
    expect(place.querySelector('#my-size input[aria-label="26 MX"]')).not.toBeNull()
    leave()
  })
})

describe('the switch for my size', () => {
  test('asks for a size if there is none', async () => {
    const catalog = await page('Catalog', listed(both))
    expect(catalog.querySelector('.only')?.getAttribute('popovertarget')).toBe('my-size')
  })

  test('hides products that do not come in it, says how many are left, and shows all again', async () => {
    remember({ shoes: '27', clothes: null })
    const { place, leave } = await live('Catalog', listed(both, small, ball))
    expect(names(place)).toEqual(['Tenis 71', 'Tenis 72', 'Balón'])
    await press(place.querySelector('.only'))
    expect(names(place)).toEqual(['Tenis 71', 'Balón'])
    expect(place.querySelector('.only')?.getAttribute('aria-checked')).toBe('true')
    await vi.waitFor(() => expect(place.textContent).toContain('2 de 3 vienen en tu talla'))
    await press(place.querySelector('.only'))
    expect(names(place)).toHaveLength(3)
    leave()
  })

  test('says so when no product is left, and links back', async () => {
    remember({ shoes: '27', clothes: null })
    localStorage.setItem(key('only-my-size'), 'true')
    const { place, leave } = await live('Catalog', listed(small))
    expect(place.querySelector('main .empty')?.textContent).toContain('27 MX')
    await press(place.querySelector('main .empty button'))
    expect(names(place)).toEqual(['Tenis 72'])
    leave()
  })
})
