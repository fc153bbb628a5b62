import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { asWorker } from '../database/index.ts'
import { placeOrders } from '../messages/testing.ts'
import { openShop } from '../orders/testing.ts'
import { manageAs, testApi } from '../testing.ts'
import { openManaged } from './testing.ts'

const { db, platform } = await openManaged()
afterAll(() => db.close())
const shopId = await openShop(db)
const at = (moment: string) => manageAs(testApi(db, { now: () => new Date(moment) }).app, platform)

/** An order that is paid, was promised within so many days, and was sent at this moment. */
async function sent(days: number | null, moment: string) {
  const [number = 0] = await placeOrders(db, shopId, [{ email: null }], { paymentMethod: 'bankDeposit' })
  const promised = JSON.stringify(days === null ? {} : { days: { from: 1, to: days } })
  await asWorker(db, (tx) =>
    tx.execute(
      sql`update orders set delivery = delivery || ${promised}::jsonb where shop_id = ${shopId} and order_number = ${number}`,
    ),
  )
  const params = { shopId, number }
  for (const next of ['checkTransfer', 'pack', 'handOver'] as const)
    await at(moment).takeOrderStep({ params, body: { step: 'advance', next } })
  return params
}

test.each([
  ['on a Wednesday, to be there on Thursday', 1, '2026-11-25T15:00:00Z', '2026-11-27T05:00:00.000Z'],
  ['late on a Thursday by UTC, which still is Wednesday here', 1, '2026-11-26T03:00:00Z', '2026-11-27T05:00:00.000Z'],
  ['on a Thursday, over a weekend', 2, '2026-11-26T15:00:00Z', '2026-12-01T05:00:00.000Z'],
  ['on a Saturday', 1, '2026-11-28T15:00:00Z', '2026-12-01T05:00:00.000Z'],
  ['on a Sunday', 5, '2026-11-29T15:00:00Z', '2026-12-05T05:00:00.000Z'],
  ['on a Friday, for two weeks', 10, '2026-11-27T15:00:00Z', '2026-12-12T05:00:00.000Z'],
])('of a parcel sent %s, nobody is asked before its promised days are over', async (_, days, moment, until) => {
  const params = await sent(days, moment)
  expect(await at(moment).getOrder({ params })).toMatchObject({ next: 'awaitArrival', promisedUntil: until })
  const listedAt = async (when: string) =>
    (await at(when).listOrders({ params, query: { next: ['awaitArrival', 'arrive'] } })).items.find(
      ({ number }) => number === params.number,
    )
  const before = new Date(Date.parse(until) - 1).toISOString()
  expect([(await listedAt(before))?.next, (await listedAt(until))?.next]).toEqual(['awaitArrival', 'arrive'])
  expect((await at(until).getOrder({ params })).next).toBe('arrive')
})

test('a chat about a parcel that is late leaves it late', async () => {
  const params = await sent(1, '2026-11-25T15:00:00Z')
  const later = '2026-11-28T15:00:00Z'
  await at(later).noteOrderChat({ params, body: {} })
  const order = await at(later).getOrder({ params })
  expect(order).toMatchObject({ next: 'arrive', promisedUntil: '2026-11-27T05:00:00.000Z' })
})

test('of a parcel that no days were promised of, the shop is asked at once', async () => {
  const params = await sent(null, '2026-11-25T15:00:00Z')
  expect(await at('2026-11-25T15:00:01Z').getOrder({ params })).toMatchObject({ next: 'arrive', promisedUntil: null })
})

test('a parcel may arrive earlier than promised; nothing else is taken early, and waiting is no step', async () => {
  const moment = '2026-11-25T15:00:00Z'
  const params = await sent(5, moment)
  const take = (next: 'awaitArrival' | 'collect' | 'arrive') =>
    at(moment).takeOrderStep({ params, body: { step: 'advance', next } })
  await expect(take('awaitArrival')).rejects.toMatchObject({ failure: { problem: { code: 'state' } } })
  await expect(take('collect')).rejects.toMatchObject({ failure: { problem: { code: 'state' } } })
  expect(await take('arrive')).toMatchObject({ status: 'delivered', shipment: 'delivered', next: null })
})
