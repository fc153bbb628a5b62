import type { QueryConfig } from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { inShop, type Tx } from '../database/open.ts'
import { testApi } from '../testing.ts'
import { findOrder, findPlacedOrder } from './find.ts'
import { draftOf, one, openOrders, openShop, placed, sell } from './testing.ts'

const { db, api, shopId, place, close } = await openOrders()
afterAll(close)

describe('finding an order again (V3, R15, L6)', () => {
  test('by number and buyer ID, however it is written; a wrong pair, or another shop, reveals nothing', async () => {
    const [shirt] = await sell(db, shopId, {})
    if (!shirt) throw new Error('nothing to sell')
    const draft = draftOf(shopId, [one(shirt)])
    const idNumber = 'CE 12-345.678k'
    const { order } = placed(await place({ ...draft, buyer: { ...draft.buyer, idNumber } }))
    const find = (query: object) => api.findOrder({ query: { shopId, number: order.number, idNumber, ...query } })
    expect(await find({})).toEqual(order)
    expect(await find({ idNumber: ' ce12345678K ' })).toEqual(order)
    for (const wrong of [
      ...[{ idNumber: '123' }, { idNumber: 'CE12345678' }, { idNumber: '-' }, { number: order.number + 1 }],
      ...[{ number: 2 ** 40 }, { shopId: await openShop(db) }],
    ]) {
      expect([wrong, await find(wrong)]).toEqual([wrong, null])
    }
  })

  test('guessing pairs is cut short, by order and by buyer; the buyer of another order is still answered', async () => {
    const shop = await openShop(db)
    const [shirt] = await sell(db, shop, {})
    if (!shirt) throw new Error('nothing to sell')
    const buy = async (idNumber: string) => {
      const draft = draftOf(shop, [one(shirt)])
      return placed(await place({ ...draft, buyer: { ...draft.buyer, idNumber } })).order
    }
    const [victim, other] = [await buy('900001'), await buy('900002')]
    const find = (number: number, idNumber: string) => api.findOrder({ query: { shopId: shop, number, idNumber } })
    for (let guess = 0; guess < 10; guess++) expect(await find(victim.number, `${guess}`)).toBeNull()
    await expect(find(victim.number, '900001')).rejects.toMatchObject({ failure: { status: 429 } })
    for (let guess = 1; guess <= 20; guess++) expect(await find(other.number + guess * 1000, '900002')).toBeNull()
    await expect(find(other.number, '9.000-02')).rejects.toMatchObject({ failure: { status: 429 } })
    const third = await buy('900003')
    expect(await find(third.number, '900003')).toEqual(third)
  })

  test('by its key; a wrong one, or of another order, reveals nothing', async () => {
    const [shirt] = await sell(db, shopId, {})
    if (!shirt) throw new Error('nothing to sell')
    const mine = placed(await place(draftOf(shopId, [one(shirt)])))
    const other = placed(await place(draftOf(shopId, [one(shirt)])))
    const open = (number: number, key: string, shop = shopId) =>
      api.getPlacedOrder({ params: { number }, query: { shopId: shop, key } })
    expect(await open(mine.order.number, mine.accessKey)).toEqual(mine.order)
    expect(await open(mine.order.number, other.accessKey)).toBeNull()
    expect(await open(mine.order.number, '0')).toBeNull()
    expect(await open(mine.order.number + 1_000_000, mine.accessKey)).toBeNull()
    expect(await open(mine.order.number, mine.accessKey, await openShop(db))).toBeNull()
  })

  test('a known order whose pair is wrong is read no further than one that nobody has', async () => {
    const [shirt] = await sell(db, shopId, {})
    if (!shirt) throw new Error('nothing to sell')
    const { order, accessKey } = placed(await place(draftOf(shopId, [one(shirt)])))
    /** The length of the database's answers in characters. */
    const read = (find: (tx: Tx) => Promise<unknown>) =>
      inShop(db, shopId, async (tx) => {
        let characters = 0
        const query = async (question: object) => {
          const answer = await tx.$client.query(question as QueryConfig)
          characters += JSON.stringify(answer.rows).length
          return answer
        }
        await find(new Proxy(tx, { get: (on, name) => (name === '$client' ? { query } : Reflect.get(on, name, on)) }))
        return characters
      })
    const byId = (idNumber: string) => read((tx) => findOrder(tx, { shopId, number: order.number, idNumber }))
    const byKey = (key: string) => read((tx) => findPlacedOrder(tx, { shopId, number: order.number, key }))
    for (const wrong of [await byId('1'), await byKey('0')]) expect(wrong).toBeLessThan(120)
    for (const right of [await byId(order.buyer.idNumber), await byKey(accessKey)]) expect(right).toBeGreaterThan(500)
  })

  test('after 90 days its link and its number show what was bought and how far it is, and nobody', async () => {
    const [shirt] = await sell(db, shopId, {})
    if (!shirt) throw new Error('nothing to sell')
    const { order, accessKey } = placed(await place(draftOf(shopId, [{ ...one(shirt), message: 'Para Ana' }])))
    const day = 24 * 60 * 60 * 1000
    const after = async (days: number) => {
      const later = testApi(db, { now: () => new Date(Date.parse(order.placedAt) + days * day) }).api
      const byKey = await later.getPlacedOrder({ params: { number: order.number }, query: { shopId, key: accessKey } })
      const { idNumber } = order.buyer
      return [byKey, await later.findOrder({ query: { shopId, number: order.number, idNumber } })]
    }
    expect(await after(89)).toEqual([order, order])
    for (const shown of await after(91)) {
      expect(shown).toMatchObject({ number: order.number, status: order.status, total: order.total, units: 1 })
      expect(shown?.lines[0]?.name).toBe('Camisa')
      const { name, idNumber, phone, email, message } = order.buyer
      const json = JSON.stringify(shown)
      for (const word of [name, idNumber, phone, email, message, 'Para Ana', 'Calle'])
        if (word) expect(json).not.toContain(word)
    }
  })
})
