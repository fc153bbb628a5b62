import { LANGUAGES, type Language, type OrderRefusal } from '@store/core'
import { cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { fixturesFor } from '../fixtures/index.ts'
import { ShopProvider } from '../shop-context.tsx'
import { loadWords } from '../words.ts'
import { useRefusal } from './refusal.ts'

afterEach(cleanup)

async function shopIn(language: Language) {
  const words = await loadWords(language, ['orders', 'placed'])
  const { shop, carts } = fixturesFor(language)
  return ({ children }: { readonly children: ReactNode }) => (
    <ShopProvider view={shop} words={words} host={{ askCart: async () => carts.full.answer }}>
      {children}
    </ShopProvider>
  )
}

describe('the text of an order’s refusal', () => {
  const refusals: readonly OrderRefusal[] = [
    { kind: 'empty' },
    { kind: 'badQuantity', productId: 1, variantId: null },
    { kind: 'unknownProduct', productId: 1, variantId: null },
    { kind: 'variantNeeded', productId: 1, name: 'X' },
    { kind: 'inactive', productId: 1, variantId: null, name: 'X' },
    { kind: 'outOfStock', productId: 1, variantId: null, name: 'X', available: 0 },
    { kind: 'outOfStock', productId: 1, variantId: null, name: 'X', available: 1 },
    { kind: 'tooManyOpen', limit: 10 },
    { kind: 'shopFull' },
    { kind: 'notTaken' },
    { kind: 'overLimit', productId: 1, variantId: null, name: 'X', limit: 0 },
    { kind: 'overLimit', productId: 1, variantId: null, name: 'X', limit: 2 },
    { kind: 'priceChanged', expected: 100, actual: 200 },
    { kind: 'belowMinimum', minimum: 100, missing: 50 },
    { kind: 'shippingUnavailable', reason: 'noRange' },
    { kind: 'shippingUnavailable', reason: 'unset' },
    { kind: 'shippingUnavailable', reason: 'noCity' },
    { kind: 'shippingUnavailable', reason: 'cityNeeded' },
    { kind: 'coupon', problem: { reason: 'unknown' } },
    { kind: 'coupon', problem: { reason: 'inactive' } },
    { kind: 'coupon', problem: { reason: 'notYet', from: '2026-04-01T05:00:00.000Z' } },
    { kind: 'coupon', problem: { reason: 'expired', until: '2026-04-01T05:00:00.000Z' } },
    { kind: 'coupon', problem: { reason: 'usedUp' } },
    { kind: 'coupon', problem: { reason: 'usedByBuyer', limit: 1 } },
    { kind: 'coupon', problem: { reason: 'usedByBuyer', limit: 3 } },
    { kind: 'coupon', problem: { reason: 'belowMinimum', minimum: 100, missing: 50 } },
    { kind: 'coupon', problem: { reason: 'nothingLeft' } },
    { kind: 'paymentMethod', problem: null },
    { kind: 'paymentMethod', problem: { reason: 'cityNeeded' } },
    { kind: 'paymentMethod', problem: { reason: 'city' } },
    { kind: 'paymentMethod', problem: { reason: 'ceiling', amount: 100 } },
    { kind: 'paymentMethod', problem: { reason: 'least', amount: 100 } },
    { kind: 'closed' },
    { kind: 'field', field: 'buyer.email' },
    { kind: 'field', field: 'documentType' },
    { kind: 'field', field: 'invoice.taxId' },
    { kind: 'field', field: 'invoice.email' },
    { kind: 'field', field: 'delivery.address.division' },
    { kind: 'field', field: 'branch' },
    { kind: 'field', field: 'channel' },
  ]
  test.each(LANGUAGES)('exists and is different for every reason in %s', async (language: Language) => {
    const { result } = renderHook(useRefusal, { wrapper: await shopIn(language) })
    for (const refusal of refusals)
      expect(result.current(refusal)).not.toMatch(/[{}]|refusal\.|field\.|invoice\.|coupon\.\w/)
    expect(new Set(refusals.map(result.current)).size).toBe(refusals.length)
  })

  test('is the limit that earlier orders have reached, never "at most 0"', async () => {
    const { result } = renderHook(useRefusal, { wrapper: await shopIn('es') })
    expect(result.current({ kind: 'overLimit', productId: 1, variantId: null, name: 'X', limit: 0 })).toBe(
      'X: tus pedidos por pagar o confirmar ya tienen el máximo que puedes comprar.',
    )
  })

  test('is "sold out" if no units are left', async () => {
    const { result } = renderHook(useRefusal, { wrapper: await shopIn('en') })
    const none = { kind: 'outOfStock', productId: 1, variantId: null, name: 'X', available: 0 } as const
    expect(result.current(none)).toBe('X: Sold out')
  })

  test('has dates of a coupon in the time zone of the shop’s country', async () => {
    const { result } = renderHook(useRefusal, { wrapper: await shopIn('es') })
    const midnight = '2026-04-01T05:00:00.000Z'
    const textOf = (problem: Extract<OrderRefusal, { kind: 'coupon' }>['problem']) =>
      result.current({ kind: 'coupon', problem })
    expect(textOf({ reason: 'notYet', from: midnight })).toBe('Este cupón vale desde el 1 de abril de 2026.')
    expect(textOf({ reason: 'expired', until: midnight })).toBe('Este cupón venció el 31 de marzo de 2026.')
  })
})
