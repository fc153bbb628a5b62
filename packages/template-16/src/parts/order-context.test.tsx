import { type Product, readOpeningHours } from '@store/core'
import { fixtures } from '@store/template-kit/fixtures'
import { pagesOf } from '@store/template-kit/testing'
import { act } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { design } from '../design.ts'
import { template } from '../index.ts'

const { screens, shop } = fixtures
const { live, inABrowser } = pagesOf(template, design)
inABrowser()
afterEach(() => vi.useRealTimers())

const [first] = screens.Home.full.products
if (!first) throw new Error('no product')
const dish: Product = { ...first, options: [], variants: [], units: 9, message: null, price: 4200, active: true }
const view = { ...screens.Home.full, products: [dish], bestSellers: [], promotions: [] }

/** A shop in Colombia with opening hours from 12:00 to 17:30. */
const [branch] = shop.branches
if (!branch) throw new Error('no branch')
const hours = 'Todos los días, 12:00 a 17:30'
const byDay = { ...shop, branches: [{ ...branch, hours, week: readOpeningHours(hours) }] }
const clock = (time: string) => vi.useFakeTimers({ now: new Date(`2026-11-20T${time}:00-05:00`), toFake: ['Date'] })
const press = async (element: Element | null | undefined) => {
  if (!(element instanceof HTMLElement)) throw new Error('nothing to press')
  await act(async () => element.click())
}
const withCart = () => localStorage.setItem(`cart:${shop.shop.id}`, JSON.stringify(fixtures.carts.full.cart))

describe('the cart beside the menu', () => {
  test('a plus adds the dish and becomes its quantity; at none the line is removed', async () => {
    const { place } = await live('Home', view, { afterHours: 1 })
    expect(place.querySelector('.ticket-column')?.textContent).toContain('Tu pedido está vacío.')
    await press(place.querySelector('.dish .plus'))
    await vi.waitFor(() => expect(place.querySelector('.ticket-column .ticket-line')?.textContent).toContain(dish.name))
    const count = () => place.querySelector<HTMLInputElement>('.dish .quantity input')
    await vi.waitFor(() => expect(count()?.value).toBe('1'))
    // The focus moves from the plus to the button that adds another one.
    expect(document.activeElement).toBe(place.querySelector('.dish .quantity button:last-of-type'))
    await press(place.querySelector('.dish .quantity button:last-of-type'))
    await vi.waitFor(() => expect(count()?.value).toBe('2'))
    expect(place.querySelector('.ticket-column .written')?.textContent).toContain('2 ×')
    for (const left of [1, 0]) {
      await press(place.querySelector('.dish .quantity button'))
      await vi.waitFor(() => expect(Number(count()?.value ?? 0)).toBe(left))
    }
    expect(place.querySelector('.dish .plus')).not.toBeNull()
    expect(place.querySelector('.ticket-column')?.textContent).toContain('Tu pedido está vacío.')
  })

  test('a search in the menu hides the dishes that do not match, and the tabs of empty sections', async () => {
    const other = { ...dish, id: dish.id + 1, name: 'Anticucho de corazón', summary: null }
    const { place } = await live('Home', { ...view, products: [dish, other] })
    await press(place.querySelector('.deck-search'))
    expect(place.querySelector('.tabs')).toBeNull()
    const field = place.querySelector<HTMLInputElement>('.finder input')
    if (!field) throw new Error('no field')
    expect(document.activeElement).toBe(field)
    await act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'corazon')
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
    const names = () => [...place.querySelectorAll('.dish h3')].map(({ textContent }) => textContent)
    expect(names()).toEqual(['Anticucho de corazón'])
    await act(async () => field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })))
    expect(names()).toHaveLength(2)
    expect(document.activeElement).toBe(place.querySelector('.deck-search'))
  })
})

describe('opening hours and delivery', () => {
  test('while it is open the header says until when, and orders can be sent', async () => {
    clock('13:00')
    withCart()
    const { place } = await live('Cart', screens.Cart.full, {}, byDay)
    expect(place.querySelector('.slab .status')?.textContent).toBe('Abierto · cierra 17:30')
    await vi.waitFor(() => expect(place.querySelector('.cart-summary')).not.toBeNull())
    expect(place.querySelector('.cart-summary .kitchen')?.textContent).toBe('Abierto ahora, cierra a las 17:30')
    expect(place.querySelector('.cart-summary button')).toBeNull()
  })

  test('while it is closed no orders can be sent, and the opening time is shown; unless orders are taken after hours', async () => {
    clock('20:00')
    withCart()
    const { place, leave } = await live('Cart', screens.Cart.full, {}, byDay)
    expect(place.querySelector('.slab .status')?.getAttribute('data-open')).toBe('false')
    await vi.waitFor(() => expect(place.querySelector('.cart-summary')).not.toBeNull())
    expect([...place.querySelectorAll('.cart-summary button:disabled')].map((button) => button.textContent)).toEqual([
      expect.stringMatching(/^Cerrado · abre el .+ a las 12:00$/),
      'Comprar por WhatsApp',
    ])
    expect(place.querySelector('.kitchen')?.textContent).toContain('12:00')
    leave()
    const still = await live('Cart', screens.Cart.full, { afterHours: 1 }, byDay)
    await vi.waitFor(() => expect(still.place.querySelector('.cart-summary')).not.toBeNull())
    expect(still.place.querySelectorAll('.cart-summary button:disabled')).toHaveLength(0)
    expect(still.place.querySelector('.cart-summary [data-feature=onward]')?.textContent).toMatch(
      /^Pedir para el .+ 12:00 · /,
    )
    expect(still.place.querySelector('.cart-summary .kitchen')?.textContent).toContain('Tu pedido se prepara al abrir.')
  })

  test('a closed shop is closed whatever its opening hours are (S2)', async () => {
    clock('13:00')
    const { place } = await live(
      'Contact',
      screens.Contact.empty,
      {},
      { ...byDay, shop: { ...shop.shop, open: false } },
    )
    expect(place.querySelector('.slab .status')?.textContent).toBe('Cerrado')
  })

  test('with pick-up there is no delivery cost, and the choice is remembered for the next page', async () => {
    withCart()
    const { place, leave } = await live('Home', view, { afterHours: 1 })
    await vi.waitFor(() => expect(place.querySelector('.ticket-column .sums')).not.toBeNull())
    const shippingText = () => place.querySelector('.ticket-column [data-kind="shipping"] dd')?.textContent
    expect(shippingText()).not.toBe('Gratis')
    await press(place.querySelector('.way input[value="pickUp"]'))
    expect(shippingText()).toBe('Gratis')
    leave()
    const again = await live('Checkout', screens.Checkout.ready, { afterHours: 1 })
    await vi.waitFor(() =>
      expect(again.place.querySelector<HTMLInputElement>('[name=delivery][value=pickUp]')?.checked).toBe(true),
    )
  })
})
