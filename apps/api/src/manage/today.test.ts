import type { ManageClient } from '@store/api-client/manage'
import type { OrderNumber, ShopId } from '@store/core'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { asWorker } from '../database/index.ts'
import { countOutbox } from '../messages/store.ts'
import { type TestWorker, testWorker } from '../messages/testing.ts'
import { draftOf, one, openShop, placed, sell, testApi as shopperApi } from '../orders/testing.ts'
import { openSmtp } from '../testing/smtp.ts'
import { manageAs, testApi } from '../testing.ts'
import { memberOf, openManaged, refusalOf } from './testing.ts'

const { db, platform } = await openManaged()
const workers: TestWorker[] = []
afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.stop()
})
afterAll(() => db.close())

const QUICKLY = { timeout: 20_000, interval: 20 }
const DAYS = { kind: 'flat', price: 8_000_00, days: { from: 1, to: 2 } } as const
/** A Sunday. */
const NOW = new Date('2026-03-01T12:00:00.000Z')
const manageAt = (now: Date, token = platform) => manageAs(testApi(db, { now: () => now }).app, token)
const listed = async (manage: ManageClient, shopId: ShopId, query: object) =>
  (await manage.listOrders({ params: { shopId }, query })).items.map(({ number }) => number)

/** Places an order, and sends it. */
async function onItsWay(shopId: ShopId, placedAt: string): Promise<OrderNumber> {
  const [shirt] = await sell(db, shopId, {})
  if (!shirt) throw new Error('nothing to sell')
  const { number } = placed(await shopperApi(db).placeOrder({ body: draftOf(shopId, [one(shirt)]) })).order
  const manage = manageAt(new Date())
  const params = { shopId, number }
  for (const next of ['confirm', 'pack', 'handOver'] as const)
    await manage.takeOrderStep({ params, body: { step: 'advance', next } })
  await asWorker(db, (tx) =>
    tx.execute(sql`update orders set placed_at = ${placedAt}::timestamptz where order_number = ${number}`),
  )
  await db.owner.query('update order_events set at = $1 where shop_id = $2 and order_number = $3', [
    ...[placedAt, shopId, number],
  ])
  return number
}

describe('parcels later than promised', () => {
  test('are those on their way whose last working day is over, by the clock of the shop', async () => {
    const shopId = await openShop(db, { shippingRate: DAYS })
    // Two working days after Wednesday: Friday. After Thursday: Monday, since weekends are not working days.
    const late = await onItsWay(shopId, '2026-02-25T15:00:00Z')
    const inTime = await onItsWay(shopId, '2026-02-26T15:00:00Z')
    // Sent on a Saturday of the shop, which is Sunday elsewhere.
    const atWeekend = await onItsWay(shopId, '2026-02-22T03:00:00Z')
    const all = [inTime, late, atWeekend]
    const at = (day: string) => listed(manageAt(new Date(day)), shopId, { late: true })
    expect(await listed(manageAt(NOW), shopId, {})).toEqual(all)
    expect(await at('2026-03-01T12:00:00Z')).toEqual([late, atWeekend])
    expect(await listed(manageAt(NOW), shopId, { late: false })).toEqual([inTime])
    expect(await at('2026-02-28T04:00:00Z')).toEqual([atWeekend])
    expect(await at('2026-02-28T06:00:00Z')).toEqual([late, atWeekend])
    expect(await at('2026-02-25T04:00:00Z')).toEqual([])
    expect(await at('2026-02-25T06:00:00Z')).toEqual([atWeekend])
    expect(await at('2026-03-03T06:00:00Z')).toEqual(all)
    const today = await manageAt(NOW).getToday({ params: { shopId } })
    expect(today.late).toEqual({ count: 2, more: false })
    await manageAt(new Date()).takeOrderStep({
      params: { shopId, number: late },
      body: { step: 'advance', next: 'arrive' },
    })
    expect(await at('2026-03-01T12:00:00Z')).toEqual([atWeekend])
  })

  test('are none where nothing was promised', async () => {
    const shopId = await openShop(db)
    const number = await onItsWay(shopId, '2026-01-05T15:00:00Z')
    const manage = manageAt(NOW)
    expect(await listed(manage, shopId, { late: true })).toEqual([])
    expect(await listed(manage, shopId, { late: false })).toEqual([number])
    expect((await manage.getToday({ params: { shopId } })).late).toEqual({ count: 0, more: false })
  })
})

test('best sellers of which nothing is left, and drafts, are counted as they are listed', async () => {
  const shopId = await openShop(db)
  const params = { shopId }
  const manage = manageAt(new Date())
  const [sold, left] = await sell(db, shopId, { name: 'Vestido', units: 2 }, { name: 'Camisa', units: 9 })
  await sell(db, shopId, { name: 'Never sold', units: 0 })
  if (!sold || !left) throw new Error('nothing to sell')
  placed(await shopperApi(db).placeOrder({ body: draftOf(shopId, [one(sold, 2), one(left, 1)]) }))
  const { revision } = await manage.getProduct({ params: { shopId, id: left.id } })
  const names = async (query: object) =>
    (await manage.listProducts({ params, query })).items.map(({ name }) => name).toSorted()
  expect(await names({ best: true })).toEqual(['Camisa', 'Vestido'])
  expect(await names({ best: false })).toEqual(['Never sold'])
  expect(await names({ best: true, stocked: false })).toEqual(['Vestido'])
  expect(await manage.getToday({ params })).toMatchObject({ bestSellersOut: { count: 1 }, drafts: { count: 0 } })
  await manage.changeProduct({ params: { shopId, id: left.id }, revision, body: { status: 'draft' } })
  expect(await names({ best: true })).toEqual(['Vestido'])
  expect(await manage.getToday({ params })).toMatchObject({ bestSellersOut: { count: 1 }, drafts: { count: 1 } })
})

test('a mail of an order that was given up is told until it is sent again, and no longer than a week', async () => {
  const shopId = await openShop(db)
  const params = { shopId }
  const manage = manageAt(new Date())
  const refused = new Set(['ana@ejemplo.co'])
  // Messages about other tests' orders.
  await asWorker(db, (tx) => tx.execute(sql`delete from outbox`))
  const smtp = await openSmtp({ refuse: (address) => (refused.has(address) ? 550 : null) })
  const [shirt] = await sell(db, shopId, {})
  if (!shirt) throw new Error('nothing to sell')
  const { number } = placed(await shopperApi(db).placeOrder({ body: draftOf(shopId, [one(shirt)]) })).order
  workers.push(testWorker(db, { smtpUrl: smtp.url }))
  await expect.poll(() => countOutbox(db), QUICKLY).toMatchObject({ waiting: 0, dead: 1 })
  expect(await listed(manage, shopId, { mailFailed: true })).toEqual([number])
  expect(await listed(manage, shopId, { mailFailed: false })).toEqual([])
  expect((await manage.getToday({ params })).mails).toEqual({ count: 1, more: false })
  const ago = (days: number) =>
    asWorker(db, (tx) => tx.execute(sql`update outbox set dead_at = now() - ${days} * interval '1 day'`))
  await ago(8)
  expect((await manage.getToday({ params })).mails?.count).toBe(0)
  await ago(6)
  expect((await manage.getToday({ params })).mails?.count).toBe(1)
  refused.clear()
  await manage.sendOrderMail({ params: { shopId, number }, body: { mail: 'last' } })
  await expect.poll(() => countOutbox(db), QUICKLY).toMatchObject({ waiting: 0, dead: 0 })
  expect((await manage.getToday({ params })).mails?.count).toBe(0)
  await smtp.close()
})

test('each role is told what it can do something about', async () => {
  const shopId = await openShop(db)
  const told = async (role: Parameters<typeof memberOf>[2]) => {
    const { secret } = await memberOf(db, shopId, role)
    return Object.keys(await manageAt(new Date(), secret).getToday({ params: { shopId } })).toSorted()
  }
  const all = ['bestSellersOut', 'domains', 'drafts', 'late', 'mails', 'sold', 'webhooks']
  expect(await told('owner')).toEqual(all)
  expect(await told('manager')).toEqual(all.filter((name) => name !== 'webhooks'))
  expect(await told('sales')).toEqual(['bestSellersOut', 'late', 'mails', 'sold'])
  expect(await told('stockroom')).toEqual(['bestSellersOut', 'late'])
  expect(await told('content')).toEqual(['bestSellersOut', 'drafts', 'sold'])
  expect(await told('accountant')).toEqual(['bestSellersOut', 'late', 'sold'])
})

test('people in sales see what was sold yesterday by the clock of the shop, and no other numbers', async () => {
  const shopId = await openShop(db)
  const params = { shopId }
  const [shirt] = await sell(db, shopId, { price: 50_000_00 })
  if (!shirt) throw new Error('nothing to sell')
  for (const placedAt of [
    '2026-02-28T04:59:00Z',
    '2026-02-28T05:00:00Z',
    '2026-03-01T04:59:00Z',
    '2026-03-01T05:00:00Z',
  ]) {
    const { number } = placed(await shopperApi(db).placeOrder({ body: draftOf(shopId, [one(shirt)]) })).order
    await asWorker(db, (tx) =>
      tx.execute(sql`update orders set placed_at = ${placedAt}::timestamptz where order_number = ${number}`),
    )
  }
  const { secret } = await memberOf(db, shopId, 'sales')
  const sales = manageAt(new Date(), secret)
  const sold = { orders: 2, sales: 116_000_00 }
  expect((await manageAt(NOW).getToday({ params })).sold).toEqual(sold)
  expect(await refusalOf(sales.getNumbers({ params }))).toMatchObject({ status: 403, needs: 'numbers:read' })
  expect((await sales.getToday({ params })).sold).toEqual({ orders: 0, sales: 0 })
})
