import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { CartAnswer } from '../design.ts'
import { fixtures } from '../fixtures/index.ts'
import { type CartSnapshot, createCartStore, loadEngine } from './cart-store.ts'

const { products, carts, shop } = fixtures
const KEY = `cart:${shop.shop.id}`
const patience = { timeout: 10_000 }
const askCart = async (): Promise<CartAnswer> => carts.full.answer

let stop: (() => void) | null = null
function openStore(page = { view: shop, askCart }) {
  const store = createCartStore(shop.shop.id, page)
  const seen: CartSnapshot[] = []
  store.subscribe(() => seen.push(store.snapshot()))
  stop = store.start()
  return { store, seen }
}
const settled = ({ store }: ReturnType<typeof openStore>) =>
  vi.waitFor(() => expect(store.snapshot().checking).toBe('done'), patience)

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.useRealTimers()
  stop?.()
})

describe('the store of a cart, without React', () => {
  test('does nothing before it is started, and asks nothing after it was stopped', async () => {
    localStorage.setItem(KEY, JSON.stringify(carts.full.cart))
    await loadEngine()
    vi.useFakeTimers()
    const asked = vi.fn(askCart)
    const store = createCartStore(shop.shop.id, { view: shop, askCart: asked })
    expect(store.snapshot()).toMatchObject({ ready: false, count: 0, checking: 'idle' })
    const end = store.start()
    await vi.advanceTimersByTimeAsync(1)
    expect(store.snapshot()).toMatchObject({ ready: true, checking: 'asking' })
    end()
    await vi.advanceTimersByTimeAsync(10_000)
    await store.add(products.plain, null, 1, null)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(asked).not.toHaveBeenCalled()
  })

  test('replaces what it shows with each change, and keeps what has not changed', async () => {
    localStorage.setItem(KEY, JSON.stringify(carts.full.cart))
    const opened = openStore()
    await settled(opened)
    const before = opened.store.snapshot()
    opened.store.open()
    const after = opened.store.snapshot()
    expect(after).not.toBe(before)
    expect(after.isOpen).toBe(true)
    expect(after.lines).toBe(before.lines)
    expect(after.totals).toBe(before.totals)
    expect(opened.seen.at(-1)).toBe(after)
  })

  test('sums anew when the shop of the page is another version of it', async () => {
    localStorage.setItem(KEY, JSON.stringify(carts.full.cart))
    const opened = openStore({ view: shop, askCart: () => new Promise(() => {}) })
    await vi.waitFor(() => expect(opened.store.snapshot().ready).toBe(true), patience)
    const missing = () => opened.store.snapshot().totals?.minimum?.missing ?? 0
    const before = missing()
    const minPurchase = (opened.store.snapshot().totals?.subtotal ?? 0) + 1_000
    opened.store.setPage({ view: { ...shop, shop: { ...shop.shop, minPurchase } }, askCart })
    expect(missing()).toBe(1_000)
    expect(before).not.toBe(1_000)
  })

  test('a removed line is named, one that is not there is not', async () => {
    localStorage.setItem(KEY, JSON.stringify(carts.full.cart))
    const { store } = openStore()
    expect(await store.remove('101')).toBe(products.plain.name)
    expect(await store.remove('101')).toBe('')
  })
})
