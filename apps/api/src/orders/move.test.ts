import type { OrderNumber, ShopId } from '@store/core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findProduct } from '../catalog/store/shown-products.ts'
import { inShop } from '../database/index.ts'
import { orderContext } from '../order-context.ts'
import { openTestDatabase, type TestDatabase } from '../testing.ts'
import { moveOrder, moveShipment } from './move.ts'
import { EVERY_ORDER, listOrders } from './store/list.ts'
import { listHistory } from './store/moves.ts'
import { findOrderByNumber } from './store/orders.ts'
import { draftOf, one, openShop, sell, testApi, unexplainedStock, versionOf } from './testing.ts'

let db: TestDatabase
let shopId: ShopId
beforeAll(async () => {
  db = await openTestDatabase()
  shopId = await openShop(db)
})
afterAll(() => db.close())

const NOW = new Date('2026-03-01T12:00:00Z')
const move = (
  number: OrderNumber,
  to: Parameters<typeof moveOrder>[1]['to'],
  why: string | null = null,
  shop = shopId,
) => inShop(db, shop, (tx) => moveOrder(tx, { shopId: shop, number, to, who: 'operator', why }, orderContext(NOW)))
const ship = (number: OrderNumber, to: Parameters<typeof moveShipment>[1]['to'], carrier: string | null = null) =>
  inShop(db, shopId, (tx) =>
    moveShipment(
      tx,
      {
        shopId,
        number,
        to,
        who: 'operator',
        why: null,
        carrier: carrier ? { name: carrier, trackingNumber: 'G-1', trackingUrl: null } : null,
      },
      orderContext(NOW),
    ),
  )
const history = (number: OrderNumber) => inShop(db, shopId, (tx) => listHistory(tx, shopId, number))
const order = async (number: OrderNumber) =>
  (await inShop(db, shopId, (tx) => findOrderByNumber(tx, shopId, number)))?.order
const unitsOf = async (id: number) => (await inShop(db, shopId, (tx) => findProduct(tx, shopId, id)))?.units

/** An order of `quantity` units of a new product that has `units`. */
async function bought(quantity: number, units: number) {
  const [product] = await sell(db, shopId, { units })
  if (!product) throw new Error('nothing to sell')
  const placed = await testApi(db).placeOrder({ body: draftOf(shopId, [one(product, quantity)]) })
  if (placed.kind !== 'placed') throw new Error(`the order was ${placed.kind}`)
  return { number: placed.order.number, productId: product.id }
}

describe('moving an order (S8)', () => {
  test('it goes along the table only, and its history says who, when and why', async () => {
    const { number } = await bought(1, 5)
    expect(await move(number, 'paid', 'transfer seen')).toMatchObject({ kind: 'moved', order: { status: 'paid' } })
    expect(await move(number, 'pending')).toEqual({
      kind: 'forbidden',
      from: 'paid',
      allowed: ['dispatched', 'delivered', 'cancelled'],
    })
    expect(await move(number, 'paid')).toMatchObject({ kind: 'forbidden', from: 'paid' })
    expect((await history(number)).map(({ who, about, from, to, why }) => [who, about, from, to, why])).toEqual([
      ['shopper', 'order', null, 'pending', null],
      ['operator', 'order', 'pending', 'paid', 'transfer seen'],
    ])
    expect((await history(number))[1]?.at).toBe(NOW.toISOString())
    expect((await order(number))?.updatedAt).toBe(NOW.toISOString())
  })

  test('cancelling gives every unit back once, however often and at once it is asked', async () => {
    const { number, productId } = await bought(3, 10)
    expect(await unitsOf(productId)).toBe(7)
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, () => move(number, 'cancelled', 'changed their mind')),
    )
    expect(outcomes.map((outcome) => outcome?.kind).toSorted()).toEqual([...Array(9).fill('forbidden'), 'moved'])
    expect(await unitsOf(productId)).toBe(10)
    expect(await unexplainedStock(db)).toEqual([])
    expect(await order(number)).toMatchObject({ status: 'cancelled', shipment: 'cancelled' })
    expect((await history(number)).map(({ about, to }) => [about, to])).toEqual([
      ['order', 'pending'],
      ['order', 'cancelled'],
      ['shipment', 'cancelled'],
    ])
  })

  test('what was sold out is back on cached pages when an order of it is cancelled; other moves leave them be', async () => {
    const { number } = await bought(2, 2)
    const before = await versionOf(db, shopId)
    await move(number, 'paid')
    expect(await versionOf(db, shopId)).toBe(before)
    await move(number, 'cancelled')
    expect(await versionOf(db, shopId)).toBe(before + 1)

    const many = await bought(2, 50)
    const then = await versionOf(db, shopId)
    await move(many.number, 'cancelled')
    expect(await versionOf(db, shopId)).toBe(then)
  })

  test('orders cancelled while others buy the same things neither lose nor invent a unit', async () => {
    const [a, b] = await sell(db, shopId, { units: 40 }, { units: 40 })
    if (!a || !b) throw new Error('nothing to sell')
    const api = testApi(db)
    const buy = async (turn: number) => {
      const lines = turn % 2 ? [one(a), one(b)] : [one(b), one(a)]
      const placed = await api.placeOrder({ body: draftOf(shopId, lines) })
      if (placed.kind !== 'placed') throw new Error(`the order was ${placed.kind}`)
      if (turn % 2) await move(placed.order.number, 'cancelled')
    }
    await Promise.all(Array.from({ length: 20 }, (_, turn) => buy(turn)))
    expect([await unitsOf(a.id), await unitsOf(b.id)]).toEqual([30, 30])
    expect(await unexplainedStock(db)).toEqual([])
  })

  test('its parcel moves along its own table, and says who carries it', async () => {
    const { number } = await bought(1, 5)
    expect(await ship(number, 'returned')).toEqual({
      kind: 'forbidden',
      from: 'pending',
      allowed: ['inPacking', 'inTransit', 'delivered', 'cancelled'],
    })
    await ship(number, 'inTransit', 'Mensajeros Unidos')
    expect(await ship(number, 'delivered')).toMatchObject({ kind: 'moved', order: { shipment: 'delivered' } })
    expect((await order(number))?.carrier).toEqual({
      name: 'Mensajeros Unidos',
      trackingNumber: 'G-1',
      trackingUrl: null,
    })
    expect((await order(number))?.status).toBe('pending')
  })

  test('an order of another shop is not found, and not moved', async () => {
    const { number, productId } = await bought(1, 5)
    const stranger = await openShop(db)
    expect(await move(number, 'cancelled', null, stranger)).toBeNull()
    expect(
      await inShop(db, stranger, (tx) =>
        moveOrder(tx, { shopId, number, to: 'paid', who: 'x', why: null }, orderContext(NOW)),
      ),
    ).toBeNull()
    expect((await order(number))?.status).toBe('pending')
    expect(await unitsOf(productId)).toBe(4)
  })

  test('orders are listed newest first, by status, by time and as many as asked', async () => {
    const shop = await openShop(db)
    const [product] = await sell(db, shop, {})
    if (!product) throw new Error('nothing to sell')
    const api = testApi(db)
    const numbers: number[] = []
    for (let turn = 0; turn < 3; turn++) {
      const placed = await api.placeOrder({ body: draftOf(shop, [one(product)]) })
      if (placed.kind === 'placed') numbers.unshift(placed.order.number)
    }
    await move(numbers[1] ?? 0, 'paid', null, shop)
    const all = { ...EVERY_ORDER, limit: 10, now: NOW }
    const list = (filter: Partial<Parameters<typeof listOrders>[2]>) =>
      inShop(db, shop, async (tx) => (await listOrders(tx, shop, { ...all, ...filter })).map(({ number }) => number))
    expect(await list({})).toEqual(numbers)
    expect(await list({ limit: 2 })).toEqual(numbers.slice(0, 2))
    expect(await list({ status: 'paid' })).toEqual([numbers[1]])
    expect(await list({ shipment: 'inTransit' })).toEqual([])
    expect(await list({ since: new Date(Date.now() + 60_000) })).toEqual([])
    expect(await list({ before: new Date(Date.now() - 60_000) })).toEqual([])
    expect(await list({ search: String(numbers[2]) })).toEqual([numbers[2]])
    const { buyer } = draftOf(shop, [one(product)])
    for (const search of [buyer.name.slice(0, 3).toUpperCase(), buyer.idNumber, buyer.phone.slice(-4)])
      expect([search, await list({ search })]).toEqual([search, numbers])
    for (const search of ['nobody at all', '%', '_____', '+', "'"])
      expect([search, await list({ search })]).toEqual([search, []])
  })
})
