import { createManageClient, type ManageClient } from '@store/api-client/manage'
import {
  NEXT_STEPS,
  type NextStep,
  nextStepOf,
  ORDER_STATUSES,
  PAYMENT_METHODS,
  SHIPMENT_STATUSES,
  type ShopId,
} from '@store/core'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { asWorker, inShop } from '../database/index.ts'
import { placeOrders } from '../messages/testing.ts'
import { EVERY_ORDER, listOrders } from '../orders/store/list.ts'
import { openShop } from '../orders/testing.ts'
import { type TestDatabase, testApi } from '../testing.ts'
import { memberOf, openManaged, refusalOf } from './testing.ts'

let db: TestDatabase
let manage: ManageClient
let shopId: ShopId
const clientOf = (token: string) => {
  const { app } = testApi(db)
  return createManageClient({
    baseUrl: 'http://api.test',
    token,
    fetch: async (input, init) => app.request(String(input), init),
  })
}
beforeAll(async () => {
  const managed = await openManaged()
  db = managed.db
  manage = clientOf(managed.platform)
})
afterAll(() => db.close())
beforeEach(async () => {
  shopId = await openShop(db)
})

const HELD = '2026-11-27T12:00:00.000Z'
/** A Friday, after the promised days of some parcels and before those of others. */
const NOW = new Date('2026-11-27T12:00:00.000Z')
const here = (number: number) => ({ params: { shopId, number } })
/** Takes the next step, whatever it is. */
async function advance(number: number, client = manage) {
  const { next } = await client.getOrder(here(number))
  if (next === null) throw new Error('nothing is left to do')
  return client.takeOrderStep({ ...here(number), body: { step: 'advance', next } })
}
const placed = async (paymentMethod: 'cashOnDelivery' | 'bankDeposit') => {
  const [number = 0] = await placeOrders(db, shopId, [{ email: null }], { paymentMethod })
  return number
}

describe('the next step', () => {
  test('leads an order that is paid at the door from its confirmation to its money', async () => {
    const number = await placed('cashOnDelivery')
    const taken: (string | null)[] = [(await manage.getOrder(here(number))).next]
    while (taken.at(-1)) taken.push((await advance(number)).next)
    expect(taken).toEqual(['confirm', 'pack', 'handOver', 'arrive', 'collect', null])
    expect(await manage.getOrder(here(number))).toMatchObject({ status: 'delivered', shipment: 'delivered' })
  })

  test('leads an order that is paid by transfer from its money to its arrival', async () => {
    const number = await placed('bankDeposit')
    const taken: (string | null)[] = [(await manage.getOrder(here(number))).next]
    while (taken.at(-1)) taken.push((await advance(number)).next)
    expect(taken).toEqual(['checkTransfer', 'pack', 'handOver', 'arrive', null])
  })

  test.each(['bankDeposit', 'cashOnDelivery'] as const)(
    'takes down what is noted of the money, once: %s',
    async (method) => {
      const number = await placed(method)
      const money = method === 'bankDeposit' ? 'checkTransfer' : 'collect'
      while ((await manage.getOrder(here(number))).next !== money) await advance(number)
      const body = { step: 'advance', next: money, why: 'Receipt 7781' } as const
      await manage.takeOrderStep({ ...here(number), body })
      const { items } = await manage.listOrderEvents(here(number))
      expect(items.filter(({ why }) => why === 'Receipt 7781')).toMatchObject([{ about: 'order', to: 'paid' }])
    },
  )

  test('after a buyer did not answer three times is to give the order up, and whoever answers at last still gets it', async () => {
    const number = await placed('cashOnDelivery')
    const ask = () => manage.takeOrderStep({ ...here(number), body: { step: 'noAnswer' } })
    expect([(await ask()).next, (await ask()).next, (await ask()).next]).toEqual(['confirm', 'confirm', 'giveUp'])
    expect((await refusalOf(ask())).allowed).toEqual(['giveUp'])
    expect(await manage.getOrder(here(number))).toMatchObject({ confirmTries: 3 })
    expect((await manage.takeOrderStep({ ...here(number), body: { step: 'confirm' } })).next).toBe('pack')
    const other = await placed('cashOnDelivery')
    for (let requests = 0; requests < 3; requests++)
      await manage.takeOrderStep({ ...here(other), body: { step: 'noAnswer' } })
    expect(await advance(other)).toMatchObject({ status: 'cancelled', next: null })
  })

  test('of what is picked up tells its buyer once, before they come', async () => {
    const [number = 0] = await placeOrders(db, shopId, [{ email: 'ana@ejemplo.co' }], {
      paymentMethod: 'payInStore',
      delivery: { kind: 'pickUp' },
    })
    const taken: (string | null)[] = [(await manage.getOrder(here(number))).next]
    while (taken.at(-1)) taken.push((await advance(number)).next)
    expect(taken).toEqual(['confirm', 'pack', 'ready', 'giveOut', 'collect', null])
    const { rows } = await asWorker(db, (tx) =>
      tx.execute(sql`select kind from outbox where shop_id = ${shopId} and kind = 'order.sent'`),
    )
    expect(rows).toHaveLength(1)
  })

  test('that was taken by somebody else is refused with the one that comes now', async () => {
    const number = await placed('cashOnDelivery')
    await advance(number)
    const late = manage.takeOrderStep({ ...here(number), body: { step: 'advance', next: 'confirm' } })
    expect(await refusalOf(late)).toMatchObject({ code: 'state', allowed: ['pack'] })
  })

  test('of a parcel tells who brings it', async () => {
    const number = await placed('bankDeposit')
    await advance(number)
    await advance(number)
    const carrier = { name: 'Servientrega', trackingNumber: '2200123' }
    await manage.takeOrderStep({ ...here(number), body: { step: 'advance', next: 'handOver', carrier } })
    expect(await manage.getOrder(here(number))).toMatchObject({ carrier, status: 'dispatched', shipment: 'inTransit' })
  })

  test('in the stockroom is packing and sending, not what buyers say and pay', async () => {
    const number = await placed('cashOnDelivery')
    const dani = clientOf((await memberOf(db, shopId, 'stockroom')).secret)
    expect((await refusalOf(advance(number, dani))).code).toBe('forbidden')
    const move = dani.takeOrderStep({ ...here(number), body: { step: 'move', to: 'paid' } })
    expect((await refusalOf(move)).code).toBe('forbidden')
    await advance(number)
    expect((await advance(number, dani)).next).toBe('handOver')
  })
})

test('orders are listed by their next step, which is the same in the database and in core', async () => {
  const number = await placed('cashOnDelivery')
  const listed = (next: readonly NextStep[]) =>
    inShop(db, shopId, (tx) => listOrders(tx, shopId, { ...EVERY_ORDER, limit: 500, next, now: NOW }))
  expect((await listed(['confirm'])).map(({ next }) => next)).toEqual(['confirm'])
  expect(await listed(NEXT_STEPS.filter((step) => step !== 'confirm'))).toEqual([])
  // Every possible order: one of each method, channel, hold and delivery, in every status.
  const cases = PAYMENT_METHODS.flatMap((method) =>
    (
      [
        ['web', null, 'address', 0, null, 1],
        ['chat', HELD, 'address', 2, null, 3],
        ['web', null, 'address', 0, null, null],
        ['web', HELD, 'pickUp', 3, null, null],
        ['web', null, 'pickUp', 4, HELD, null],
      ] as const
    ).map(([channel, heldUntil, kind, confirmTries, readyAt, days], at) => ({
      method,
      channel,
      heldUntil,
      kind,
      confirmTries,
      readyAt,
      days,
      number: number + 1 + at + 10 * PAYMENT_METHODS.indexOf(method),
    })),
  )
  const dump = JSON.stringify(
    cases.map(({ method, channel, heldUntil, kind, confirmTries, readyAt, days, ...row }) => ({
      order_number: row.number,
      payment_method: method,
      channel,
      held_until: heldUntil,
      confirm_tries: confirmTries,
      ready_at: readyAt,
      delivery: { kind, ...(days && { days: { from: 1, to: days } }) },
    })),
  )
  await asWorker(db, (tx) =>
    tx.execute(sql`
      insert into orders select (jsonb_populate_record(o, c)).* from orders o, jsonb_array_elements(${dump}::jsonb) c
      where o.shop_id = ${shopId} and o.order_number = ${number}`),
  )
  // A Wednesday.
  await asWorker(db, (tx) =>
    tx.execute(sql`
      insert into order_events (shop_id, order_number, at, who, about, from_status, to_status)
      select shop_id, order_number, '2026-11-25T15:00:00Z', 'tests', 'shipment', 'inPacking', 'inTransit'
      from orders where shop_id = ${shopId}`),
  )
  const untils = { 1: '2026-11-27T05:00:00.000Z', 3: '2026-12-01T05:00:00.000Z' }
  for (const status of ORDER_STATUSES)
    for (const shipment of SHIPMENT_STATUSES) {
      await asWorker(db, (tx) =>
        tx.execute(sql`update orders set status = ${status}, shipment = ${shipment} where shop_id = ${shopId}`),
      )
      const found = new Map((await listed(NEXT_STEPS)).map((order) => [order.number, order.next]))
      const inDatabase = cases.map(({ number: each, ...progress }) => ({ ...progress, next: found.get(each) ?? null }))
      const inCore = cases.map(({ number: _, ...progress }) => {
        const { method: paymentMethod, kind, days } = progress
        const promisedUntil = days && shipment === 'inTransit' ? untils[days] : null
        const pickUp = kind === 'pickUp'
        const order = { ...progress, status, shipment, paymentMethod, pickUp, promisedUntil, test: false }
        return { ...progress, next: nextStepOf(order, NOW) }
      })
      expect([status, shipment, inDatabase]).toEqual([status, shipment, inCore])
    }
})
