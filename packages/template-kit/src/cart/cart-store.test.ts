import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { CartAnswer } from '../design.ts'
import { fixtures } from '../fixtures/index.ts'
import { createCartStore, loadEngine, type StoredCart, shownSums } from './cart-store.ts'

const { products, carts, shop } = fixtures
const KEY = `cart:${shop.shop.id}`
const patience = { timeout: 10_000 }
const askCart = async (): Promise<CartAnswer> => carts.full.answer
const keep = () => localStorage.setItem(KEY, JSON.stringify(carts.full.cart))

let stop: (() => void) | null = null
function openStore(ask: typeof askCart = askCart) {
  const store = createCartStore(shop.shop.id, ask)
  const seen: StoredCart[] = []
  stop = store.start((state) => seen.push(state))
  return { store, seen }
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.useRealTimers()
  stop?.()
  stop = null
})

describe('the store of a cart, without React', () => {
  test('does nothing before it is started, and neither asks nor notifies after it was stopped', async () => {
    keep()
    await loadEngine()
    vi.useFakeTimers()
    const ask = vi.fn(askCart)
    const store = createCartStore(shop.shop.id, ask)
    expect(store.state()).toMatchObject({ cart: null, checking: 'idle' })
    const notify = vi.fn()
    const end = store.start(notify)
    await vi.advanceTimersByTimeAsync(1)
    expect(store.state()).toMatchObject({ cart: carts.full.cart, checking: 'asking' })
    end()
    const times = notify.mock.calls.length
    await vi.advanceTimersByTimeAsync(10_000)
    await store.add(products.plain, null, 1, null)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(ask).not.toHaveBeenCalled()
    expect(notify).toHaveBeenCalledTimes(times)
  })

  test('asks again after it was started again', async () => {
    keep()
    const ask = vi.fn(askCart)
    const { store } = openStore(ask)
    await vi.waitFor(() => expect(store.state().checking).toBe('done'), patience)
    stop?.()
    stop = store.start(() => {})
    await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2), patience)
    await vi.waitFor(() => expect(store.state().checking).toBe('done'), patience)
  })

  test('is replaced by each change, in which the rest stays the same', async () => {
    keep()
    const { store, seen } = openStore()
    await vi.waitFor(() => expect(store.state().checking).toBe('done'), patience)
    const before = store.state()
    store.open()
    const after = store.state()
    expect(after).not.toBe(before)
    expect(after).toMatchObject({ isOpen: true, checking: 'asking' })
    expect(after.cart).toBe(before.cart)
    expect(after.answer).toBe(before.answer)
    expect(seen.at(-1)).toBe(after)
  })

  test('is summed by the rules of the page, with what its lines cost', async () => {
    keep()
    const { store } = openStore(() => new Promise(() => {}))
    await vi.waitFor(() => expect(store.state().cart).not.toBe(null), patience)
    const sums = (view = shop) => {
      const { cart, answer, place } = store.state()
      return shownSums(cart, answer, view, place)
    }
    const { totals, count, checkoutItems } = sums()
    expect([count, checkoutItems.split(',')]).toEqual([4, expect.arrayContaining(['101:2'])])
    const minPurchase = (totals?.subtotal ?? 0) + 1_000
    const dearer = { ...shop, shop: { ...shop.shop, minPurchase } }
    expect(sums(dearer).totals?.minimum?.missing).toBe(1_000)
    await store.clear()
    expect(sums()).toMatchObject({ lines: [], count: 0, totals: null, check: null })
  })

  test('a removed line is named, one that is not there is not', async () => {
    keep()
    const { store } = openStore()
    expect(await store.remove('101')).toBe(products.plain.name)
    expect(await store.remove('101')).toBe('')
  })
})
