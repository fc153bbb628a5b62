import type { OrderDraft, Product } from '@store/core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setShop } from '../shops/store/shops.ts'
import { counts, draftOf, newKey, one, openOrders, openShop, sell, sizes } from './testing.ts'

const { db, api, shopId, place, close } = await openOrders()
afterAll(close)

describe('what an order may not be: refused with its reason, and nothing is written (C33, S5, S6, V2)', () => {
  let shirt: Product
  let skirt: Product
  let foreign: Product
  let cap: Product
  beforeAll(async () => {
    const products = await sell(
      db,
      shopId,
      { units: 5 },
      { name: 'Falda', ...sizes },
      { name: 'Gorra', maxQuantity: 2 },
      { name: 'Apagada', active: false },
      { name: 'A convenir', price: null },
    )
    const other = await sell(db, await openShop(db), sizes)
    if (!products[0] || !products[1] || !products[2] || !other[0]) throw new Error('nothing to sell')
    ;[shirt, skirt, cap, foreign] = [products[0], products[1], products[2], other[0]]
    off = products[3] as Product
    quiet = products[4] as Product
  })
  let off: Product
  let quiet: Product

  const refusedLines = (): readonly (readonly [string, OrderDraft['lines'], unknown])[] => {
    const ask = (product: Product, variantId: string | null = null) => ({ productId: product.id, variantId })
    const id = (product: Product, at: number) => product.variants[at]?.id ?? ''
    const bad = { kind: 'badQuantity', ...ask(shirt) }
    return [
      ['no lines', [], { kind: 'empty' }],
      ...[0, -1, 1e9, 1.5, 10_000, -0.5].map((quantity) => [`${quantity} units`, [one(shirt, quantity)], bad] as const),
      ['9999 twice', [one(shirt, 9999), one(shirt, 9999)], bad],
      ['too many', [one(shirt, 6)], { kind: 'outOfStock', ...ask(shirt), name: 'Camisa', available: 5 }],
      [
        'too many in two lines',
        [one(shirt, 3), one(shirt, 3)],
        { kind: 'outOfStock', ...ask(shirt), name: 'Camisa', available: 5 },
      ],
      ['more than the limit', [one(cap, 3)], { kind: 'overLimit', ...ask(cap), name: 'Gorra', limit: 2 }],
      [
        'no such product',
        [{ ...one(shirt), productId: 999_999 }],
        { kind: 'unknownProduct', productId: 999_999, variantId: null },
      ],
      [
        'a number beyond any id',
        [{ ...one(shirt), productId: 2 ** 40 }],
        { kind: 'unknownProduct', productId: 2 ** 40, variantId: null },
      ],
      [
        "another shop's product",
        [one(foreign, 1, id(foreign, 0))],
        { kind: 'unknownProduct', ...ask(foreign, id(foreign, 0)) },
      ],
      [
        "another shop's variant",
        [one(skirt, 1, id(foreign, 0))],
        { kind: 'unknownProduct', ...ask(skirt, id(foreign, 0)) },
      ],
      [
        "another product's variant",
        [one(shirt, 1, id(skirt, 0))],
        { kind: 'unknownProduct', ...ask(shirt, id(skirt, 0)) },
      ],
      [
        'no variant',
        [{ ...one(skirt, 1), variantId: "1' or 1=1" }],
        { kind: 'unknownProduct', ...ask(skirt, "1' or 1=1") },
      ],
      ['a variant not chosen', [one(skirt)], { kind: 'variantNeeded', productId: skirt.id, name: 'Falda' }],
      [
        'a sold-out variant',
        [one(skirt, 1, id(skirt, 1))],
        { kind: 'outOfStock', ...ask(skirt, id(skirt, 1)), name: 'Falda', available: 0 },
      ],
      [
        'a disabled variant',
        [one(skirt, 1, id(skirt, 2))],
        { kind: 'inactive', ...ask(skirt, id(skirt, 2)), name: 'Falda' },
      ],
      ['a product switched off', [one(off)], { kind: 'inactive', ...ask(off), name: 'Apagada' }],
      ['a price on request', [one(quiet)], { kind: 'inactive', ...ask(quiet), name: 'A convenir' }],
      ['a tampered price', [{ ...one(shirt), unitPrice: 1 }], { kind: 'priceChanged', expected: 1, actual: 50_000_00 }],
      [
        'one tampered price of two',
        [
          { ...one(shirt), unitPrice: 50_000_00 },
          { ...one(shirt), unitPrice: 2 },
        ],
        { kind: 'priceChanged', expected: 2, actual: 50_000_00 },
      ],
    ]
  }

  test('lines', async () => {
    const before = await counts(db)
    for (const [name, lines, refusal] of refusedLines()) {
      expect([name, await place(draftOf(shopId, lines))]).toEqual([name, { kind: 'refused', refusals: [refusal] }])
    }
    expect(await counts(db)).toEqual(before)
  })

  test('an amount that no currency has', async () => {
    const [palace] = await sell(db, shopId, { price: 10_000_000_000_000, units: 9999 })
    if (!palace) throw new Error('nothing to sell')
    const refusals = [{ kind: 'badQuantity', productId: palace.id, variantId: null }]
    expect(await place(draftOf(shopId, [one(palace, 9999)]))).toEqual({ kind: 'refused', refusals })
  })

  test('every bad line gets its own reason, beside good ones', async () => {
    const outcome = await place(draftOf(shopId, [one(shirt), one(cap, 3), one(off)]))
    expect(outcome).toMatchObject({ refusals: [{ kind: 'overLimit' }, { kind: 'inactive' }] })
  })

  test('a total the shopper was not shown', async () => {
    const before = await counts(db)
    const draft = draftOf(shopId, [one(shirt)], { expectedTotal: 1_00 })
    const refusals = [{ kind: 'priceChanged', expected: 1_00, actual: 58_000_00 }]
    expect(await place(draft)).toEqual({ kind: 'refused', refusals })
    expect(await counts(db)).toEqual(before)
    // A refused attempt may be corrected and sent again with the same key.
    expect((await place({ ...draft, expectedTotal: 58_000_00 })).kind).toBe('placed')
  })

  test('below the minimum, with what is missing; a closed shop; a shop that has not said what delivery costs', async () => {
    const strict = await openShop(db, { minPurchase: 60_000_00, shippingRate: { kind: 'unset' } })
    const [hat] = await sell(db, strict, {})
    if (!hat) throw new Error('nothing to sell')
    const before = await counts(db)
    const missing = { kind: 'belowMinimum', minimum: 60_000_00, missing: 10_000_00 }
    expect(await place(draftOf(strict, [one(hat)]))).toEqual({ kind: 'refused', refusals: [missing] })
    const unset = { kind: 'shippingUnavailable', reason: 'unset' }
    expect(await place(draftOf(strict, [one(hat, 2)]))).toEqual({ kind: 'refused', refusals: [unset] })
    expect({ ...(await counts(db)), versions: 0 }).toEqual({ ...before, versions: 0 })
    await setShop(db, strict, { open: false, shippingRate: { kind: 'free' } })
    expect(await place(draftOf(strict, [one(hat, 2)]))).toEqual({ kind: 'refused', refusals: [{ kind: 'closed' }] })
  })

  test('a shop behind its access code, and a shop there is not: no order, no quote, no word (S1)', async () => {
    const gate = { enabled: true, title: '', description: '', image: null, colors: {} }
    const locked = await openShop(db, { accessGate: gate })
    const [hat] = await sell(db, locked, {})
    if (!hat) throw new Error('nothing to sell')
    const before = await counts(db)
    const quote = (shop: number) =>
      api.quoteOrder({ body: { shopId: shop, lines: [one(hat)], delivery: 'address', cityId: null } })
    for (const [shop, status] of [
      [locked, 403],
      [2_000_000_000, 404],
      [2 ** 40, 404],
    ] as const) {
      await expect(place(draftOf(shop, [one(hat)]))).rejects.toMatchObject({ failure: { status } })
      await expect(quote(shop)).rejects.toMatchObject({ failure: { status } })
    }
    expect(await counts(db)).toEqual(before)
  })

  test('fields left out, by name (V1)', async () => {
    const before = await counts(db)
    const draft = draftOf(shopId, [one(shirt)])
    const refusal = async (change: Partial<OrderDraft['buyer']>, address: object = {}) => {
      if (draft.delivery.kind !== 'address') throw new Error('no address')
      const delivery = { kind: 'address', address: { ...draft.delivery.address, ...address } } as const
      const outcome = await place({ ...draft, key: newKey(), buyer: { ...draft.buyer, ...change }, delivery })
      return outcome.kind === 'refused' ? outcome.refusals.map((each) => 'field' in each && each.field) : outcome.kind
    }
    expect(await refusal({ name: ' \u00a0 ' })).toEqual(['name'])
    expect(await refusal({ idNumber: ' - ', phone: 'no' })).toEqual(['idNumber', 'phone'])
    expect(await refusal({ email: 'ana@' })).toEqual(['email'])
    for (const phone of ['300 123', '0000000000', '+999 12345678']) expect(await refusal({ phone })).toEqual(['phone'])
    expect(await refusal({}, { city: '', address: '\u0007' })).toEqual(['city', 'address'])
    expect(await counts(db)).toEqual(before)
  })
})
