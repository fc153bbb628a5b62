import type { OrderDraft } from '@store/core'
import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { asWorker, inShop } from '../database/index.ts'
import { addKey } from '../keys/store.ts'
import { draftOf, one, openShop, placed, sell, testApi as shopperApi, unexplainedStock } from '../orders/testing.ts'
import { manageAs, testApi } from '../testing.ts'
import { openManaged, refusalOf } from './testing.ts'

const { db, platform } = await openManaged()
afterAll(() => db.close())

const PRICE = 50_000_00
const SHIPPING = 8_000_00
const manage = () => manageAs(testApi(db).app, platform)

/** An order of so many shirts, paid by transfer. */
async function paidOrder(quantity = 2, rest: Partial<OrderDraft> = {}) {
  const shopId = await openShop(db, { email: 'shop@example.org' })
  const [shirt] = await sell(db, shopId, { units: 10 })
  if (!shirt) throw new Error('nothing to sell')
  const { order } = placed(
    await shopperApi(db).placeOrder({
      body: draftOf(shopId, [one(shirt, quantity)], { paymentMethod: 'bankDeposit', ...rest }),
    }),
  )
  const params = { shopId, number: order.number }
  await manage().takeOrderStep({ params, body: { step: 'move', to: 'paid' } })
  const unitsNow = async () => {
    const { rows } = await asWorker(db, (tx) =>
      tx.execute<{ units: number }>(
        sql`select units from stock where shop_id = ${shopId} and product_id = ${shirt.id}`,
      ),
    )
    return rows[0]?.units
  }
  const units = (count: number) => [{ productId: shirt.id, variantId: null, units: count }]
  return { shopId, params, units, unitsNow, total: quantity * PRICE + SHIPPING }
}
const back = (amount: number, more: object = {}) => ({ amount, how: 'byHand' as const, reason: 'torn', ...more })

describe('a refund', () => {
  test('is written down with its reason, puts units on sale again, and is told to the buyer once', async () => {
    const { shopId, params, units, unitsNow, total } = await paidOrder()
    expect(await manage().listRefunds({ params })).toMatchObject({
      received: total,
      left: total,
      items: [],
      asked: null,
    })
    const first = await manage().refundOrder({ params, body: back(PRICE, { restock: units(1), by: 'Ana' }) })
    expect(first).toMatchObject({ amount: PRICE, left: total - PRICE, notReturned: [] })
    expect(await unitsNow()).toBe(9)
    await manage().refundOrder({ params, body: back(SHIPPING) })
    const { received, left, items } = await manage().listRefunds({ params })
    expect([received, left]).toEqual([total, PRICE])
    expect(items).toMatchObject([
      { id: first.id, amount: PRICE, how: 'byHand', reason: 'torn', restocked: units(1), who: 'Ana' },
      { amount: SHIPPING, restocked: [], who: 'tests' },
    ])
    const { history, status } = await manage().getOrder({ params })
    expect(status).toBe('paid')
    expect(history.slice(-2).map(({ about, to, why }) => [about, to, why])).toEqual([
      ['payment', 'refunded', '50000.00 COP given back by hand: torn'],
      ['payment', 'refunded', '8000.00 COP given back by hand: torn'],
    ])
    const { rows } = await asWorker(db, (tx) =>
      tx.execute(sql`select kind from outbox where shop_id = ${shopId} and kind = 'order.refunded'`),
    )
    expect(rows).toHaveLength(1)
  })

  test('of an order that is cancelled later leaves the rest of its units to go back, and none twice', async () => {
    const { params, units, unitsNow } = await paidOrder(3)
    await manage().refundOrder({ params, body: back(PRICE, { restock: units(1) }) })
    await manage().takeOrderStep({ params, body: { step: 'move', to: 'cancelled' } })
    expect(await unitsNow()).toBe(10)
    expect(await unexplainedStock(db)).toEqual([])
    const again = manage().refundOrder({ params, body: back(PRICE, { restock: units(1) }) })
    expect(await refusalOf(again)).toMatchObject({
      errors: [{ path: 'restock[0].units', code: 'tooBig', params: { most: 0 } }],
    })
    // The money of a cancelled order is still to be refunded.
    expect(await manage().refundOrder({ params, body: back(2 * PRICE) })).toMatchObject({ left: SHIPPING })
  })

  test('is refused by field: above what was received, of units that the order does not have, and of nothing', async () => {
    const { params, units, total } = await paidOrder()
    const errorsOf = async (body: object) =>
      (await refusalOf(manage().refundOrder({ params, body: body as never }))).errors
    expect(await errorsOf(back(total + 1))).toMatchObject([{ path: 'amount', code: 'tooBig', params: { most: total } }])
    expect(await errorsOf(back(1, { restock: units(3) }))).toMatchObject([
      { path: 'restock[0].units', code: 'tooBig', params: { most: 2 } },
    ])
    expect(await errorsOf(back(1, { restock: [...units(2), ...units(1)] }))).toMatchObject([
      { path: 'restock[1].units', params: { most: 0 } },
    ])
    expect(await errorsOf(back(1, { restock: [{ productId: 999_999, variantId: null, units: 1 }] }))).toMatchObject([
      { path: 'restock[0].productId', code: 'unknown' },
    ])
    expect((await manage().listRefunds({ params })).items).toEqual([])
  })

  test('of an order of which no money came, or came to a test account, is none', async () => {
    const { params, shopId } = await paidOrder()
    await asWorker(db, (tx) =>
      tx.execute(sql`
        insert into payment_attempts (shop_id, order_number, attempt, provider, method, reference, state, amount, currency,
          live, started_at, updated_at)
        values (${shopId}, ${params.number}, 1, 'wompi', 'wompi', 'r1', 'paid', 10800000, 'COP', false, now(), now())`),
    )
    expect(await manage().listRefunds({ params })).toMatchObject({ received: 0, left: 0 })
    expect(await refusalOf(manage().refundOrder({ params, body: back(1) }))).toMatchObject({ code: 'fields' })
  })

  test('puts right what was paid twice, and what was paid for an order that is cancelled', async () => {
    const { params, shopId, total } = await paidOrder()
    await asWorker(db, (tx) =>
      tx.execute(sql`
        insert into payment_attempts (shop_id, order_number, attempt, provider, method, reference, state, amount, currency,
          live, started_at, updated_at)
        select ${shopId}, ${params.number}, n, 'wompi', 'wompi', 'r' || n, 'paid', ${total}::bigint, 'COP', true, now(), now()
        from generate_series(1, 2) n`),
    )
    const troubles = async () => (await manage().getOrder({ params })).troubles
    expect(await troubles()).toEqual(['paidTwice'])
    await manage().refundOrder({ params, body: back(total) })
    expect(await troubles()).toEqual([])
    await manage().takeOrderStep({ params, body: { step: 'move', to: 'cancelled' } })
    expect(await troubles()).toEqual(['paidButCancelled'])
    await manage().refundOrder({ params, body: back(total) })
    expect(await troubles()).toEqual([])
    expect(await manage().listRefunds({ params })).toMatchObject({ received: 2 * total, left: 0 })
  })

  test('of ten at once, so many are taken as there was money for', async () => {
    const { params, total, units, unitsNow } = await paidOrder(5)
    const all = await Promise.allSettled(
      Array.from({ length: 10 }, () => manage().refundOrder({ params, body: back(PRICE, { restock: units(1) }) })),
    )
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
    expect(await manage().listRefunds({ params })).toMatchObject({ received: total, left: SHIPPING })
    expect(await unitsNow()).toBe(10)
    expect(await unexplainedStock(db)).toEqual([])
  })

  test('sent again with its key is the same refund', async () => {
    const { params, total } = await paidOrder()
    const once = { idempotencyKey: 'the-same-refund-again' }
    const first = await manage().refundOrder({ params, body: back(PRICE) }, once)
    expect(await manage().refundOrder({ params, body: back(PRICE) }, once)).toEqual(first)
    expect(await manage().listRefunds({ params })).toMatchObject({ left: total - PRICE })
  })

  test('of another shop’s order is not there; its reason is for keys that know buyers', async () => {
    const { params, shopId } = await paidOrder()
    const other = await paidOrder()
    await manage().refundOrder({ params, body: back(1, { reason: 'Zoraida was away' }) })
    const keyWith = async (...scopes: Parameters<typeof addKey>[2]['scopes']) =>
      manageAs(
        testApi(db).app,
        (await inShop(db, shopId, (tx) => addKey(tx, shopId, { name: 'k', scopes, endsAt: null }))).token,
      )
    const key = await keyWith('orders:read', 'orders:refund')
    expect(JSON.stringify(await key.listRefunds({ params }))).not.toContain('Zoraida')
    const foreign = { params: { shopId, number: other.params.number } }
    expect(await refusalOf(key.listRefunds(foreign))).toMatchObject({ status: 404 })
    expect(await refusalOf(key.refundOrder({ ...foreign, body: back(1) }))).toMatchObject({ status: 404 })
  })
})
