import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Coupon, couponProblem, isCouponCode, normaliseCouponCode } from './coupon.ts'
import { cartTotals } from './totals.ts'

const coupon: Coupon = {
  code: 'AMANECER',
  active: true,
  reduction: { kind: 'percentage', percent: 10 },
  minPurchase: null,
  from: null,
  until: null,
  maxUses: null,
  maxUsesPerBuyer: null,
}

describe('codes', () => {
  test.each([
    [' amanecer ', 'AMANECER'],
    ['Día10', 'DIA10'],
    ['ñandú', 'NANDU'],
    ['ｈｏｌａ', 'HOLA'],
    ['\u200bHOLA\u00a0', 'HOLA'],
    ['dos palabras', 'DOS PALABRAS'],
    ['   ', ''],
  ])('%j is read as %j', (typed, code) => {
    expect(normaliseCouponCode(typed)).toBe(code)
  })

  test('reading a code that was read changes nothing, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        const code = normaliseCouponCode(typed)
        expect(normaliseCouponCode(code)).toBe(code)
        expect(normaliseCouponCode(` ${typed.normalize('NFD')}\t`)).toBe(code)
      }),
      { numRuns: 5000 },
    )
  })

  test.each([
    ['HOLA', true],
    ['VERANO-2026_10', true],
    ['DOS PALABRAS', false],
    ['ANA', false],
    ['-HOLA', false],
    ['A'.repeat(40), true],
    ['A'.repeat(41), false],
    ['', false],
  ])('merchants may give %j: %s', (code, may) => {
    expect(isCouponCode(code)).toBe(may)
  })
})

describe('couponProblem', () => {
  const noon = new Date('2026-03-15T12:00:00Z')
  const problem = (
    change: Partial<Coupon>,
    { subtotal = 10_000, discount = 0, total = 0, byBuyer = 0, now = noon } = {},
  ) =>
    couponProblem({ ...coupon, ...change }, { totals: { subtotal, discount }, uses: { total, byBuyer }, unit: 1, now })

  test('nobody has heard of it', () => {
    const about = { totals: { subtotal: 1, discount: 0 }, uses: { total: 0, byBuyer: 0 }, unit: 1, now: noon }
    expect(couponProblem(null, about)).toEqual({ reason: 'unknown' })
  })

  const at = (now: string) => ({ now: new Date(now) })
  test.each([
    ['it applies', {}, {}, null],
    ['switched off', { active: false }, {}, { reason: 'inactive' }],
    [
      'a moment before its first',
      { from: '2026-03-15T05:00:00.000Z' },
      at('2026-03-15T04:59:59.999Z'),
      { reason: 'notYet', from: '2026-03-15T05:00:00.000Z' },
    ],
    ['its first moment', { from: '2026-03-15T05:00:00.000Z' }, at('2026-03-15T05:00:00Z'), null],
    ['its last moment', { until: '2026-03-16T05:00:00.000Z' }, at('2026-03-16T04:59:59.999Z'), null],
    [
      'over',
      { until: '2026-03-16T05:00:00.000Z' },
      at('2026-03-16T05:00:00Z'),
      { reason: 'expired', until: '2026-03-16T05:00:00.000Z' },
    ],
    ['one use left', { maxUses: 50 }, { total: 49 }, null],
    ['used up', { maxUses: 50 }, { total: 50 }, { reason: 'usedUp' }],
    ['used beyond a limit that was lowered', { maxUses: 50 }, { total: 51 }, { reason: 'usedUp' }],
    ['used by others', { maxUsesPerBuyer: 1 }, { total: 9 }, null],
    ['used by this buyer', { maxUsesPerBuyer: 2 }, { byBuyer: 2 }, { reason: 'usedByBuyer', limit: 2 }],
    ['the minimum reached exactly', { minPurchase: 10_000 }, {}, null],
    ['the minimum reached before discounts', { minPurchase: 10_000 }, { discount: 9_000 }, null],
    ['a cent below the minimum', { minPurchase: 10_001 }, {}, { reason: 'belowMinimum', minimum: 10_001, missing: 1 }],
    ['nothing left to reduce', {}, { discount: 10_000 }, { reason: 'nothingLeft' }],
    ['too little left for a cent', {}, { subtotal: 4 }, { reason: 'nothingLeft' }],
    ['an empty cart', {}, { subtotal: 0 }, { reason: 'nothingLeft' }],
    [
      'a reduction that takes nothing',
      { reduction: { kind: 'fixed', amount: -5 } as const },
      {},
      { reason: 'nothingLeft' },
    ],
    [
      'what cannot be mended comes first',
      { active: false, minPurchase: 99_999, maxUses: 1 },
      { total: 1 },
      { reason: 'inactive' },
    ],
  ])('%s', (_, change, about, expected) => {
    expect(problem(change, about)).toEqual(expected)
  })
})

describe('a coupon in the totals', () => {
  const input: Parameters<typeof cartTotals>[0] = {
    lines: [{ unitPrice: 100_000, quantity: 1, freeShipping: false }],
    currency: 'COP',
    discounts: [
      {
        id: '1',
        name: 'Uno',
        active: true,
        trigger: 'quantity',
        minQuantity: 1,
        reduction: { kind: 'percentage', percent: 20 },
      },
    ],
    coupon: null,
    shippingRate: { kind: 'flat', price: 9_000 },
    minPurchase: null,
    delivery: 'address',
    cityId: null,
  }
  const totals = (reduction: Coupon['reduction']) => cartTotals({ ...input, coupon: { code: 'HOLA', reduction } })

  test('its line comes last, and its percentage is of what the discounts leave', () => {
    expect(totals({ kind: 'percentage', percent: 10 })).toMatchObject({
      discounts: [
        { id: '1', name: 'Uno', trigger: 'quantity', amount: 20_000 },
        { id: 'HOLA', name: null, trigger: 'coupon', amount: 8_000 },
      ],
      discount: 28_000,
      total: 81_000,
    })
  })

  test('it never goes below nothing, and never pays for shipping', () => {
    for (const reduction of [
      { kind: 'fixed', amount: 999_999 },
      { kind: 'percentage', percent: 500 },
    ] as const)
      expect(totals(reduction)).toMatchObject({ discount: 100_000, total: 9_000 })
  })

  test('the minimum purchase and shipping by subtotal look at the subtotal before it', () => {
    const ranges = [{ from: 100_000, to: 100_000, price: 1 }]
    const coupon = { code: 'HOLA', reduction: { kind: 'fixed', amount: 70_000 } as const }
    const shippingRate = { kind: 'bySubtotal', ranges } as const
    expect(cartTotals({ ...input, coupon, shippingRate, minPurchase: 100_000 })).toMatchObject({
      minimum: null,
      total: 10_001,
    })
  })
})
