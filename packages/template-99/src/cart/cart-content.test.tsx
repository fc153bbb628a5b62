import { CartProvider, ShopProvider, type ShopView, type Words } from '@store/template-kit'
import { type CartFixture, fixtures } from '@store/template-kit/fixtures'
import { completeBrowser } from '@store/template-kit/testing'
import kit from '@store/template-kit/words/es'
import { cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { readSettings } from '../settings.ts'
import es from '../words/es.ts'
import Order from './cart-content.tsx'

const { carts, shop } = fixtures
const words: Words = { ...kit, ...es }

configure({ asyncUtilTimeout: 20_000 })
beforeAll(completeBrowser)
beforeEach(() => localStorage.clear())
afterEach(cleanup)

async function openOrder(
  { cart, answer }: CartFixture,
  { settings = {}, view = shop }: { settings?: object; view?: ShopView } = {},
) {
  localStorage.setItem(`cart:${shop.shop.id}`, JSON.stringify(cart))
  render(
    <ShopProvider
      view={{ ...view, settings: readSettings(settings) }}
      words={words}
      host={{ askCart: async () => answer }}
    >
      <CartProvider>
        <Order />
      </CartProvider>
    </ShopProvider>,
  )
  await screen.findByRole('region', { name: es['charla.preview'] })
}
const bubble = () => screen.getByRole('region', { name: es['charla.preview'] })
/** The text of the bubble, line by line. */
const inBubble = () => [...bubble().querySelectorAll('[data-line]')].map((line) => line.textContent).join('\n')
const sendLink = () => screen.getByRole<HTMLAnchorElement>('link', { name: es['charla.send'] })
/** The lines that the link to the chat carries. */
const inLink = () => new URL(sendLink().href).searchParams.get('items')

test('the bubble has the text of the message, also after a change, and the link to the chat has the same lines', async () => {
  await openOrder(carts.full)
  await waitFor(() => expect(inBubble()).toContain('Lleva 3'))
  expect(inLink()).toMatch(/^101:2,/)
  expect(new URL(sendLink().href).searchParams.get('chat')).toBe('1')
  expect(inBubble()).toMatch(/^Hola, quiero hacer este pedido:\n2 × Florero de barro negro: .*\nTotal: /s)

  const before = inBubble()
  const [first] = within(bubble()).getAllByRole('button', { name: 'Una unidad más' })
  fireEvent.click(first as HTMLElement)
  await waitFor(() => expect(inBubble()).toContain('3 × Florero de barro negro'))
  expect(inBubble()).not.toBe(before)
  expect(inLink()).toMatch(/^101:3,/)

  fireEvent.click(within(bubble()).getByRole('button', { name: /^Quitar Lámpara/ }))
  await waitFor(() => expect(inBubble()).not.toContain('Lámpara'))
  expect(inLink()).not.toMatch(/,103:/)
})

test('a line that cannot be bought is not part of the message, and nothing can be sent until it is removed (S5, S6)', async () => {
  await openOrder(carts.troubled)
  await waitFor(() => expect(inBubble()).not.toContain(fixtures.products.longName.name))
  expect(screen.getAllByText(/ya no lo tengo/)).toHaveLength(2)
  expect(screen.queryByRole('link', { name: es['charla.send'] })).toBeNull()
  expect(screen.getByRole('button', { name: es['charla.send'] })).toHaveProperty('disabled', true)
  fireEvent.click(screen.getByRole('button', { name: 'Dejar 3' }))
  await waitFor(() => expect(inBubble()).toContain('3 × Camisa'))
})

test('paying online is offered if the shop has it on (D6), else ordering without the chat', async () => {
  await openOrder(carts.full)
  const pay = screen.getByRole<HTMLAnchorElement>('link', { name: kit['cart.payOnline'] })
  expect(pay.getAttribute('href')).toMatch(/^\/checkout\?items=/)
  cleanup()
  await openOrder(carts.full, { settings: { pago_online: 0 } })
  expect(screen.queryByRole('link', { name: kit['cart.payOnline'] })).toBeNull()
  expect(screen.getByRole('link', { name: es['charla.orderHere'] })).toBeTruthy()
})

test('without a chat number there is checkout, and no text about a chat', async () => {
  await openOrder(carts.full, { view: { ...shop, shop: { ...shop.shop, chatNumber: null } } })
  expect(screen.queryByText('La tienda no tiene un número de WhatsApp.')).toBeNull()
  expect(screen.queryByRole('link', { name: es['charla.send'] })).toBeNull()
  expect(screen.getByRole('link', { name: kit['cart.payOnline'] })).toBeTruthy()
})

test('emptying the cart asks first; the empty cart links to products (M9, L3)', async () => {
  await openOrder(carts.full)
  fireEvent.click(screen.getByRole('button', { name: es['cart.clear'] }))
  fireEvent.click(screen.getByRole('button', { name: kit['cart.no'] }))
  expect(bubble()).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: es['cart.clear'] }))
  fireEvent.click(screen.getByRole('button', { name: kit['cart.yes'] }))
  await screen.findByText(es['charla.orderEmpty'])
  expect(screen.getByRole('link', { name: es['charla.showPopular'] }).getAttribute('href')).toBe('/productos')
})
