import type { OrderDraft, OrderOutcome, Product } from '@store/core'
import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { asWorker } from '../database/index.ts'
import { draftOf, newKey, one, openOrders, openShop, sell, unexplainedStock, versionOf } from './testing.ts'

const { db, api, shopId, close } = await openOrders()
afterAll(close)

const times = <T>(count: number, make: (at: number) => T) => Array.from({ length: count }, (_, at) => make(at))
const placeAll = (drafts: readonly OrderDraft[]) => Promise.all(drafts.map((body) => api.placeOrder({ body })))
const numbersOf = (outcomes: readonly OrderOutcome[]) =>
  outcomes.flatMap((outcome) => (outcome.kind === 'placed' ? [outcome.order.number] : []))

/** The remaining units of a product, and the units in its orders. */
async function stockOf({ id }: Product) {
  const { rows } = await asWorker(db, (tx) =>
    tx.execute<{ units: number; sold: number; orders: number; ordered: number }>(sql`
      select s.units, s.sold, count(distinct l.order_number) as orders, coalesce(sum(l.quantity), 0) as ordered
      from stock s left join order_lines l using (shop_id, product_id) where s.product_id = ${id} group by 1, 2`),
  )
  return rows[0]
}

describe('many at once (C33, S6)', () => {
  test('200 buyers of a product with 50 units: exactly 50 orders, 150 clear refusals, no unit lost or invented', async () => {
    const [shirt] = await sell(db, shopId, { units: 50 })
    if (!shirt) throw new Error('nothing to sell')
    const version = await versionOf(db, shopId)
    const outcomes = await placeAll(times(200, () => draftOf(shopId, [one(shirt)])))
    const refused = outcomes.filter((outcome) => outcome.kind === 'refused')
    expect(new Set(numbersOf(outcomes)).size).toBe(50)
    expect(refused).toHaveLength(150)
    const soldOut = { kind: 'outOfStock', productId: shirt.id, variantId: null, name: 'Camisa', available: 0 }
    for (const { refusals } of refused) expect(refusals).toEqual([soldOut])
    expect(await stockOf(shirt)).toEqual({ units: 0, sold: 50, orders: 50, ordered: 50 })
    expect(await versionOf(db, shopId)).toBe(version + 1)
    expect(await unexplainedStock(db)).toEqual([])
  })

  test('one key a hundred times at once is one order, answered a hundred times', async () => {
    const [shirt] = await sell(db, shopId, { units: 50 })
    if (!shirt) throw new Error('nothing to sell')
    const draft = draftOf(shopId, [one(shirt, 2)])
    const outcomes = await placeAll(times(100, () => draft))
    expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1)
    expect(outcomes[0]?.kind).toBe('placed')
    expect(await stockOf(shirt)).toEqual({ units: 48, sold: 2, orders: 1, ordered: 2 })
  })

  test('a buyer who waits for others longer than PostgreSQL lets one wait is served once they are done', async () => {
    const [shirt] = await sell(db, shopId, { units: 3 })
    if (!shirt) throw new Error('nothing to sell')
    /** Since when somebody has waited for a row, as the owner sees it: other logins cannot read others' statements. */
    const waitingSince = async () => {
      const { rows } = await db.owner.query<{ since: string }>(`
        select xact_start::text as since from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and query like '%stock%'`)
      return rows[0]?.since ?? null
    }
    const patient = { timeout: 20_000, interval: 100 }
    const other = await db.owner.connect()
    await other.query('begin')
    await other.query('select from stock where product_id = $1 for update', [shirt.id])
    const outcome = api.placeOrder({ body: draftOf(shopId, [one(shirt)]) })
    try {
      await expect.poll(waitingSince, patient).not.toBeNull()
      const first = await waitingSince()
      await expect.poll(async () => ![first, null].includes(await waitingSince()), patient).toBe(true)
    } finally {
      await other.query('rollback')
      other.release()
    }
    expect((await outcome).kind).toBe('placed')
    expect((await stockOf(shirt))?.units).toBe(2)
  })

  test('buyers who wait for one product of a shop keep nobody of another shop waiting', async () => {
    const [shirt] = await sell(db, shopId, { units: 60 })
    const elsewhere = await openShop(db)
    const [hat] = await sell(db, elsewhere, { units: 1 })
    if (!shirt || !hat) throw new Error('nothing to sell')
    const other = await db.owner.connect()
    await other.query('begin')
    await other.query('select from stock where product_id = $1 for update', [shirt.id])
    const crowd = placeAll(times(60, () => draftOf(shopId, [one(shirt)])))
    try {
      const outcome = await api.placeOrder({ body: draftOf(elsewhere, [one(hat)]) })
      expect([outcome.kind, (await stockOf(shirt))?.units]).toEqual(['placed', 60])
    } finally {
      await other.query('rollback')
      other.release()
    }
    expect(numbersOf(await crowd)).toHaveLength(60)
  })

  test('one key with two bodies at once: one order, and the others are told its number', async () => {
    const [shirt] = await sell(db, shopId, { units: 50 })
    if (!shirt) throw new Error('nothing to sell')
    const key = newKey()
    const outcomes = await placeAll(times(20, (at) => draftOf(shopId, [one(shirt, 1 + (at % 2))], { key })))
    const [number] = numbersOf(outcomes)
    expect(numbersOf(outcomes)).toEqual(times(10, () => number))
    const conflicts = outcomes.filter((outcome) => outcome.kind === 'conflict')
    expect(conflicts.map((conflict) => conflict.number)).toEqual(times(10, () => number))
    expect((await stockOf(shirt))?.orders).toBe(1)
  })

  test('carts that hold the same products in opposite order, while a file is imported: nobody meets a deadlock', async () => {
    const files = times(4, (at) => ({ reference: `bulk-${at}`, units: 1000 }))
    const products = await sell(db, shopId, ...files)
    const lines = products.map((product) => one(product))
    const bought = placeAll(times(120, (at) => draftOf(shopId, at % 2 ? lines : lines.toReversed())))
    for (const name of ['a', 'b', 'c', 'd']) {
      await sell(db, shopId, ...files.toReversed().map((file) => ({ ...file, name })))
    }
    expect(numbersOf(await bought)).toHaveLength(120)
    for (const product of products) {
      expect(await stockOf(product)).toEqual({ units: 880, sold: 120, orders: 120, ordered: 120 })
    }
    expect(await unexplainedStock(db)).toEqual([])
  })
})
