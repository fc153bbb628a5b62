import type { OrderDraft } from '@store/core'
import { afterAll, describe, expect, test } from 'vitest'
import { inShop } from '../database/index.ts'
import { orderContext } from '../order-context.ts'
import { confirmOrder } from './move.ts'
import { draftOf, one, openOrders, openShop, placed, sell, sizes } from './testing.ts'

const { db, api, place, unitsOf, close } = await openOrders()
afterAll(close)

const usual = { maxUnits: 20, maxOpenOrders: 10 }
const from = (draft: OrderDraft, buyer: Partial<OrderDraft['buyer']>) => ({
  ...draft,
  buyer: { ...draft.buyer, ...buyer },
})

describe('what one buyer may have', () => {
  test('twenty units of a product, unless the shop says otherwise; what the product limits lower stays lower', async () => {
    const shop = await openShop(db, usual)
    const [shirt, cap] = await sell(db, shop, { units: 500 }, { units: 500, maxQuantity: 3, name: 'Gorra' })
    if (!shirt || !cap) throw new Error('nothing to sell')
    const refusal = { kind: 'overLimit', productId: shirt.id, variantId: null, name: 'Camisa', limit: 20 }
    expect(await place(draftOf(shop, [one(shirt, 21)]))).toEqual({ kind: 'refused', refusals: [refusal] })
    const quote = await api.quoteOrder({
      body: { shopId: shop, lines: [one(shirt, 21)], delivery: 'address', cityId: null },
    })
    expect(quote).toMatchObject({ refusals: [refusal], lines: [{ unitsAvailable: 20, status: 'outOfStock' }] })
    expect(await place(draftOf(shop, [one(cap, 4)]))).toMatchObject({ refusals: [{ kind: 'overLimit', limit: 3 }] })
    const split = [one(shirt, 15), { ...one(shirt, 15), message: 'Para Luis' }]
    expect(await place(draftOf(shop, split))).toMatchObject({
      refusals: [0, 1].map(() => ({ kind: 'overLimit', limit: 20 })),
    })
    placed(await place(draftOf(shop, [one(shirt, 20)])))

    const wholesale = await openShop(db, { ...usual, maxUnits: 400 })
    const [sack] = await sell(db, wholesale, { units: 500 })
    if (!sack) throw new Error('nothing to sell')
    placed(await place(draftOf(wholesale, [one(sack, 400)])))
  })

  test('of all its sizes together, and of all open orders, whatever else the buyer changes', async () => {
    const shop = await openShop(db, usual)
    const many = sizes.variants.map((variant) => ({ ...variant, units: 100, enabled: true }))
    const [shirt] = await sell(db, shop, { ...sizes, variants: many })
    if (!shirt) throw new Error('nothing to sell')
    const [s, m] = shirt.variants
    const lines = [one(shirt, 11, s?.id), one(shirt, 11, m?.id)]
    const overTwenty = { refusals: [{ kind: 'overLimit', productId: shirt.id, limit: 20 }] }
    expect(await place(draftOf(shop, lines))).toMatchObject(overTwenty)
    const { order } = placed(await place(draftOf(shop, [one(shirt, 15, s?.id)])))
    const next = draftOf(shop, [one(shirt, 6, m?.id)])
    const changed = { idNumber: '55501', phone: '+57 311 555 0101', email: 'otra@ejemplo.co' }
    for (const kept of ['idNumber', 'phone', 'email'] as const) {
      const { [kept]: _, ...others } = changed
      expect([kept, await place(from(next, others))]).toMatchObject([
        kept,
        { refusals: [{ kind: 'overLimit', limit: 5 }] },
      ])
    }
    placed(await place(from({ ...next, key: draftOf(shop, []).key }, changed)))
    // The shop has accepted: these units are sold, and no longer count as open.
    const word = { shopId: shop, number: order.number, who: 'shop', why: null }
    await inShop(db, shop, (tx) => confirmOrder(tx, word, orderContext(new Date())))
    placed(await place(draftOf(shop, [one(shirt, 6, m?.id)])))
    expect(await unitsOf(shirt)).toEqual([85, 88, 100])
  })

  test('so many orders that nobody has paid or confirmed, also of many tried at once', async () => {
    const shop = await openShop(db, usual)
    const products = await sell(db, shop, ...Array.from({ length: 14 }, () => ({})))
    const outcomes = await Promise.all(
      products.map((product, at) =>
        place(from(draftOf(shop, [one(product)]), { idNumber: `9000${at}`, email: `m${at}@ejemplo.co` })),
      ),
    )
    const refused = outcomes.filter(({ kind }) => kind === 'refused')
    expect(refused).toHaveLength(4)
    for (const outcome of refused) expect(outcome).toMatchObject({ refusals: [{ kind: 'tooManyOpen', limit: 10 }] })
    const [product] = products
    const someone = { idNumber: '70001', phone: '+57 312 000 0001', email: null }
    placed(await place(from(draftOf(shop, product ? [one(product)] : []), someone)))
  })
})
