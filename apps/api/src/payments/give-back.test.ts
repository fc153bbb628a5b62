import type { ProviderName } from '@store/core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { refusalOf, sessionOf } from '../manage/testing.ts'
import { manageAs } from '../testing.ts'
import { back, MINUTE, openRefunds, type RefundWorld, TOTAL } from './give-back-testing.ts'
import { historyOf, type Started, unitsOf } from './testing.ts'

describe.each<[ProviderName, boolean, string?, string?]>([
  ['wompi', false],
  ['credibanco', false],
  ['mercadoPago', true, 'MXN', 'MX'],
])('money given back through %s', (name, parts, currency, country) => {
  let world: RefundWorld['world']
  let manage: RefundWorld['manage']
  let paid: RefundWorld['paid']
  let notes: RefundWorld['notes']
  beforeAll(async () => {
    const opened = await openRefunds(name, currency, country)
    world = opened.world
    manage = opened.manage
    paid = opened.paid
    notes = opened.notes
  })
  beforeEach(() => world.setBehaviour('normal'))
  afterAll(() => world.close())

  const refundCalls = (calls: readonly string[]) => calls.filter((call) => /refund|void/.test(call)).length
  const deliverAll = async (from: number) => {
    for (const report of world.sandbox.reports.slice(from)) await world.deliver(report)
  }
  const units = ({ productId }: Started & { productId: number }) => [{ productId, variantId: null, units: 1 }]

  test('is recorded once, with its units, and what the provider reports of it counts no second time', async () => {
    const order = await paid()
    const { params } = order
    expect(await manage.listRefunds({ params })).toMatchObject({
      returnable: { provider: name, most: TOTAL, parts, live: false },
      asked: null,
    })
    const before = world.sandbox.reports.length
    const answer = await manage.refundByProvider({ params, body: back(TOTAL, { restock: units(order) }) })
    expect(answer).toMatchObject({ id: expect.any(Number), provider: name, amount: TOTAL, notReturned: [] })
    expect(await unitsOf(world.db, order.shopId, order.productId)).toBe(3)
    await deliverAll(before)
    await deliverAll(before)
    expect(await manage.listRefunds({ params })).toMatchObject({
      returnable: null,
      items: [{ id: answer.id, amount: TOTAL, how: 'provider', restocked: units(order) }],
    })
    expect((await world.orderOf(order)).payment?.state).toBe('refunded')
    expect((await historyOf(world.db, order)).told).toEqual(['order.buyer', 'order.merchant', 'order.refunded'])
    const again = await refusalOf(manage.refundByProvider({ params, body: back(TOTAL) }))
    expect(again).toMatchObject({ code: 'state', allowed: ['byHand'] })
  })

  test(parts ? 'goes back in parts, never more than was paid' : 'goes back whole, or not at all', async () => {
    const { params } = await paid()
    const tooMuch = await refusalOf(manage.refundByProvider({ params, body: back(TOTAL + 1) }))
    expect(tooMuch.errors).toMatchObject([{ path: 'amount', code: 'tooBig', params: { most: TOTAL } }])
    if (!parts) {
      const part = await refusalOf(manage.refundByProvider({ params, body: back(TOTAL - 100) }))
      expect(part.errors).toMatchObject([{ path: 'amount', code: 'tooSmall', params: { least: TOTAL } }])
      return
    }
    const before = world.sandbox.reports.length
    await manage.refundByProvider({ params, body: back(50_000_00) })
    await deliverAll(before)
    expect((await manage.listRefunds({ params })).returnable).toMatchObject({ most: 70_000_00 })
    expect(await refusalOf(manage.refundByProvider({ params, body: back(70_000_01) }))).toMatchObject({
      code: 'fields',
    })
    await manage.refundByProvider({ params, body: back(70_000_00) })
    await deliverAll(before)
    const { items, returnable } = await manage.listRefunds({ params })
    expect([items.map(({ amount }) => amount), returnable]).toEqual([[50_000_00, 70_000_00], null])
  })

  test('sent again with its key, and ten times at once, goes back once', async () => {
    const { params } = await paid()
    const once = { idempotencyKey: `the-same-refund-${name}` }
    const before = refundCalls(world.sandbox.calls)
    const first = await manage.refundByProvider({ params, body: back(TOTAL) }, once)
    expect(await manage.refundByProvider({ params, body: back(TOTAL) }, once)).toEqual(first)
    expect(refundCalls(world.sandbox.calls)).toBe(before + 1)
    const other = await paid()
    const all = await Promise.allSettled(
      Array.from({ length: 10 }, () => manage.refundByProvider({ params: other.params, body: back(TOTAL) })),
    )
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await manage.listRefunds({ params: other.params })).items).toHaveLength(1)
  })

  test('whose call is repeated after its process has died is found, and asks for no second part', async () => {
    const order = await paid()
    const { params } = order
    const amount = parts ? 50_000_00 : TOTAL
    const once = { idempotencyKey: `a-refund-that-crashed-${name}` }
    const before = refundCalls(world.sandbox.calls)
    const first = await manage.refundByProvider({ params, body: back(amount) }, once)
    // As if the process had died after the provider responded, and before the response was stored.
    await world.db.owner.query('delete from idempotency_keys where shop_id = $1', [order.shopId])
    const again = await manage.refundByProvider({ params, body: back(amount) }, once)
    expect(again).toMatchObject({ id: first.id, provider: name, amount, left: first.left })
    expect(refundCalls(world.sandbox.calls)).toBe(before + 1)
    expect((await manage.listRefunds({ params })).items).toHaveLength(1)
    await world.db.owner.query('delete from idempotency_keys where shop_id = $1', [order.shopId])
    for (const body of [back(amount - 100), back(amount, { restock: units(order) }), back(amount, { reason: 'lost' })])
      expect(await refusalOf(manage.refundByProvider({ params, body }, once))).toMatchObject({ code: 'idempotency' })
    expect(refundCalls(world.sandbox.calls)).toBe(before + 1)
    // After the days for which a key means the same call, it counts as a new one.
    world.pass(8 * 24 * 60 * MINUTE)
    const later = manage.refundByProvider({ params, body: back(amount) }, once)
    if (parts) expect((await later).id).not.toBe(first.id)
    else expect(await refusalOf(later)).toMatchObject({ code: 'state' })
    world.pass(-8 * 24 * 60 * MINUTE)
  })

  test('whose call is repeated while nobody knows what became of it says so, and asks for nothing', async () => {
    const order = await paid()
    const { params } = order
    const once = { idempotencyKey: `a-refund-that-is-open-${name}` }
    await world.setBehaviour('lost')
    expect(await manage.refundByProvider({ params, body: back(TOTAL) }, once)).toMatchObject({ id: null })
    const before = refundCalls(world.sandbox.calls)
    await world.db.owner.query('delete from idempotency_keys where shop_id = $1', [order.shopId])
    expect(await manage.refundByProvider({ params, body: back(TOTAL) }, once)).toMatchObject({
      id: null,
      provider: name,
    })
    expect(refundCalls(world.sandbox.calls)).toBe(before)
  })

  test('whose answer was lost is asked about until it is known: it was done', async () => {
    const order = await paid()
    const { params } = order
    await world.setBehaviour('lost')
    const body = back(TOTAL, { restock: units(order) })
    expect(await manage.refundByProvider({ params, body })).toMatchObject({ id: null })
    expect(await manage.listRefunds({ params })).toMatchObject({
      items: [],
      returnable: null,
      asked: { provider: name, amount: TOTAL },
    })
    expect(await refusalOf(manage.refundByProvider({ params, body }))).toMatchObject({ code: 'state' })
    expect(await unitsOf(world.db, order.shopId, order.productId)).toBe(2)
    world.pass(2 * MINUTE)
    await world.lookAtRefunds()
    expect((await manage.listRefunds({ params })).asked).not.toBeNull()
    await world.setBehaviour('normal')
    world.pass(10 * MINUTE)
    await world.lookAtRefunds()
    await world.lookAtRefunds()
    expect(await manage.listRefunds({ params })).toMatchObject({
      items: [{ amount: TOTAL, how: 'provider' }],
      asked: null,
    })
    expect(await unitsOf(world.db, order.shopId, order.productId)).toBe(3)
    expect((await notes(order)).map(([, why]) => why)).toEqual(expect.arrayContaining(['refund asked']))
  })

  test('that never reached the provider is over after ten minutes, and can be asked for again', async () => {
    const order = await paid()
    const { params } = order
    await world.setBehaviour('failing')
    expect(await manage.refundByProvider({ params, body: back(TOTAL) })).toMatchObject({ id: null })
    await world.setBehaviour('normal')
    world.pass(2 * MINUTE)
    await world.lookAtRefunds()
    expect((await manage.listRefunds({ params })).asked).not.toBeNull()
    world.pass(10 * MINUTE)
    await world.lookAtRefunds()
    expect(await manage.listRefunds({ params })).toMatchObject({ items: [], asked: null, returnable: { most: TOTAL } })
    expect((await notes(order)).at(-1)).toEqual(['paid', 'refund refused'])
    expect(await manage.refundByProvider({ params, body: back(TOTAL) })).toMatchObject({ id: expect.any(Number) })
  })

  test('that a provider never says anything about is a person’s after three days', async () => {
    const order = await paid()
    await world.setBehaviour('lost')
    await manage.refundByProvider({ params: order.params, body: back(TOTAL) })
    world.pass(73 * 60 * MINUTE)
    await world.lookAtRefunds()
    const { params } = order
    // It may have been made: another refund by the provider is not offered, because it might be made twice.
    expect(await manage.listRefunds({ params })).toMatchObject({ asked: null, returnable: null, items: [] })
    expect(await refusalOf(manage.refundByProvider({ params, body: back(TOTAL) }))).toMatchObject({
      code: 'state',
      allowed: ['byHand'],
    })
    expect((await notes(order)).at(-1)).toEqual(['paid', 'refund unknown'])
    world.pass(60 * MINUTE)
    expect(await world.lookAtRefunds()).toBe(0)
  })

  test('is refused in words when the provider refuses it, with its keys too, and nothing is recorded', async () => {
    const { params } = await paid()
    await world.spoilKeys(params.shopId)
    const problem = await refusalOf(manage.refundByProvider({ params, body: back(TOTAL) }))
    expect(problem).toMatchObject({ status: 409, code: 'providerRefused', current: { provider: name } })
    expect(await manage.listRefunds({ params })).toMatchObject({ items: [], asked: null })
  })

  test('is refused to somebody who may give back less, and nobody is asked', async () => {
    const { params, shopId } = await paid()
    const join = async (email: string, role: 'owner' | 'manager') => {
      const { id } = await manage.addMember({ params: { shopId }, body: { email, role } })
      const { secret } = await sessionOf(world.db, email, { now: world.services.now() })
      return { id, as: manageAs(world.app, secret) }
    }
    const [{ as: ana }, { as: beto, id }] = [
      await join('ana@ejemplo.co', 'owner'),
      await join('beto@ejemplo.co', 'manager'),
    ]
    const limit = (refundLimit: number) =>
      ana.changeMember({ params: { shopId, id }, revision: '*', body: { role: 'manager', refundLimit } })
    await limit(TOTAL - 100)
    const before = refundCalls(world.sandbox.calls)
    expect(await refusalOf(beto.refundByProvider({ params, body: back(TOTAL) }))).toMatchObject({
      errors: [{ path: 'amount', code: 'notAllowed', params: { limit: TOTAL - 100, most: TOTAL - 100 } }],
    })
    expect(refundCalls(world.sandbox.calls)).toBe(before)
    await limit(TOTAL)
    expect(await beto.refundByProvider({ params, body: back(TOTAL) })).toMatchObject({ id: expect.any(Number) })
  })

  test('of an order that was paid twice leaves the other payment a matter for its shop', async () => {
    const { params } = await paid()
    await world.db.owner.query(
      `insert into payment_attempts (shop_id, order_number, attempt, provider, method, reference, state, amount, currency, live,
         started_at, updated_at)
       select shop_id, order_number, 2, provider, method, reference || 'b', 'paid', amount, currency, live, now(), now()
       from payment_attempts where shop_id = $1 and order_number = $2`,
      [params.shopId, params.number],
    )
    const before = world.sandbox.reports.length
    await manage.refundByProvider({ params, body: back(TOTAL) })
    await deliverAll(before)
    await manage.takeOrderStep({ params, body: { step: 'move', to: 'cancelled' } })
    expect((await manage.getOrder({ params })).troubles).toEqual(['paidButCancelled'])
  })

  test('is nobody’s of another shop, and nothing of an account of the other world', async () => {
    const [mine, theirs] = [await paid(), await paid()]
    const { shopId } = mine
    const { secret } = await manage.createKey({
      params: { shopId },
      body: { name: 'Mine', scopes: ['orders:read', 'orders:refund'] },
    })
    const shop = manageAs(world.app, secret)
    expect(await shop.listRefunds({ params: mine.params })).toMatchObject({ returnable: { most: TOTAL } })
    const body = back(TOTAL)
    for (const params of [theirs.params, { shopId, number: theirs.number }])
      expect(await refusalOf(shop.refundByProvider({ params, body }))).toMatchObject({ status: 404 })
    expect((await manage.listRefunds({ params: theirs.params })).returnable).toMatchObject({ most: TOTAL })
    await world.db.owner.query('update payment_accounts set live = true where shop_id = $1', [mine.shopId])
    expect((await manage.listRefunds({ params: mine.params })).returnable).toBeNull()
  })
})

test('only cards go back through Wompi, and only on their day', async () => {
  const { world, manage, paid } = await openRefunds('wompi')
  try {
    const { params } = await paid()
    const returnable = async () => (await manage.listRefunds({ params })).returnable
    expect(await returnable()).not.toBeNull()
    world.pass(25 * 60 * MINUTE)
    expect(await returnable()).toBeNull()
    world.pass(-25 * 60 * MINUTE)
    await world.db.owner.query(`update payment_attempts set instrument = 'pse' where shop_id = ${params.shopId}`)
    expect(await returnable()).toBeNull()
  } finally {
    await world.close()
  }
})
