import { type Cart, lineFrom, type Product } from '@store/core'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { CartAnswer, ShopView, Words } from '../design.ts'
import { fixtures } from '../fixtures/index.ts'
import { ShopProvider } from '../shop-context.tsx'
import es from '../words/es.ts'
import { CartProvider, useCart } from './cart-provider.tsx'

const { products, carts, shop } = fixtures
const KEY = `cart:${shop.shop.id}`
const words: Words = es
const patience = { timeout: 10_000 }

type AskCart = (ids: number[], signal?: AbortSignal) => Promise<CartAnswer>

function inShop(askCart: AskCart, view: ShopView = shop) {
  return ({ children }: { children: ReactNode }) => (
    <ShopProvider view={view} words={words} host={{ askCart }}>
      <CartProvider>{children}</CartProvider>
    </ShopProvider>
  )
}
const answers = (change: Partial<CartAnswer> = {}) => vi.fn<AskCart>(async () => ({ ...carts.full.answer, ...change }))

async function openCart(askCart: AskCart = answers(), view: ShopView = shop) {
  const { result } = renderHook(useCart, { wrapper: inShop(askCart, view) })
  await waitFor(() => expect(result.current.ready).toBe(true), patience)
  return result
}
const Probe = () => <p>{String(useCart().ready)}</p>
const stored = (): Cart => JSON.parse(localStorage.getItem(KEY) ?? 'null')
const keep = (cart: unknown) => localStorage.setItem(KEY, typeof cart === 'string' ? cart : JSON.stringify(cart))

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('the cart of a shop (S4)', () => {
  test('is not ready on the server, so that hydration renders the same HTML', () => {
    keep(carts.full.cart)
    const Wrapper = inShop(answers())
    const html = renderToString(
      <Wrapper>
        <Probe />
      </Wrapper>,
    )
    expect(html).toContain('<p>false</p>')
  })

  test('an empty cart is ready at once, without a request', async () => {
    const askCart = answers()
    const cart = await openCart(askCart)
    expect(cart.current).toMatchObject({ lines: [], count: 0, totals: null, check: null, checking: 'idle' })
    expect(askCart).not.toHaveBeenCalled()
  })

  test('is stored per shop and read again on the next visit', async () => {
    const first = await openCart()
    await act(() => first.current.add(products.plain, null, 2))
    expect(stored().lines).toMatchObject([{ productId: products.plain.id, quantity: 2 }])
    cleanup()
    const again = await openCart()
    expect(again.current.count).toBe(2)
    expect(again.current.checkoutItems).toBe(`${products.plain.id}:2`)
    cleanup()
    const other = await openCart(answers(), { ...shop, shop: { ...shop.shop, id: 8 } })
    expect(other.current.count).toBe(0)
  })

  test('follows changes of other tabs, and never loses a line that another tab added', async () => {
    const cart = await openCart()
    keep(carts.full.cart)
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY })))
    await waitFor(() => expect(cart.current.count).toBe(4), patience)

    const line = lineFrom(products.oneVariant, '1041', 1)
    keep({ ...carts.full.cart, lines: [...carts.full.cart.lines, line] })
    await act(() => cart.current.add(products.plain, null, 1))
    expect(cart.current.count).toBe(6)
  })

  test.each([
    ['no JSON', '{{{'],
    ['another shop’s', { shopId: 999, lines: carts.full.cart.lines }],
    ['a list', [1, 2, 3]],
    ['lines that are none', { shopId: 7, lines: [null, 'x', {}] }],
  ])('stored content that cannot be read is an empty cart: %s', async (_, content) => {
    keep(content)
    const cart = await openCart()
    expect(cart.current.lines).toEqual([])
  })

  test('of a cart stored by an earlier release, the valid lines are kept', async () => {
    keep({ shopId: 7, lines: [{ productId: products.plain.id, quantity: 3 }, { nonsense: true }] })
    const cart = await openCart()
    await waitFor(() => expect(cart.current.checking).toBe('done'), patience)
    expect(cart.current.lines).toMatchObject([{ name: products.plain.name, quantity: 3, status: 'ok' }])
  })

  test('works where storage is blocked, for as long as the page is open', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('blocked')
    })
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('blocked')
    })
    const cart = await openCart()
    await act(() => cart.current.add(products.plain, null, 1))
    await act(() => cart.current.add(products.plain, null, 1))
    expect(cart.current.count).toBe(2)
  })
})

describe('checking the cart with the server (S4–S6)', () => {
  test('asks when the page loads, when the cart opens and after changes, which are debounced', async () => {
    keep(carts.full.cart)
    const askCart = answers()
    const cart = await openCart(askCart)
    await waitFor(() => expect(cart.current.checking).toBe('done'), patience)
    expect(askCart).toHaveBeenCalledTimes(1)
    expect(askCart.mock.calls[0]?.[0]).toEqual([101, 102, 103])

    act(() => cart.current.open())
    await waitFor(() => expect(askCart).toHaveBeenCalledTimes(2), patience)
    await waitFor(() => expect(cart.current.checking).toBe('done'), patience)

    for (const quantity of [2, 3, 4]) await act(async () => cart.current.setQuantity('101', quantity))
    await waitFor(() => expect(cart.current.checking).toBe('done'), patience)
    expect(cart.current.lines[0]?.quantity).toBe(4)
    expect(askCart.mock.calls.length).toBeLessThanOrEqual(5)
  })

  test('reports lines that are gone, over the stock or more expensive, and what is missing for the minimum (S5, V2)', async () => {
    keep(carts.troubled.cart)
    const cart = await openCart(answers({ minPurchase: carts.troubled.answer.minPurchase }))
    await waitFor(() => expect(cart.current.checking).toBe('done'), patience)
    const [gone, over, dearer, none] = cart.current.lines
    expect(gone?.status).toBe('inactive')
    expect(over).toMatchObject({ status: 'outOfStock', unitsAvailable: 3 })
    expect(dearer).toMatchObject({ status: 'ok', unitPrice: products.promotion.price })
    expect(dearer?.priceChangedFrom).toBe(Math.round((products.promotion.price ?? 0) / 2))
    expect(none?.status).toBe('inactive')
    expect(cart.current.check?.valid).toBe(false)
    expect(cart.current.totals?.minimum?.missing).toBeGreaterThan(0)
  })

  test('keeps the cart and reports the failure when the server cannot be reached', async () => {
    keep(carts.full.cart)
    const cart = await openCart(vi.fn<AskCart>().mockRejectedValue(new Error('offline')))
    await waitFor(() => expect(cart.current.checking).toBe('failed'), patience)
    expect(cart.current.count).toBe(4)
    expect(cart.current.totals?.subtotal).toBeGreaterThan(0)
  })

  test('aborts a request that a change has made outdated', async () => {
    keep(carts.full.cart)
    const signals: (AbortSignal | undefined)[] = []
    const askCart = vi.fn<AskCart>((_, signal) => {
      signals.push(signal)
      return signals.length === 1 ? new Promise(() => {}) : Promise.resolve(carts.full.answer)
    })
    const cart = await openCart(askCart)
    await waitFor(() => expect(askCart).toHaveBeenCalledTimes(1), patience)
    await act(async () => cart.current.remove('101'))
    await waitFor(() => expect(cart.current.checking).toBe('done'), patience)
    expect(signals[0]?.aborted).toBe(true)
  })

  test('stores the prices that the shopper saw in the drawer when it is closed', async () => {
    const [line] = carts.full.cart.lines
    keep({ shopId: 7, lines: [{ ...line, unitPrice: 1, name: 'Nombre viejo' }] })
    const cart = await openCart()
    act(() => cart.current.open())
    await waitFor(() => expect(cart.current.lines[0]?.priceChangedFrom).toBe(1), patience)
    // Another tab adds a line meanwhile, which stays.
    const added = lineFrom(products.oneVariant, '1041', 1)
    keep({ shopId: 7, lines: [...stored().lines, added] })
    await act(async () => cart.current.close())
    await waitFor(() => expect(stored().lines[0]).toMatchObject({ name: products.plain.name }), patience)
    expect(stored().lines).toHaveLength(2)
    expect(cart.current.lines[0]?.priceChangedFrom).toBe(null)
  })
})

describe('adding to the cart', () => {
  const refused: readonly [string, Product, string | null, number, string][] = [
    ['a choice is missing', products.variants, null, 1, 'chooseVariant'],
    ['the product is sold out', products.soldOut, null, 1, 'soldOut'],
    ['the variant is sold out', products.variants, '1022', 1, 'soldOut'],
    ['the variant is switched off', products.variants, '1023', 1, 'notAvailable'],
    ['the variant is unknown', products.variants, '9', 1, 'notAvailable'],
    ['the product is switched off', products.switchedOff, null, 1, 'notAvailable'],
    ['the price is on request', products.onRequest, null, 1, 'notAvailable'],
    ['there are not so many', products.plain, null, 9, 'noMore'],
    ['a message is needed', products.withMessage, null, 1, 'messageNeeded'],
  ]
  test.each(refused)('is refused with its reason when %s (S3, S5)', async (_, product, variantId, quantity, reason) => {
    const cart = await openCart()
    let outcome = ''
    await act(async () => {
      outcome = await cart.current.add(product, variantId, quantity)
    })
    expect(outcome).toBe(reason)
    expect(cart.current.count).toBe(0)
    expect(es[`cart.refused.${reason}` as keyof typeof es]).toBeTruthy()
    expect(document.querySelector('[role=status]')?.textContent).toBe(es[`cart.refused.${reason}` as keyof typeof es])
  })

  test('counts what is in the cart already', async () => {
    const cart = await openCart()
    await act(() => cart.current.add(products.variants, '1021', 2))
    const outcome = await act(() => cart.current.add(products.variants, '1021', 2))
    expect(outcome).toBe('noMore')
    expect(cart.current.count).toBe(2)
  })

  test('is refused over the limit per order, with its reason (limitQuantity)', async () => {
    const cart = await openCart()
    await act(() => cart.current.add(products.oneVariant, '1041', 4))
    const outcome = await act(() => cart.current.add(products.oneVariant, '1041', 4))
    expect(outcome).toBe('atMaximum')
    expect(cart.current.count).toBe(4)
    expect(document.querySelector('[role=status]')?.textContent).toContain(es['cart.refused.atMaximum'])
  })

  test('is announced to screen readers, also the second time', async () => {
    const cart = await openCart()
    const status = () => document.querySelector('[role=status]')?.innerHTML
    await act(() => cart.current.add(products.plain, null))
    const first = status()
    expect(first).toContain(products.plain.name)
    await act(() => cart.current.add(products.plain, null))
    expect(status()).not.toBe(first)
    expect(cart.current.lastAdded?.key).toBe('101')
  })

  test('actions stay the same while the cart changes, since effects of pages depend on them', async () => {
    const cart = await openCart()
    const { add, clear, close, remove, setQuantity } = cart.current
    await act(() => cart.current.add(products.plain, null, 1))
    await waitFor(() => expect(cart.current.checking).toBe('done'), patience)
    expect(cart.current.count).toBe(1)
    for (const [name, action] of Object.entries({ add, clear, close, remove, setQuantity }))
      expect(cart.current[name as 'add'], name).toBe(action)
  })

  test('clearing the cart removes it from storage', async () => {
    keep(carts.full.cart)
    const cart = await openCart()
    act(() => cart.current.clear())
    await waitFor(() => expect(cart.current.count).toBe(0), patience)
    expect(cart.current).toMatchObject({ lines: [], count: 0, totals: null })
    expect(localStorage.getItem(KEY)).toBe(null)
  })
})
