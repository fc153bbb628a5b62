import { describe, expect, test } from 'vitest'
import type { Discount } from './discount.ts'
import { cartTotals } from './totals.ts'

const line = (unitPrice: number, quantity: number, freeShipping = false) => ({ unitPrice, quantity, freeShipping })
const ten: Discount = {
  id: 'ten',
  name: 'Desde tres',
  active: true,
  reduction: { kind: 'percentage', percent: 10 },
  trigger: 'quantity',
  minQuantity: 3,
}
const input: Parameters<typeof cartTotals>[0] = {
  lines: [line(28_990_000, 2), line(12_990_000, 1)],
  currency: 'COP',
  discounts: [ten],
  coupon: null,
  shippingRate: { kind: 'flat', price: 900_000 },
  minPurchase: null,
  delivery: 'address',
  cityId: null,
}

describe('cartTotals', () => {
  test('subtotal − discount + shipping', () => {
    expect(cartTotals(input)).toEqual({
      units: 3,
      subtotal: 70_970_000,
      discounts: [{ id: 'ten', name: 'Desde tres', trigger: 'quantity', amount: 7_097_000 }],
      discount: 7_097_000,
      shipping: { kind: 'quoted', price: 900_000, reason: 'rate' },
      total: 64_773_000,
      minimum: null,
    })
  })
  test.each([
    ...(['COP', 'CLP', 'PYG', 'CRC'] as const).map((currency) => [currency, 20_00] as const),
    ...(['MXN', 'USD', 'BRL', 'EUR', 'PEN'] as const).map((currency) => [currency, 20_01] as const),
  ])('in %s a tenth of 200.10 is as much as its shops write', (currency, amount) => {
    const { discounts } = cartTotals({ ...input, currency, lines: [line(66_70, 3)] })
    expect(discounts.map((one) => one.amount)).toEqual([amount])
  })
  test('an empty cart costs its delivery and nothing else', () => {
    expect(cartTotals({ ...input, lines: [] })).toMatchObject({ units: 0, subtotal: 0, discount: 0, total: 900_000 })
  })
  test('what cannot be quoted is not in the total', () => {
    const totals = cartTotals({ ...input, shippingRate: { kind: 'unset' } })
    expect(totals).toMatchObject({ total: 63_873_000, shipping: { kind: 'unavailable', reason: 'unset' } })
  })
  test('the rate by subtotal looks at the subtotal before discounts', () => {
    const ranges = [{ from: 70_000_000, to: 99_000_000, price: 1 }]
    expect(cartTotals({ ...input, shippingRate: { kind: 'bySubtotal', ranges } }).shipping).toMatchObject({ price: 1 })
  })
  test('a line with quantity 0 neither pays for delivery nor makes it free', () => {
    const shipping = (...lines: (typeof input)['lines'][number][]) => cartTotals({ ...input, lines }).shipping
    expect(shipping(line(1_000, 1, true), line(1_000, 0))).toMatchObject({ price: 0, reason: 'products' })
    expect(shipping(line(1_000, 0, true))).toMatchObject({ price: 900_000 })
  })
  test.each([
    ['no minimum', null, null],
    ['reached exactly', 70_970_000, null],
    ['reached before discounts', 70_000_000, null],
    ['missed by a cent', 70_970_001, { amount: 70_970_001, missing: 1 }],
    ['a minimum of 0 is none', 0, null],
  ])('V2: %s', (_, minPurchase, minimum) => {
    expect(cartTotals({ ...input, minPurchase }).minimum).toEqual(minimum)
  })
})
