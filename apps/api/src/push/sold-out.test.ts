import { randomUUID } from 'node:crypto'
import type { Product, ShopId } from '@store/core'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { inShop } from '../database/index.ts'
import { queueOrderEvent } from '../messages/order-events.ts'
import { orderContext } from '../order-context.ts'
import { withRetries } from '../orders/conflict.ts'
import { moveOrder } from '../orders/move.ts'
import { placeOrder } from '../orders/place.ts'
import { draftOf, one, openShop, placed, sell, sizes } from '../orders/testing.ts'
import { openPushing } from './testing.ts'

const { db, clock, teammate, sendAll, reset, close } = await openPushing()
afterAll(close)
beforeEach(reset)

/** A shop whose owner wants to know what is sold out, and something on sale in it. */
async function opened(...units: readonly number[]) {
  const shopId = await openShop(db)
  const ana = await teammate(shopId, 'owner')
  await ana.wish(['soldOut'])
  const names = ['Camisa', 'Gorra', 'Ruana', 'Poncho']
  const products = await sell(db, shopId, ...units.map((left, at) => ({ name: names[at] ?? '', units: left })))
  return { shopId, ana, products, first: products[0] as Product }
}

const attempt = (shopId: ShopId, ...lines: readonly ReturnType<typeof one>[]) =>
  withRetries(() => inShop(db, shopId, (tx) => placeOrder(tx, draftOf(shopId, lines), orderContext(new Date()))))

async function buy(shopId: ShopId, ...lines: readonly ReturnType<typeof one>[]) {
  const outcome = await attempt(shopId, ...lines)
  if (!outcome) throw new Error('no such shop')
  return placed(outcome).order.number
}

describe('what is sold out is pushed', () => {
  test('once, with its name and its stock, by the order that takes the last unit', async () => {
    const { shopId, ana, first } = await opened(2)
    await buy(shopId, one(first))
    await sendAll()
    expect(ana.notices()).toEqual([])
    const number = await buy(shopId, one(first))
    const again = { kind: 'soldOut' } as const
    await inShop(db, shopId, (tx) => queueOrderEvent(tx, shopId, number, again))
    await sendAll()
    await inShop(db, shopId, (tx) => queueOrderEvent(tx, shopId, number, again))
    await sendAll()
    expect(ana.notices()).toEqual([
      {
        kind: 'soldOut',
        title: 'Agotado: Camisa',
        body: 'Se vendió la última unidad',
        tag: expect.stringMatching(new RegExp(` sold out ${number}$`)),
        path: expect.stringMatching(new RegExp(`^/[\\w-]+/stock/${first.id}/0$`)),
      },
    ])
  })

  test('to who may see products, whether or not they see orders, and wants to know', async () => {
    const { shopId, first } = await opened(1)
    const [eli, fabi] = [await teammate(shopId, 'content'), await teammate(shopId, 'accountant')]
    await eli.wish(['order', 'soldOut'])
    await fabi.wish(['paid'])
    await buy(shopId, one(first))
    await sendAll()
    expect(eli.notices().map(({ kind }) => kind)).toEqual(['soldOut'])
    expect(fabi.notices()).toEqual([])
  })

  test('of a sale by hand', async () => {
    const { shopId, ana, first } = await opened(1)
    await ana.office.createOrder(
      {
        params: { shopId },
        body: {
          lines: [{ productId: first.id, quantity: 1 }],
          buyer: { name: 'Marcela' },
          paymentMethod: 'payInStore',
          state: 'done',
        },
      },
      { idempotencyKey: randomUUID() },
    )
    await sendAll()
    expect(ana.notices().map(({ title }) => title)).toEqual(['Agotado: Camisa'])
  })

  test('for the variant that is, not for its product', async () => {
    const { shopId, ana } = await opened()
    const [small, , large] = sizes.variants
    const variants = [
      { ...small, units: 1 },
      { ...large, units: 2, enabled: true },
    ] as typeof sizes.variants
    const [shirt] = await sell(db, shopId, { ...sizes, name: 'Camisa', variants })
    const [s = '', l = ''] = shirt?.variants.map(({ id }) => id) ?? []
    await buy(shopId, one(shirt as Product, 1, l))
    await sendAll()
    expect(ana.notices()).toEqual([])
    await buy(shopId, one(shirt as Product, 1, s))
    await sendAll()
    expect(ana.notices()).toMatchObject([
      { title: 'Agotado: Camisa · S', path: expect.stringMatching(new RegExp(`/stock/${shirt?.id}/${s}$`)) },
    ])
  })

  test.each([
    ['es', 'Agotado: Camisa', ', y se agotó 1 más', ', y se agotaron 2 más'],
    ['en', 'Sold out: Camisa', ', and 1 other sold out', ', and 2 others sold out'],
    ['pt', 'Esgotado: Camisa', ', e mais 1 se esgotou', ', e mais 2 se esgotaram'],
    ['fr', 'Épuisé : Camisa', ', et 1 autre est épuisé', ', et 2 autres sont épuisés'],
  ] as const)('once for an order that takes the last of several, counted in %s', async (language, title, one1, two) => {
    for (const [units, others] of [
      [[1, 1, 5], one1],
      [[1, 2, 1, 5], two],
    ] as const) {
      const { shopId, ana, products } = await opened(...units)
      await ana.wish(['soldOut'], false, language)
      await buy(shopId, ...products.map((product, at) => one(product, units[at] === 5 ? 1 : units[at])))
      await sendAll()
      expect(ana.notices()).toMatchObject([{ title, path: expect.stringMatching(/\/stock\?view=out$/) }])
      expect(ana.notices()[0]?.body.endsWith(others)).toBe(true)
    }
  })

  test('once when many want the last units at the same time', async () => {
    const { shopId, ana, first } = await opened(3)
    const outcomes = await Promise.all(Array.from({ length: 12 }, () => attempt(shopId, one(first))))
    expect(outcomes.filter((outcome) => outcome?.kind === 'placed')).toHaveLength(3)
    await sendAll()
    expect(ana.notices()).toHaveLength(1)
  })

  test('of an order whose cancelling is undone, if it takes the last unit again', async () => {
    const { shopId, ana, first } = await opened(2)
    const number = await buy(shopId, one(first))
    const params = { shopId, number }
    const { undo } = await ana.office.takeOrderStep({ params, body: { step: 'move', to: 'cancelled' } })
    await buy(shopId, one(first))
    await sendAll()
    expect(ana.notices()).toEqual([])
    await ana.office.undoOrderStep({ params: { ...params, step: undo.step } })
    await sendAll()
    expect(ana.notices()).toMatchObject([{ tag: expect.stringMatching(new RegExp(` ${number}$`)) }])
  })

  test('again by the next order that takes the last unit', async () => {
    const { shopId, ana, first } = await opened(1)
    for (const times of [1, 2]) {
      await buy(shopId, one(first))
      await sendAll()
      expect(ana.notices()).toHaveLength(times)
      const adjustments = [{ productId: first.id, delta: 1 }]
      await ana.office.adjustStock({ params: { shopId }, body: { adjustments, reason: 'received' } })
    }
  })
})

describe('nothing is pushed', () => {
  test('of units that somebody sets to none, or takes out, by hand', async () => {
    const { shopId, ana, first } = await opened(3)
    await buy(shopId, one(first))
    const adjust = (change: { count: number } | { delta: number }) =>
      ana.office.adjustStock({
        params: { shopId },
        body: { adjustments: [{ productId: first.id, ...change }], reason: 'damaged' },
      })
    await adjust({ count: 0 })
    await adjust({ count: 1 })
    await adjust({ delta: -1 })
    await sendAll()
    expect(ana.notices()).toEqual([])
  })

  test('of a product with many units, as imports write one that is not counted', async () => {
    const { shopId, ana, first } = await opened(1000)
    await buy(shopId, one(first, 3))
    await sendAll()
    expect(ana.notices()).toEqual([])
  })

  test('of what is back on sale before it is sent: restocked, or its order cancelled', async () => {
    const { shopId, ana, first, products } = await opened(1, 1)
    await buy(shopId, one(first))
    await ana.office.adjustStock({
      params: { shopId },
      body: { adjustments: [{ productId: first.id, delta: 2 }], reason: 'received' },
    })
    const number = await buy(shopId, one(products[1] as Product))
    const move = { shopId, number, who: 'ana', why: null, to: 'cancelled' } as const
    await inShop(db, shopId, (tx) => moveOrder(tx, move, orderContext(new Date())))
    await sendAll()
    expect(ana.notices()).toEqual([])
  })

  test('twice, if a later order sells it out before the first is told of; and not of an order, if somebody does by hand', async () => {
    const { shopId, ana, first, products } = await opened(1, 1)
    const adjust = (productId: number, delta: number) =>
      ana.office.adjustStock({
        params: { shopId },
        body: { adjustments: [{ productId, delta }], reason: 'correction' },
      })
    await buy(shopId, one(first))
    await adjust(first.id, 1)
    const last = await buy(shopId, one(first))
    const other = products[1] as Product
    await buy(shopId, one(other))
    await adjust(other.id, 1)
    await adjust(other.id, -1)
    await sendAll()
    expect(ana.notices()).toMatchObject([{ tag: expect.stringMatching(new RegExp(` ${last}$`)) }])
  })

  test('at night, unless one wishes it', async () => {
    const { shopId, ana, first } = await opened(1)
    const beto = await teammate(shopId, 'manager')
    await beto.wish(['soldOut'], true)
    clock.now = new Date('2031-03-03T03:30:00Z')
    await buy(shopId, one(first))
    await sendAll()
    expect(ana.notices()).toEqual([])
    expect(beto.notices()).toHaveLength(1)
  })
})
