import { cartTotals, type Discount, type Product } from '@store/core'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { setDiscounts } from '../coupons/discounts.ts'
import { addCoupon, changeCoupon } from '../coupons/store.ts'
import { inShop } from '../database/index.ts'
import { changeShop, setShop } from '../shops/store/shops.ts'
import { counts, couponOf, draftOf, one, openOrders, openShop, placed, sell, unexplainedStock } from './testing.ts'

const { db, api, place, unitsOf, close } = await openOrders()
afterAll(close)

describe('what it costs', () => {
  const amount = fc.integer({ min: 1, max: 400 }).map((n) => n * 1_250_00)
  const reduction = fc.oneof(
    amount.map((fixed) => ({ kind: 'fixed', amount: fixed }) as const),
    fc.integer({ min: 0, max: 60 }).map((percent) => ({ kind: 'percentage', percent }) as const),
  )
  const range = fc
    .tuple(amount, fc.option(amount), fc.option(reduction))
    .map(([from, to, own]) => ({ from, to, reduction: own }))
  const discount = fc
    .tuple(fc.boolean(), reduction, fc.oneof(fc.integer({ min: 1, max: 9 }), fc.array(range, { maxLength: 2 })))
    .map(([active, common, at]) => {
      const all = { name: 'Promo', active, reduction: common }
      return typeof at === 'number'
        ? { ...all, trigger: 'quantity' as const, minQuantity: at }
        : { ...all, trigger: 'subtotal' as const, ranges: at }
    })
  const shippingRange = fc.tuple(amount, amount).map(([to, price]) => ({ from: 0, to, price }))
  const shippingRate = fc.oneof(
    fc.constant({ kind: 'free' } as const),
    amount.map((price) => ({ kind: 'flat', price }) as const),
    fc.array(shippingRange, { maxLength: 3 }).map((ranges) => ({ kind: 'bySubtotal', ranges }) as const),
  )

  test("every amount of the order, and of the quote before it, is core's, on random carts (B4, B5, B9, V2, S6)", async () => {
    const shop = await openShop(db)
    const products = await sell(
      db,
      shop,
      ...[10_000_00, 33_333_33, 1, 250_000_50].map((price, i) => ({
        price,
        units: 1_000_000,
        freeShipping: i % 2 === 0,
      })),
    )
    await inShop(db, shop, (tx) => addCoupon(tx, shop, couponOf('PROMO')))
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat({ max: 3 }), fc.integer({ min: 1, max: 6 })), { minLength: 1, maxLength: 6 }),
        fc.array(discount, { maxLength: 3 }),
        shippingRate,
        fc.option(amount),
        fc.constantFrom('address' as const, 'pickUp' as const),
        fc.option(reduction),
        async (wanted, discounts, rate, minPurchase, delivery, given) => {
          await changeShop(db, shop, (tx) => setDiscounts(tx, shop, discounts))
          await setShop(db, shop, { shippingRate: rate, minPurchase })
          const known = (await api.listDiscounts({ params: { id: shop } })) as readonly Discount[]
          const lines = wanted.map(([at, quantity]) => one(products[at] as Product, quantity))
          const totalsWith = (coupon: Parameters<typeof cartTotals>[0]['coupon']) =>
            cartTotals({
              lines: wanted.map(([at, quantity]) => {
                const { price, freeShipping } = products[at] as Product
                return { unitPrice: price ?? 0, quantity, freeShipping }
              }),
              currency: 'COP',
              discounts: known,
              coupon,
              shippingRate: rate,
              minPurchase,
              delivery,
              cityId: null,
            })
          if (given) await inShop(db, shop, (tx) => changeCoupon(tx, shop, 'PROMO', { reduction: given }))
          const tried = totalsWith(given && { code: 'PROMO', reduction: given })
          // A coupon without any reduction is refused, so the cart has none.
          const coupon = tried.discounts.some(({ trigger }) => trigger === 'coupon') ? 'promo' : null
          const totals = tried
          const quote = await api.quoteOrder({ body: { shopId: shop, lines, delivery, cityId: null, coupon } })
          expect(quote.totals).toEqual(totals)
          const outcome = await place(
            draftOf(shop, lines, {
              paymentMethod: 'toBeAgreed',
              coupon,
              ...(delivery === 'pickUp' && { delivery: { kind: 'pickUp' } }),
            }),
          )
          if (totals.minimum || totals.shipping.kind !== 'quoted') {
            expect(outcome).toEqual({ kind: 'refused', refusals: quote.refusals })
            expect(quote.refusals).toHaveLength(1)
          } else {
            const { units, subtotal, discounts: applied, discount: reduced, shipping, total } = totals
            const sold = { units, subtotal, discounts: applied, discount: reduced, shipping: shipping.price, total }
            expect(placed(outcome).order).toMatchObject({ ...sold, coupon: coupon && 'PROMO' })
          }
        },
      ),
      { numRuns: 60 },
    )
    expect(await unexplainedStock(db)).toEqual([])
  })

  test('a quote shows each line as it stands, writes nothing, and waits for the city', async () => {
    const shop = await openShop(db, { shippingRate: { kind: 'byCity', cities: [], elsewhere: 9_000_00 } })
    const [shirt, off] = await sell(db, shop, { units: 2, price: 10_000_00 }, { active: false, name: 'Apagada' })
    if (!shirt || !off) throw new Error('nothing to sell')
    const before = await counts(db)
    const lines = [{ ...one(shirt, 3), unitPrice: 9_000_00 }, one(off), one(shirt, 0)]
    const quote = await api.quoteOrder({
      body: { shopId: shop, lines: lines.slice(0, 2), delivery: 'address', cityId: null },
    })
    expect(quote.lines).toMatchObject([
      {
        name: 'Camisa',
        quantity: 3,
        status: 'outOfStock',
        unitsAvailable: 2,
        unitPrice: 10_000_00,
        priceChangedFrom: 9_000_00,
      },
      { name: 'Apagada', status: 'inactive', unitsAvailable: 0 },
    ])
    expect(quote.refusals.map(({ kind }) => kind)).toEqual(['outOfStock', 'inactive'])
    const fine = await api.quoteOrder({
      body: { shopId: shop, lines: [one(shirt)], delivery: 'address', cityId: null },
    })
    expect(fine.totals.shipping).toEqual({ kind: 'cityNeeded' })
    expect(fine.refusals).toEqual([{ kind: 'shippingUnavailable', reason: 'cityNeeded' }])
    const zero = await api.quoteOrder({
      body: { shopId: shop, lines: [one(shirt, -1)], delivery: 'pickUp', cityId: null },
    })
    expect(zero.refusals).toEqual([{ kind: 'badQuantity', productId: shirt.id, variantId: null }])
    expect(await counts(db)).toEqual(before)
  })

  test('sales between two readings of a file stay sold (S6)', async () => {
    const shop = await openShop(db)
    const [shirt] = await sell(db, shop, { reference: 'a', units: 10 })
    if (!shirt) throw new Error('nothing to sell')
    placed(await place(draftOf(shop, [one(shirt, 4)])))
    await sell(db, shop, { reference: 'a', units: 10, name: 'Camisa nueva' })
    expect(await unitsOf(shirt)).toEqual([6])
    await sell(db, shop, { reference: 'a', units: 12 })
    expect(await unitsOf(shirt)).toEqual([12])
    expect(await unexplainedStock(db)).toEqual([])
  })
})
