import type { ProviderName } from '@store/core'
import { OTHER_PAYMENT_KEYS } from '@store/sandbox'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { refusalOf } from '../manage/testing.ts'
import { back, MINUTE, openRefunds, type RefundWorld, TOTAL } from './give-back-testing.ts'
import { unitsOf } from './testing.ts'

describe.each<[ProviderName, string?, string?]>([['wompi'], ['mercadoPago', 'MXN', 'MX']])(
  'a refund that %s accepted and has not done',
  (name, currency, country) => {
    let opened: RefundWorld
    beforeAll(async () => {
      opened = await openRefunds(name, currency, country)
    })
    beforeEach(() => opened.world.setBehaviour('normal'))
    afterAll(() => opened.world.close())

    const accepted = async () => {
      const { world, manage, paid } = opened
      const order = await paid()
      await world.setBehaviour('pending')
      const restock = [{ productId: order.productId, variantId: null, units: 1 }]
      const answer = await manage.refundByProvider({ params: order.params, body: back(TOTAL, { restock }) })
      expect(answer).toMatchObject({ id: null, provider: name })
      return order
    }

    test('is not one that was never made after ten minutes, and is recorded once it is done', async () => {
      const { world, manage, notes } = opened
      const order = await accepted()
      const { params } = order
      for (const minutes of [12, 60, 24 * 60]) {
        world.pass(minutes * MINUTE)
        await world.lookAtRefunds()
        expect(await manage.listRefunds({ params })).toMatchObject({
          items: [],
          returnable: null,
          asked: { amount: TOTAL },
        })
      }
      expect(await unitsOf(world.db, order.shopId, order.productId)).toBe(2)
      await world.setBehaviour('normal')
      // The result that is recorded here, not the provider's intermediate states.
      for (let round = 0; round < 2; round++) {
        world.pass(6 * MINUTE)
        await world.lookAtRefunds()
      }
      expect(await manage.listRefunds({ params })).toMatchObject({
        items: [{ amount: TOTAL, how: 'provider' }],
        asked: null,
      })
      expect(await unitsOf(world.db, order.shopId, order.productId)).toBe(3)
      expect((await notes(order)).map(([, why]) => why)).not.toContain('refund refused')
    })

    test('is left to a person after three days, and offered by hand only', async () => {
      const { world, manage, notes, makeLive } = opened
      const order = await accepted()
      const { params } = order
      world.pass(73 * 60 * MINUTE)
      await world.lookAtRefunds()
      await makeLive(order)
      expect(await manage.listRefunds({ params })).toMatchObject({ asked: null, returnable: null, left: TOTAL })
      expect((await notes(order)).at(-1)).toEqual(['paid', 'refund unknown'])
      await manage.refundOrder({ params, body: { ...back(TOTAL), how: 'byHand' } })
      expect(await manage.listRefunds({ params })).toMatchObject({ left: 0, items: [{ how: 'byHand' }] })
    })

    test('puts none of its units on sale if they are on sale again meanwhile', async () => {
      const { world, manage } = opened
      const order = await accepted()
      const { params } = order
      await manage.takeOrderStep({ params, body: { step: 'move', to: 'cancelled' } })
      expect(await unitsOf(world.db, order.shopId, order.productId)).toBe(3)
      await world.setBehaviour('normal')
      world.pass(12 * MINUTE)
      await world.lookAtRefunds()
      expect((await manage.listRefunds({ params })).items).toMatchObject([{ amount: TOTAL, restocked: [] }])
      expect(await unitsOf(world.db, order.shopId, order.productId)).toBe(3)
    })

    test('is not decided by keys of the other world', async () => {
      const { world, manage } = opened
      const { params } = await accepted()
      await world.setBehaviour('normal')
      await world.db.owner.query('update payment_accounts set live = true where shop_id = $1', [params.shopId])
      world.pass(12 * MINUTE)
      await world.lookAtRefunds()
      expect(await manage.listRefunds({ params })).toMatchObject({ items: [], asked: { amount: TOTAL } })
    })
  },
)

test('a refund through Wompi whose answer was lost is not called never made by keys of another merchant', async () => {
  const { world, manage, paid } = await openRefunds('wompi')
  try {
    const { params } = await paid()
    await world.setBehaviour('lost')
    await manage.refundByProvider({ params, body: back(TOTAL) })
    await world.setBehaviour('normal')
    await world.useKeys(params.shopId, OTHER_PAYMENT_KEYS.wompi)
    world.pass(12 * MINUTE)
    await world.lookAtRefunds()
    expect(await manage.listRefunds({ params })).toMatchObject({ items: [], asked: { amount: TOTAL } })
    await world.useKeys(params.shopId)
    world.pass(12 * MINUTE)
    await world.lookAtRefunds()
    expect(await manage.listRefunds({ params })).toMatchObject({ items: [{ amount: TOTAL }], asked: null })
  } finally {
    await world.close()
  }
})

describe('two equal parts through Mercado Pago', () => {
  const HALF = TOTAL / 2

  test('are two: the second is not taken for the first when its answer is lost', async () => {
    const { world, manage, paid } = await openRefunds('mercadoPago', 'MXN', 'MX')
    try {
      const { params } = await paid()
      await manage.refundByProvider({ params, body: back(HALF) })
      await world.setBehaviour('failing')
      expect(await manage.refundByProvider({ params, body: back(HALF) })).toMatchObject({ id: null })
      await world.setBehaviour('normal')
      world.pass(12 * MINUTE)
      await world.lookAtRefunds()
      expect(await manage.listRefunds({ params })).toMatchObject({
        items: [{ amount: HALF }],
        asked: null,
        returnable: { most: HALF },
      })
    } finally {
      await world.close()
    }
  })
})

test('of real money, what a provider gave back and what was given back by hand are never more than was paid', async () => {
  const { world, manage, paid, makeLive } = await openRefunds('mercadoPago', 'MXN', 'MX')
  try {
    const { params } = await paid()
    await manage.refundByProvider({ params, body: back(50_000_00) })
    await world.setBehaviour('pending')
    await manage.refundByProvider({ params, body: back(30_000_00) })
    await makeLive(params)
    expect(await manage.listRefunds({ params })).toMatchObject({ received: TOTAL, left: 40_000_00 })
    const byHand = (amount: number) => manage.refundOrder({ params, body: { ...back(amount), how: 'byHand' } })
    expect((await refusalOf(byHand(40_000_01))).errors).toMatchObject([
      { path: 'amount', code: 'tooBig', params: { most: 40_000_00 } },
    ])
    expect(await byHand(10_000_00)).toMatchObject({ left: 30_000_00 })
    expect(await byHand(30_000_00)).toMatchObject({ left: 0 })
    await manage.takeOrderStep({ params, body: { step: 'move', to: 'cancelled' } })
    expect((await manage.getOrder({ params })).troubles).toEqual(['paidButCancelled'])
    await makeLive(params, false)
    await world.setBehaviour('normal')
    world.pass(12 * MINUTE)
    await world.lookAtRefunds()
    await makeLive(params)
    expect((await manage.getOrder({ params })).troubles).toEqual([])
  } finally {
    await world.close()
  }
})

test('real money is offered through its provider as far as none of it was given back by hand', async () => {
  const { world, manage, paid, makeLive } = await openRefunds('mercadoPago', 'MXN', 'MX')
  try {
    const { params } = await paid()
    await makeLive(params)
    await world.db.owner.query('update payment_accounts set live = true where shop_id = $1', [params.shopId])
    expect((await manage.listRefunds({ params })).returnable).toMatchObject({ most: TOTAL, live: true })
    await manage.refundOrder({ params, body: { ...back(45_000_00), how: 'byHand' } })
    expect((await manage.listRefunds({ params })).returnable).toMatchObject({ most: 75_000_00 })
    expect((await refusalOf(manage.refundByProvider({ params, body: back(75_000_01) }))).errors).toMatchObject([
      { path: 'amount', code: 'tooBig', params: { most: 75_000_00 } },
    ])
  } finally {
    await world.close()
  }
})
