import { type Cart, chatLink, lineFrom, type Product } from '@store/core'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type CartFixture, fixtures } from '../fixtures/index.ts'
import { ShopProvider } from '../shop-context.tsx'
import es from '../words/es.ts'
import { CartProvider, useCart } from './cart-provider.tsx'
import { useOrderMessage } from './order-message.ts'

const { carts, shop, products } = fixtures
const patience = { timeout: 10_000 }

beforeEach(() => localStorage.clear())
afterEach(cleanup)

async function messageOf({ cart, answer }: CartFixture) {
  localStorage.setItem(`cart:${shop.shop.id}`, JSON.stringify(cart))
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ShopProvider view={shop} words={es} host={{ askCart: async () => answer }}>
      <CartProvider>{children}</CartProvider>
    </ShopProvider>
  )
  const { result } = renderHook(() => ({ cart: useCart(), message: useOrderMessage() }), { wrapper })
  await waitFor(() => expect(result.current.cart.checking).toBe('done'), patience)
  return result.current.message
}

test('the message has every line, discounts, shipping and the total (B12, L3)', async () => {
  const message = await messageOf(carts.full)
  expect(message.text).toBe(
    ['Hola, quiero hacer este pedido:', ...message.lines.map(({ text }) => text), ...message.sums].join('\n'),
  )
  expect(message.lines.map(({ key }) => key)).toEqual(['101', '102.1021', '103'])
  expect(message.lines[0]?.text).toMatch(/^2 × Florero de barro negro: \$/)
  expect(message.sums.map((sum) => sum.split(':')[0])).toEqual(['Subtotal', 'Lleva 3', 'Envío', 'Total'])
  expect(message.rest).toBeNull()
})

test('lines that cannot be bought any more are left out', async () => {
  const message = await messageOf(carts.troubled)
  expect(message.lines.map(({ key }) => key)).toEqual(['102.1021', '103'])
})

test('characters that chats read as formatting are removed, and the message written with a product is in its line', async () => {
  const line = lineFrom({ ...products.plain, name: 'Florero *único*' }, null, 1, 'Para Inés')
  const answer = { ...carts.full.answer, products: [{ ...products.plain, name: 'Florero *único*' }] }
  const message = await messageOf({ cart: { shopId: shop.shop.id, lines: line ? [line] : [] }, answer })
  expect(message.lines[0]?.text).toMatch(/^1 × Florero único · Para Inés: /)
})

test('a long order is cut between products, so that its link still has the total', async () => {
  const many = Array.from(
    { length: 60 },
    (_, i): Product => ({ ...products.plain, id: 1000 + i, name: `Taza nº ${i}` }),
  )
  const lines = many.flatMap((product): Cart['lines'] => {
    const line = lineFrom(product, null, 1)
    return line ? [line] : []
  })
  const message = await messageOf({
    cart: { shopId: shop.shop.id, lines },
    answer: { ...carts.full.answer, products: many },
  })
  const left = lines.length - message.lines.length
  expect(left).toBeGreaterThan(0)
  expect(message.rest).toBe(`y ${left} productos más`)
  const link = chatLink(shop.shop.chatNumber ?? '', message.text, 'desktop')
  expect(new URL(link).searchParams.get('text')).toBe(message.text)
  expect(message.text.split('\n').at(-1)).toMatch(/^Total: /)
})
