import type { Product } from '@store/core'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { CartAnswer, ShopView, Words } from '../design.ts'
import { fixtures } from '../fixtures/index.ts'
import { ShopProvider } from '../shop-context.tsx'
import es from '../words/es.ts'
import { useComparedProducts } from './compared-products.ts'
import { ComparisonProvider, useComparison } from './comparison.tsx'

const words: Words = es
const { plain, promotion, soldOut, noPhoto, oneVariant } = fixtures.products
const { answer } = fixtures.carts.full

function compare(options: { shop?: ShopView; answer?: (ids: readonly number[]) => Promise<CartAnswer> } = {}) {
  const asked: (readonly number[])[] = []
  const askCart = async (ids: number[]) => {
    asked.push(ids)
    return options.answer ? options.answer(ids) : answer
  }
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ShopProvider view={options.shop ?? fixtures.shop} words={words} host={{ askCart }}>
      <ComparisonProvider>{children}</ComparisonProvider>
    </ShopProvider>
  )
  const { result } = renderHook(() => ({ ...useComparison(), ...useComparedProducts() }), { wrapper })
  const toggle = (product: Product, limit?: number) => {
    let outcome: string | undefined
    act(() => {
      outcome = result.current.toggle(product, limit)
    })
    return outcome
  }
  return { result, toggle, asked }
}
const KEY = `compare:${fixtures.shop.shop.id}`

beforeEach(() => localStorage.clear())
afterEach(cleanup)

describe('compared products', () => {
  test('are added and removed, at most four, and only their ids are stored', () => {
    const { result, toggle, asked } = compare()
    for (const product of [plain, promotion, soldOut, noPhoto]) expect(toggle(product)).toBe('added')
    expect(toggle(oneVariant)).toBe('full')
    expect(toggle(promotion)).toBe('removed')
    expect(result.current.products).toEqual([plain, soldOut, noPhoto])
    expect(result.current.has(promotion.id)).toBe(false)
    expect(localStorage.getItem(KEY)).toBe(JSON.stringify([plain.id, soldOut.id, noPhoto.id]))
    expect(toggle(promotion, 2)).toBe('full')
    // Products selected on the page are available without a request.
    expect(asked).toEqual([])
    act(() => result.current.clear())
    expect(result.current.ids).toEqual([])
  })

  test('are fetched on the next page; those that the shop no longer has are removed', async () => {
    localStorage.setItem(KEY, JSON.stringify([promotion.id, 999_999, plain.id]))
    const { result, asked } = compare()
    await waitFor(() => expect(result.current.products).toEqual([promotion, plain]))
    expect(asked).toEqual([[promotion.id, 999_999, plain.id]])
    expect(localStorage.getItem(KEY)).toBe(JSON.stringify([promotion.id, plain.id]))
  })

  test('are fetched again when the comparison opens, because a price may have changed', async () => {
    const cheaper = { ...plain, price: 100 }
    const { result, toggle } = compare({ answer: async () => ({ ...answer, products: [cheaper] }) })
    toggle(plain)
    expect(result.current.whole).toBe(false)
    act(() => result.current.open())
    await waitFor(() => expect(result.current.products).toEqual([cheaper]))
    expect(result.current.whole).toBe(true)
    expect(result.current.isOpen).toBe(true)
  })

  test('stay in the comparison when the server cannot be reached', async () => {
    localStorage.setItem(KEY, JSON.stringify([plain.id]))
    const { result } = compare({ answer: () => Promise.reject(new Error('offline')) })
    await waitFor(() => expect(result.current.asking).toBe('failed'))
    expect(result.current.ids).toEqual([plain.id])
  })

  test.each(['{"a":1}', '[1,"2",-3,1.5,1]', 'no', '[9007199254740993]'])(
    '%s in storage is read without error',
    (text) => {
      localStorage.setItem(KEY, text)
      expect(compare().result.current.ids).toEqual(text.startsWith('[1') ? [1] : [])
    },
  )

  test('are not stored where one host serves several shops', () => {
    const { toggle, result } = compare({ shop: { ...fixtures.shop, mount: '/wa/ejemplo' } })
    expect(toggle(plain)).toBe('added')
    expect(result.current.products).toEqual([plain])
    expect(localStorage.length).toBe(0)
  })

  test('follow changes of other tabs', async () => {
    const { result } = compare()
    localStorage.setItem(KEY, JSON.stringify([plain.id]))
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY })))
    await waitFor(() => expect(result.current.products).toEqual([plain]))
  })
})
