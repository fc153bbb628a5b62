import { cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fixtures } from '../fixtures/index.ts'
import { ShopProvider } from '../shop-context.tsx'
import es from '../words/es.ts'
import { useBoughtLines } from './bought-lines.ts'
import { CartProvider, useCart } from './cart-provider.tsx'
import { isPurchase, keepPurchase, purchaseAgain } from './purchase.ts'

const { carts, shop } = fixtures
const shopId = shop.shop.id
const buy = (message: string) => keepPurchase(shopId, { productId: 1, variantId: null, quantity: 1, message })

function Messages({ cart }: { readonly cart: string }) {
  const { ready } = useCart()
  const lines = useBoughtLines(cart)
  return ready && <output>{lines.map(({ message }) => message).join()}</output>
}
async function messagesOf(cart: string, expected: string) {
  cleanup()
  const { container } = render(
    <ShopProvider view={shop} words={es} host={{ askCart: async () => carts.full.answer }}>
      <CartProvider>
        <Messages cart={cart} />
      </CartProvider>
    </ShopProvider>,
  )
  await waitFor(() => expect(container.querySelector('output')?.textContent).toBe(expected))
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  localStorage.setItem(`cart:${shopId}`, JSON.stringify(carts.full.cart))
})
afterEach(cleanup)

test('returning to an earlier purchase, and buying it again, keeps the message written with it', async () => {
  const [first, second] = [buy('Para Luís'), buy('Para Ana')]
  await messagesOf(second, 'Para Ana')
  await messagesOf(first, 'Para Luís')
  const again = purchaseAgain(first, '1')
  expect(again).not.toBe(first)
  expect(isPurchase(again)).toBe(true)
  await messagesOf(again, 'Para Luís')
  await messagesOf(purchaseAgain(again, '2'), 'Para Luís')
})

test('a purchase of another tab has no messages; a cart has those of its lines', async () => {
  buy('Para Luís')
  await messagesOf('now_other', '')
  await messagesOf('abc', carts.full.cart.lines.map(({ message }) => message).join())
})

test('a purchase stored by an earlier release is ignored', async () => {
  sessionStorage.setItem(`now:${shopId}`, JSON.stringify({ id: 'nowabc', lines: [] }))
  await messagesOf(buy('Para Ana'), 'Para Ana')
})
