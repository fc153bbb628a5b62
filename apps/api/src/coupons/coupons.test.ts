import type { ApiClient } from '@store/api-client'
import type { Coupon, CouponProblem, Order, OrderDraft, OrderNumber, OrderOutcome, Product, ShopId } from '@store/core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setDiscounts } from '../coupons/discounts.ts'
import { inShop } from '../database/index.ts'
import { orderContext } from '../order-context.ts'
import { moveOrder } from '../orders/move.ts'
import { couponOf, draftOf, newKey, one, openShop, sell } from '../orders/testing.ts'
import { changeShop } from '../shops/store/shops.ts'
import { openTestDatabase, type TestDatabase, testApi } from '../testing.ts'
import { addCoupon, changeCoupon, listCoupons } from './store.ts'

const NOW = new Date('2026-03-15T12:00:00Z')
let db: TestDatabase
let api: ApiClient
let shopId: ShopId
let shirt: Product
beforeAll(async () => {
  db = await openTestDatabase()
  ;({ api } = testApi(db, { now: () => NOW }))
  shopId = await openShop(db)
  const [sold] = await sell(db, shopId, { units: 100_000 })
  if (!sold) throw new Error('nothing to sell')
  shirt = sold
})
afterAll(() => db.close())

let given = 0
/** A coupon of the shop for 10 %, with the changes of the test. */
async function give(rest: Partial<Coupon> = {}): Promise<string> {
  const code = `CUPON-${++given}`
  await inShop(db, shopId, (tx) => addCoupon(tx, shopId, couponOf(code, rest)))
  return code
}

const times = <T>(count: number, make: (at: number) => T) => Array.from({ length: count }, (_, at) => make(at))
const buyer = (idNumber: string) => ({ buyer: { ...draftOf(0, []).buyer, idNumber } })
const order = (coupon: string | null, rest: Partial<OrderDraft> = {}) =>
  api.placeOrder({ body: draftOf(shopId, [one(shirt)], { coupon, ...rest }) })
const numbersOf = (outcomes: readonly OrderOutcome[]) =>
  outcomes.flatMap((outcome) => (outcome.kind === 'placed' ? [outcome.order.number] : []))
async function placed(...input: Parameters<typeof order>): Promise<Order> {
  const outcome = await order(...input)
  if (outcome.kind !== 'placed') throw new Error(JSON.stringify(outcome))
  return outcome.order
}
const move = (number: OrderNumber, to: Order['status']) =>
  inShop(db, shopId, (tx) => moveOrder(tx, { shopId, number, to, who: 'operator', why: null }, orderContext(NOW)))
const usesOf = async (code: string) =>
  (await inShop(db, shopId, (tx) => listCoupons(tx, shopId))).find((coupon) => coupon.code === code)?.uses

/** Coupons whose count differs from the number of orders that use them: there must be none. */
async function miscounted(): Promise<readonly unknown[]> {
  const { rows } = await db.owner.query(`
    select c.code, c.uses, count(u.*) as rows, count(o.*) as orders from coupons c
    left join coupon_uses u on u.shop_id = c.shop_id and u.code = c.code
    left join orders o on o.shop_id = u.shop_id and o.order_number = u.order_number and o.coupon = c.code
      and o.status not in ('cancelled', 'rejected')
    group by c.shop_id, c.code, c.uses having c.uses <> count(u.*) or c.uses <> count(o.*)`)
  return rows
}

describe('an order with a coupon (C33)', () => {
  test('costs what coupon check and quote said, has a line for it, and uses it once', async () => {
    await changeShop(db, shopId, (tx) =>
      setDiscounts(tx, shopId, [
        {
          name: 'Dos',
          active: true,
          trigger: 'quantity',
          minQuantity: 2,
          reduction: { kind: 'percentage', percent: 20 },
        },
      ]),
    )
    const code = await give({ minPurchase: 100_000_00 })
    const lines = [one(shirt, 2)]
    const typed = ` ${code.toLowerCase().replace('o', 'ó')} `
    const check = await api.checkCoupon({ body: { shopId, coupon: typed, lines } })
    expect(check).toEqual({ kind: 'applies', code, amount: 8_000_00 })
    const quote = await api.quoteOrder({ body: { shopId, lines, coupon: typed, delivery: 'address', cityId: null } })
    expect(quote.refusals).toEqual([])
    expect(await usesOf(code)).toBe(0)

    const bought = await placed(typed, { lines, expectedTotal: quote.totals.total })
    expect(bought).toMatchObject({
      coupon: code,
      subtotal: 100_000_00,
      discounts: [
        { name: 'Dos', trigger: 'quantity', amount: 20_000_00 },
        { id: code, name: null, trigger: 'coupon', amount: 8_000_00 },
      ],
      discount: 28_000_00,
      shipping: 8_000_00,
      total: 80_000_00,
    })
    expect(quote.totals.discounts).toEqual(bought.discounts)
    expect(await usesOf(code)).toBe(1)
    await changeShop(db, shopId, (tx) => setDiscounts(tx, shopId, []))
  })

  test('takes 100 % off and leaves shipping', async () => {
    const code = await give({ reduction: { kind: 'fixed', amount: 999_999_00 } })
    expect(await placed(code)).toMatchObject({ discount: 50_000_00, shipping: 8_000_00, total: 8_000_00 })
  })

  test('a blank code is none', async () => {
    expect(await placed('  ')).toMatchObject({ coupon: null, discounts: [] })
  })

  const reasons: readonly (readonly [string, Partial<Coupon> | null, CouponProblem])[] = [
    ['unknown', null, { reason: 'unknown' }],
    ['switched off', { active: false }, { reason: 'inactive' }],
    ['not valid yet', { from: '2026-03-16T05:00:00.000Z' }, { reason: 'notYet', from: '2026-03-16T05:00:00.000Z' }],
    ['expired', { until: '2026-03-15T05:00:00.000Z' }, { reason: 'expired', until: '2026-03-15T05:00:00.000Z' }],
    [
      'for larger carts',
      { minPurchase: 60_000_00 },
      { reason: 'belowMinimum', minimum: 60_000_00, missing: 10_000_00 },
    ],
    ['worth nothing', { reduction: { kind: 'fixed', amount: 0 } }, { reason: 'nothingLeft' }],
  ]
  test.each(reasons)(
    '%s: check, quote and order say so alike, and nothing is written',
    async (_, conditions, problem) => {
      const code = conditions ? await give(conditions) : 'NADIE-LO-DIO'
      const lines = [one(shirt)]
      expect(await api.checkCoupon({ body: { shopId, coupon: code, lines } })).toEqual({ kind: 'refused', problem })
      const refusals = [{ kind: 'coupon', problem }]
      const quote = await api.quoteOrder({ body: { shopId, lines, coupon: code, delivery: 'address', cityId: null } })
      expect(quote).toMatchObject({ refusals, totals: { discounts: [], total: 58_000_00 } })
      expect(await order(code)).toEqual({ kind: 'refused', refusals })
      expect(await usesOf(code)).toBe(conditions ? 0 : undefined)
    },
  )

  test('used up while the buyer was typing: the order is refused with the reason and the difference', async () => {
    const code = await give({ maxUses: 1 })
    const lines = [one(shirt)]
    const { totals } = await api.quoteOrder({
      body: { shopId, lines, coupon: code, delivery: 'address', cityId: null },
    })
    await placed(code)
    expect(await order(code, { expectedTotal: totals.total })).toEqual({
      kind: 'refused',
      refusals: [
        { kind: 'coupon', problem: { reason: 'usedUp' } },
        { kind: 'priceChanged', expected: totals.total, actual: 58_000_00 },
      ],
    })
  })

  test('one per buyer goes by the ID number, however it is written', async () => {
    const code = await give({ maxUsesPerBuyer: 1 })
    await placed(code, buyer('ce-90.125'))
    const used = [{ kind: 'coupon', problem: { reason: 'usedByBuyer', limit: 1 } }]
    expect(await order(code, buyer('CE 90125'))).toEqual({ kind: 'refused', refusals: used })
    const request = { shopId, coupon: code, lines: [one(shirt)] }
    expect(await api.checkCoupon({ body: { ...request, idNumber: 'ce 90125' } })).toMatchObject({ kind: 'refused' })
    expect(await api.checkCoupon({ body: request })).toMatchObject({ kind: 'applies' })
    expect((await placed(code, buyer('90125'))).coupon).toBe(code)
  })

  test('the same key is the same order and one use; with another coupon, or none, it is a conflict', async () => {
    const [code, other] = [await give(), await give()]
    const draft = draftOf(shopId, [one(shirt)], { coupon: code, key: newKey() })
    const place = (coupon: string | null) => api.placeOrder({ body: { ...draft, coupon } })
    const [first, again] = [await place(code), await place(code.toLowerCase())]
    expect(again).toEqual(first)
    expect(await usesOf(code)).toBe(1)
    expect([(await place(other)).kind, (await place(null)).kind]).toEqual(['conflict', 'conflict'])
    expect(await usesOf(other)).toBe(0)
  })

  test('a coupon of another shop is unknown', async () => {
    const elsewhere = await openShop(db)
    await inShop(db, elsewhere, (tx) => addCoupon(tx, elsewhere, couponOf('AJENO')))
    expect(await order('AJENO')).toMatchObject({ refusals: [{ problem: { reason: 'unknown' } }] })
  })
})

describe('uses go with their orders (S8)', () => {
  test('given back when the order is cancelled, once, and then somebody else may have it', async () => {
    const code = await give({ maxUses: 1, maxUsesPerBuyer: 1 })
    const { number } = await placed(code)
    expect((await order(code)).kind).toBe('refused')
    await Promise.all(times(5, () => move(number, 'cancelled')))
    expect(await usesOf(code)).toBe(0)
    await placed(code)
    expect(await usesOf(code)).toBe(1)
  })

  test('given back when it is rejected, and taken again when its payment is tried again', async () => {
    const code = await give({ maxUses: 1 })
    const { number } = await placed(code)
    await move(number, 'rejected')
    expect(await usesOf(code)).toBe(0)
    const second = await placed(code)
    // The price of the first was promised before the second took the last use.
    await move(number, 'paid')
    expect(await usesOf(code)).toBe(2)
    expect((await order(code)).kind).toBe('refused')
    await move(second.number, 'rejected')
    await move(second.number, 'cancelled')
    expect(await usesOf(code)).toBe(1)
    expect(await miscounted()).toEqual([])
  })

  test('other moves leave it be', async () => {
    const code = await give()
    const { number } = await placed(code)
    for (const to of ['paid', 'dispatched', 'delivered'] as const) await move(number, to)
    expect(await usesOf(code)).toBe(1)
  })

  test('a limit that is lowered below what was used gives nothing more, and takes nothing away', async () => {
    const code = await give()
    await placed(code)
    await placed(code)
    await inShop(db, shopId, (tx) => changeCoupon(tx, shopId, code, { maxUses: 1 }))
    expect(await order(code)).toMatchObject({ refusals: [{ problem: { reason: 'usedUp' } }] })
    expect(await usesOf(code)).toBe(2)
  })
})

describe('many at once', () => {
  /** Orders of one product wait for each other's stock, so each of these orders takes another product. */
  let shirts: readonly Product[]
  beforeAll(async () => {
    shirts = await sell(db, shopId, ...times(40, () => ({ units: 1000 })))
  })
  const orderOf = (at: number, coupon: string, rest: Partial<OrderDraft> = {}) =>
    order(coupon, { lines: [one(shirts[at % shirts.length] as Product)], ...rest })

  test('200 buyers of a coupon with 50 uses: exactly 50 orders with it, 150 clear refusals', async () => {
    const code = await give({ maxUses: 50 })
    const outcomes = await Promise.all(times(200, (at) => orderOf(at, code)))
    expect(new Set(numbersOf(outcomes)).size).toBe(50)
    const refused = outcomes.filter((outcome) => outcome.kind === 'refused')
    expect(refused).toHaveLength(150)
    for (const { refusals } of refused) expect(refusals).toEqual([{ kind: 'coupon', problem: { reason: 'usedUp' } }])
    expect(await usesOf(code)).toBe(50)
    expect(await miscounted()).toEqual([])
  })

  test('one buyer thirty times, a coupon of two per buyer: two orders with it', async () => {
    const code = await give({ maxUsesPerBuyer: 2 })
    const outcomes = await Promise.all(times(30, (at) => orderOf(at, code, buyer('555'))))
    expect(numbersOf(outcomes)).toHaveLength(2)
  })

  test('orders, cancellations and a merchant who changes the coupon meet no deadlock, and every use is accounted for', async () => {
    const code = await give({ maxUses: 40 })
    const [trousers] = await sell(db, shopId, { units: 100_000, name: 'Pantalón' })
    if (!trousers) throw new Error('nothing to sell')
    const lines = [one(shirt), one(trousers)]
    const first = await Promise.all(times(30, () => placed(code, { lines })))
    const work = [
      ...times(60, (at) => order(code, { lines: at % 2 ? lines : lines.toReversed() })),
      ...first.map(({ number }) => move(number, 'cancelled')),
      ...times(10, (at) => inShop(db, shopId, (tx) => changeCoupon(tx, shopId, code, { minPurchase: at }))),
    ]
    const ends = await Promise.allSettled(work)
    expect(ends.filter(({ status }) => status === 'rejected')).toEqual([])
    expect(await usesOf(code)).toBeLessThanOrEqual(40)
    expect(await miscounted()).toEqual([])
  })
})
