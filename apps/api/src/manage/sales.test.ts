import type { ManageClient } from '@store/api-client/manage'
import type { Product, ShopId } from '@store/core'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { asWorker } from '../database/index.ts'
import { draftOf, one, openShop, sell, testApi as shopperApi, unexplainedStock } from '../orders/testing.ts'
import { manageAs, type TestDatabase, testApi } from '../testing.ts'
import { memberOf, openManaged, refusalOf } from './testing.ts'

let db: TestDatabase
let manage: ManageClient
let shopId: ShopId
let shirt: Product
beforeAll(async () => {
  const managed = await openManaged('Counter')
  db = managed.db
  manage = manageAs(testApi(db).app, managed.platform)
})
afterAll(() => db.close())
beforeEach(async () => {
  shopId = await openShop(db, { email: 'tienda@ejemplo.co', maxUnits: 1, minPurchase: 999_000_00 })
  const [product] = await sell(db, shopId, { units: 3, maxQuantity: 1 })
  if (!product) throw new Error('nothing to sell')
  shirt = product
})

type Sale = Parameters<ManageClient['createOrder']>[0]['body']
const sale = (rest: Partial<Sale> = {}): Sale => ({
  lines: [{ productId: shirt.id, quantity: 2 }],
  buyer: { name: 'Marcela' },
  paymentMethod: 'payInStore',
  state: 'done',
  ...rest,
})
const write = (rest?: Partial<Sale>) => manage.createOrder({ params: { shopId }, body: sale(rest) })
const unitsLeft = async () =>
  (
    await asWorker(db, (tx) =>
      tx.execute<{ units: number }>(
        sql`select units from stock where shop_id = ${shopId} and product_id = ${shirt.id}`,
      ),
    )
  ).rows[0]?.units

describe('a sale that is written down by hand', () => {
  test('costs what a trial run said, takes its units, and is done; limits of shoppers do not hold, and the shop is not told', async () => {
    const trial = await write({ dryRun: true, discount: 10_000_00 })
    expect(trial).toMatchObject({ number: null, subtotal: 100_000_00, shipping: 0, total: 90_000_00, units: 2 })
    expect(await unitsLeft()).toBe(3)
    const { number, total } = await write({ discount: 10_000_00, expectedTotal: trial.total })
    expect(total).toBe(90_000_00)
    expect(await unitsLeft()).toBe(1)
    const order = await manage.getOrder({ params: { shopId, number: number ?? 0 } })
    expect(order).toMatchObject({
      status: 'delivered',
      shipment: 'delivered',
      next: null,
      channel: 'pointOfSale',
      heldUntil: null,
      discount: 10_000_00,
      total: 90_000_00,
      buyer: { name: 'Marcela', phone: '', email: null },
      history: [{ who: 'Counter', to: 'delivered' }],
    })
    expect((await manage.listRefunds({ params: { shopId, number: number ?? 0 } })).received).toBe(90_000_00)
    const { rows } = await asWorker(db, (tx) => tx.execute(sql`select kind from outbox where shop_id = ${shopId}`))
    expect(rows).toEqual([])
    expect(await unexplainedStock(db)).toEqual([])
  })

  test('to be sent and paid at the door is an order like any other', async () => {
    const address = { address: 'Calle 1', city: 'Itagüí', division: 'Antioquia' }
    const { number } = await write({
      address,
      shipping: 8_000_00,
      state: 'open',
      paymentMethod: 'cashOnDelivery',
      channel: 'other',
      buyer: { phone: '300 123 4567', email: 'marcela@ejemplo.co' },
    })
    const order = await manage.getOrder({ params: { shopId, number: number ?? 0 } })
    expect(order).toMatchObject({
      status: 'unpaid',
      next: 'pack',
      channel: 'other',
      shipping: 8_000_00,
      total: 108_000_00,
      buyer: { phone: '+573001234567' },
      delivery: { address: { city: 'Itagüí' } },
    })
    const { rows } = await asWorker(db, (tx) => tx.execute(sql`select kind from outbox where shop_id = ${shopId}`))
    expect(rows).toEqual([{ kind: 'order.buyer' }])
  })

  test.each<[string, () => Partial<Sale>, object]>([
    [
      'of more than there is',
      () => ({ lines: [{ productId: shirt.id, quantity: 4 }] }),
      { path: 'lines[0].quantity', code: 'tooBig', params: { most: 3 } },
    ],
    [
      'of what is not there',
      () => ({ lines: [{ productId: 999_999, quantity: 1 }] }),
      { path: 'lines[0].productId', code: 'unknown' },
    ],
    ['to nobody', () => ({ buyer: {} }), { path: 'buyer.name', code: 'missing' }],
    ['to a phone that is none', () => ({ buyer: { phone: '12' } }), { path: 'buyer.phone', code: 'wrongFormat' }],
    [
      'with more taken off than it costs',
      () => ({ discount: 100_000_01 }),
      { path: 'discount', code: 'tooBig', params: { most: 100_000_00 } },
    ],
    ['at another price than was seen', () => ({ expectedTotal: 1 }), { path: 'expectedTotal' }],
  ])('%s is refused by field, and nothing is sold', async (_, rest, error) => {
    expect((await refusalOf(write(rest()))).errors).toMatchObject([error])
    expect(await unitsLeft()).toBe(3)
  })

  test('of the last unit, while a shopper buys it: one of the two gets it', async () => {
    shopId = await openShop(db)
    const [last] = await sell(db, shopId, { units: 1 })
    if (!last) throw new Error('nothing to sell')
    shirt = last
    const outcomes = await Promise.all([
      write({ lines: [{ productId: last.id, quantity: 1 }] }).then(
        () => 'sold',
        () => 'refused',
      ),
      shopperApi(db)
        .placeOrder({ body: draftOf(shopId, [one(last)]) })
        .then(({ kind }) => (kind === 'placed' ? 'sold' : 'refused')),
    ])
    expect(outcomes.toSorted()).toEqual(['refused', 'sold'])
    expect(await unitsLeft()).toBe(0)
    expect(await unexplainedStock(db)).toEqual([])
  })

  test('is nothing for the stockroom, and sent again with its key it is the same sale', async () => {
    const dani = manageAs(testApi(db).app, (await memberOf(db, shopId, 'stockroom')).secret)
    expect((await refusalOf(dani.createOrder({ params: { shopId }, body: sale() }))).code).toBe('forbidden')
    const once = { idempotencyKey: 'the-same-sale-again' }
    const first = await manage.createOrder({ params: { shopId }, body: sale() }, once)
    expect(await manage.createOrder({ params: { shopId }, body: sale() }, once)).toEqual(first)
    expect(await unitsLeft()).toBe(1)
  })
})
