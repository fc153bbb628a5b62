import type { ManageClient } from '@store/api-client/manage'
import type { OrderDraft, Product, ShopId } from '@store/core'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addCoupon } from '../coupons/store.ts'
import { asWorker, inShop } from '../database/index.ts'
import { couponOf, draftOf, one, openShop, placed, sell, testApi as shopperApi } from '../orders/testing.ts'
import { manageAs, type TestDatabase, testApi } from '../testing.ts'
import { openManaged, refusalOf } from './testing.ts'

let db: TestDatabase
let manage: ManageClient
let shopId: ShopId
let shirt: Product
const clock = { ahead: 0 }
beforeAll(async () => {
  const managed = await openManaged()
  db = managed.db
  const { app } = testApi(db, { now: () => new Date(Date.now() + clock.ahead), allowPrivateHooks: true })
  manage = manageAs(app, managed.platform)
})
afterAll(() => db.close())
beforeEach(async () => {
  clock.ahead = 0
  shopId = await openShop(db, { email: 'tienda@ejemplo.co' })
  const [product] = await sell(db, shopId, { units: 2 })
  if (!product) throw new Error('nothing to sell')
  shirt = product
  await inShop(db, shopId, (tx) => addCoupon(tx, shopId, couponOf('LINO10')))
  await manage.createWebhook({
    params: { shopId },
    body: { url: 'http://127.0.0.1:9/erp', events: [...EVENTS] },
  })
})

const EVENTS = ['order.created', 'order.confirmed', 'order.paid', 'order.packed', 'order.cancelled'] as const
type Step = Parameters<ManageClient['takeOrderStep']>[0]['body']
const here = (number: number) => ({ params: { shopId, number } })
const take = (number: number, body: Step) => manage.takeOrderStep({ ...here(number), body })
const undo = (number: number, step: number) => manage.undoOrderStep({ params: { shopId, number, step } })
const place = async (rest: Partial<OrderDraft>) =>
  placed(await shopperApi(db).placeOrder({ body: draftOf(shopId, [one(shirt, 2)], { coupon: 'LINO10', ...rest }) }))
    .order.number

/** Everything that a step may change, except the record that it was undone. */
async function everything(): Promise<string> {
  const { rows } = await asWorker(db, (tx) =>
    tx.execute(sql`
      select (select jsonb_agg(o order by order_number) from orders o where shop_id = ${shopId}) as orders,
        (select jsonb_agg(e order by id) from order_events e where shop_id = ${shopId} and not undone) as events,
        (select jsonb_agg(s order by product_id) from (
          select product_id, variant_id, units, sold from stock where shop_id = ${shopId}) s) as stock,
        (select jsonb_agg(c) from coupons c where shop_id = ${shopId}) as coupons,
        (select jsonb_agg(u) from coupon_uses u where shop_id = ${shopId}) as uses,
        (select jsonb_agg(d order by id) from webhook_deliveries d where shop_id = ${shopId}) as told,
        (select jsonb_agg(b order by id) from outbox b where shop_id = ${shopId}) as says`),
  )
  return JSON.stringify(rows, null, 1)
}

const STEPS: readonly Step[] = [
  { step: 'noAnswer' },
  { step: 'confirm' },
  ...(['unpaid', 'paid', 'dispatched', 'delivered', 'cancelled'] as const).map((to) => ({ step: 'move' as const, to })),
  ...(['inPacking', 'delivered', 'returned', 'cancelled'] as const).map((to) => ({ step: 'ship' as const, to })),
  { step: 'ship', to: 'inTransit', carrier: { name: 'Servientrega', trackingNumber: '2200123' } },
]

describe('a step that is undone', () => {
  test.each<[string, Partial<OrderDraft>]>([
    ['paid at the door', { paymentMethod: 'cashOnDelivery' }],
    ['paid by transfer', { paymentMethod: 'bankDeposit' }],
    ['agreed on by chat', { paymentMethod: 'toBeAgreed', channel: 'chat' }],
    ['picked up', { paymentMethod: 'payInStore', delivery: { kind: 'pickUp' } }],
  ])('leaves nothing behind, whatever it was and wherever the order stood: %s', async (_, rest) => {
    const number = await place(rest)
    let undone = 0
    for (;;) {
      const { next } = await manage.getOrder(here(number))
      const before = await everything()
      for (const body of next === null ? STEPS : [...STEPS, { step: 'advance' as const, next }]) {
        const taken = await take(number, body).catch(() => null)
        if (!taken) continue
        expect(await everything()).not.toBe(before)
        const back = await undo(number, taken.undo.step)
        expect([body, back.status, await everything()]).toEqual([body, back.status, before])
        undone += 1
      }
      if (next === null) break
      await take(number, { step: 'advance', next })
    }
    expect(undone).toBeGreaterThan(12)
  })

  /** The mails and webhooks about its steps that wait. */
  const due = async () =>
    (
      await asWorker(db, (tx) =>
        tx.execute<{ kind: string; seconds: number }>(sql`
          select kind, extract(epoch from due_at - created_at)::integer as seconds from outbox
          where shop_id = ${shopId} and order_step is not null order by kind`),
      )
    ).rows

  test('says nothing: mails and webhooks wait as long as it can be undone, and are said when it is taken again', async () => {
    const number = await place({ paymentMethod: 'bankDeposit' })
    const taken = await take(number, { step: 'advance', next: 'checkTransfer' })
    const waiting = [
      { kind: 'order.paid', seconds: 20 },
      { kind: 'webhook', seconds: 20 },
    ]
    expect(await due()).toEqual(waiting)
    expect(Date.parse(taken.undo.until) - Date.now()).toBeGreaterThan(10_000)
    expect(taken.undo.path).toBe(`/manage/v1/shops/${shopId}/orders/${number}/steps/${taken.undo.step}/undo`)
    await undo(number, taken.undo.step)
    expect(await due()).toEqual([])
    await take(number, { step: 'advance', next: 'checkTransfer' })
    expect(await due()).toEqual(waiting)
  })

  test('that confirms an order paid at the door is announced, unless it is undone', async () => {
    const number = await place({ paymentMethod: 'cashOnDelivery' })
    const { undo: back } = await take(number, { step: 'advance', next: 'confirm' })
    const waiting = [
      { kind: 'order.confirmed', seconds: 20 },
      { kind: 'webhook', seconds: 20 },
    ]
    expect(await due()).toEqual(waiting)
    await undo(number, back.step)
    expect(await due()).toEqual([])
    expect(await manage.getOrder(here(number))).toMatchObject({ next: 'confirm' })
  })

  test('is refused once somebody has moved the order, once it is undone, once its time is over, and in another shop', async () => {
    const number = await place({ paymentMethod: 'bankDeposit' })
    const paid = await take(number, { step: 'move', to: 'paid' })
    const packed = await take(number, { step: 'advance', next: 'pack' })
    expect((await refusalOf(undo(number, paid.undo.step))).code).toBe('state')
    const other = await openShop(db)
    const elsewhere = manage.undoOrderStep({ params: { shopId: other, number, step: packed.undo.step } })
    expect((await refusalOf(elsewhere)).code).toBe('notFound')
    await undo(number, packed.undo.step)
    expect((await refusalOf(undo(number, packed.undo.step))).code).toBe('notFound')
    await undo(number, paid.undo.step)
    const again = await take(number, { step: 'move', to: 'paid' })
    await manage.refundOrder({ ...here(number), body: { amount: 1_00, how: 'byHand', reason: 'Rota' } })
    expect((await refusalOf(undo(number, again.undo.step))).code).toBe('state')
    const late = await take(number, { step: 'advance', next: 'pack' })
    clock.ahead = 21_000
    expect((await refusalOf(undo(number, late.undo.step))).code).toBe('state')
    expect(await manage.getOrder(here(number))).toMatchObject({ status: 'paid', shipment: 'inPacking' })
  })

  test('is refused when its mail is leaving, and the mail leaves', async () => {
    const number = await place({ paymentMethod: 'bankDeposit' })
    const { undo: back } = await take(number, { step: 'move', to: 'paid' })
    await asWorker(db, (tx) =>
      tx.execute(sql`update outbox set tries = 1 where order_step = ${back.step} and kind = 'order.paid'`),
    )
    const before = await everything()
    expect((await refusalOf(undo(number, back.step))).code).toBe('state')
    expect(await everything()).toBe(before)
  })

  test('is refused when the units that it put back were sold, and takes nothing', async () => {
    const number = await place({ paymentMethod: 'bankDeposit' })
    const { undo: back } = await take(number, { step: 'move', to: 'cancelled' })
    await place({ coupon: null })
    const before = await everything()
    expect((await refusalOf(undo(number, back.step))).code).toBe('state')
    expect(await everything()).toBe(before)
  })
})
