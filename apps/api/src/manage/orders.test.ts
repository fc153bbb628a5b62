import type { Scope } from '@store/api-client/manage'
import type { OrderDraft, ShopId } from '@store/core'
import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { asWorker, inShop } from '../database/index.ts'
import { addKey } from '../keys/store.ts'
import { draftOf, one, openShop, placed, sell, testApi as shopperApi } from '../orders/testing.ts'
import { manageAs, testApi } from '../testing.ts'
import { openManaged, refusalOf } from './testing.ts'

const { db, platform } = await openManaged('Night shift')
afterAll(() => db.close())

const NOW = '2026-03-01T12:00:00.000Z'
const app = () => testApi(db, { now: () => new Date(NOW) }).app
const manage = () => manageAs(app(), platform)
async function keyOf(
  shopId: ShopId,
  ...scopes: Exclude<Scope, `${'payments' | 'integrations'}:write` | 'shop:close'>[]
) {
  const { token } = await inShop(db, shopId, (tx) => addKey(tx, shopId, { name: 'Warehouse', scopes, endsAt: null }))
  return manageAs(app(), token)
}

/** A shop with an order of two shirts. */
async function ordered(rest: Partial<OrderDraft> = {}) {
  const shopId = await openShop(db)
  const [shirt] = await sell(db, shopId, {})
  if (!shirt) throw new Error('nothing to sell')
  const place = async (more: Partial<OrderDraft> = {}) =>
    placed(
      await shopperApi(db).placeOrder({
        body: draftOf(shopId, [{ ...one(shirt, 2), message: 'For Zoraida' }], { ...rest, ...more }),
      }),
    ).order.number
  const number = await place()
  return { shopId, place, number, params: { shopId, number } }
}
const buyer = (name: string, email: string): OrderDraft['buyer'] => ({
  name,
  email,
  idNumber: '55667788',
  phone: '+57 300 999 8877',
  message: 'Ring twice',
})

describe('orders', () => {
  test('are listed newest first, page by page, by what they are and who bought them', async () => {
    const { shopId, place, number } = await ordered()
    const numbers = [
      number,
      await place({ buyer: buyer('Luis Uribe', 'luis@example.org') }),
      await place(),
    ].toReversed()
    await asWorker(db, (tx) =>
      tx.execute(sql`update orders set placed_at = '2026-02-01T10:00:00Z' where shop_id = ${shopId}`),
    )
    await asWorker(db, (tx) =>
      tx.execute(sql`update orders set placed_at = '2026-01-31T10:00:00Z' where order_number = ${number}`),
    )
    const params = { shopId }
    const list = async (query: Parameters<ReturnType<typeof manage>['listOrders']>[0]['query']) =>
      (await manage().listOrders({ params, ...(query && { query }) })).items.map((order) => order.number)
    expect(await list({})).toEqual(numbers)
    const seen: number[] = []
    for (let after: string | null = null; ; ) {
      const page: Awaited<ReturnType<ReturnType<typeof manage>['listOrders']>> = await manage().listOrders({
        params,
        query: { limit: 1, ...(after !== null && { after }) },
      })
      seen.push(...page.items.map((order) => order.number))
      after = page.next
      if (after === null) break
    }
    expect(seen).toEqual(numbers)
    expect(await list({ since: '2026-02-01T10:00:00Z' })).toEqual(numbers.slice(0, 2))
    expect(await list({ until: '2026-02-01T10:00:00Z' })).toEqual([number])
    expect(await list({ q: 'uribe' })).toEqual([numbers[1]])
    expect(await list({ q: String(number) })).toEqual([number])
    expect(await list({ status: 'paid' })).toEqual([])
    expect(await list({ shipment: 'pending' })).toEqual(numbers)
    const wrong = await app().request(`/manage/v1/shops/${shopId}/orders?since=monday&status=payed`, {
      headers: { authorization: `Bearer ${platform}` },
    })
    expect(await wrong.json()).toMatchObject({
      status: 400,
      code: 'shape',
      errors: [
        { path: 'status', code: 'notOneOf' },
        { path: 'since', code: 'wrongFormat' },
      ],
    })
  })

  test('say who bought them to keys that may know, and to no other: not by a search either', async () => {
    const { shopId, number, params } = await ordered({ buyer: buyer('Zoraida Uribe', 'zoraida@example.org') })
    await manage().takeOrderStep({ params, body: { step: 'move', to: 'paid', why: 'Zoraida paid' } })
    const blind = await keyOf(shopId, 'orders:read', 'exports:make')
    const seeing = await keyOf(shopId, 'orders:read', 'buyers:read', 'buyers:export', 'exports:make')
    const toldTo = async (key: typeof blind) =>
      JSON.stringify([
        await key.getOrder({ params }),
        await key.listOrders({ params: { shopId } }),
        await key.listOrderEvents({ params }),
        await (await key.exportOrders({ params: { shopId } })).text(),
      ])
    const seen = await toldTo(seeing)
    for (const fact of ['Zoraida Uribe', 'zoraida@example.org', '55667788', 'Ring twice', 'Carrera 70', 'For Zoraida'])
      expect(seen).toContain(fact)
    const listing = await keyOf(shopId, 'orders:read', 'buyers:read', 'exports:make')
    expect(await (await listing.exportOrders({ params: { shopId } })).text()).not.toMatch(/zoraida|300.?999/i)
    expect(await toldTo(blind)).not.toMatch(/zoraida|55667788|Ring twice|Carrera 70|300.?999/i)
    expect(await blind.getOrder({ params })).not.toHaveProperty('buyer')
    expect((await blind.listOrders({ params: { shopId }, query: { q: 'zoraida' } })).items).toEqual([])
    expect((await blind.listOrders({ params: { shopId }, query: { q: String(number) } })).items).toMatchObject([
      { number, total: 108_000_00 },
    ])
    expect((await seeing.listOrders({ params: { shopId }, query: { q: 'zoraida' } })).items).toHaveLength(1)
  })

  test('of another shop are not there, whatever is asked of them', async () => {
    const one = await ordered()
    const other = await ordered()
    const key = await keyOf(one.shopId, 'orders:read', 'orders:write', 'buyers:read', 'exports:make')
    const params = { shopId: one.shopId, number: other.number }
    for (const call of [
      () => key.getOrder({ params }),
      () => key.listOrderEvents({ params }),
      () => key.getOrderProof({ params }),
      () => key.takeOrderStep({ params, body: { step: 'confirm' } }),
      () => key.takeOrderStep({ params, body: { step: 'move', to: 'paid' } }),
      () => key.takeOrderStep({ params, body: { step: 'ship', to: 'inPacking' } }),
    ])
      expect(await refusalOf(call())).toMatchObject({ status: 404, code: 'notFound' })
    expect((await key.listOrders({ params: { shopId: one.shopId } })).items).toMatchObject([{ number: one.number }])
    expect(await (await key.exportOrders({ params: { shopId: one.shopId } })).text()).not.toContain(
      `\n${other.number},`,
    )
  })

  test('are exported for a spreadsheet, all of them or as many as are asked for', async () => {
    const { shopId, place, number } = await ordered({ buyer: buyer('=1+1', 'a@example.org') })
    const second = await place()
    const params = { shopId }
    const all = await manage().exportOrders({ params, query: { status: 'pending' } })
    expect(all.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    const lines = (await all.text()).split('\r\n')
    expect(lines).toEqual([
      expect.stringMatching(/^number,placed \(America\/Bogota\),.*,buyer,mail,phone,tax included,taxes$/),
      expect.stringMatching(new RegExp(`^${second},.*,'=1\\+1,a@example.org,\\+57`)),
      expect.stringMatching(new RegExp(`^${number},`)),
      '',
    ])
    const one = await (await manage().exportOrders({ params, query: { limit: 1 } })).text()
    expect(one.split('\r\n')).toEqual([lines[0], lines[1], ''])
    const stranger = await ordered()
    const picked = await manage().exportOrders({ params, query: { numbers: [number, stranger.number] } })
    expect((await picked.text()).split('\r\n')).toEqual([lines[0], lines[2], ''])
  })

  test('are counted where that is asked for, as the filters narrow them', async () => {
    const { shopId, place } = await ordered()
    await place()
    const count = async (query: object) => {
      const { items, ...told } = await manage().listOrders({ params: { shopId }, query: { count: true, ...query } })
      return [items.length, told.count, told.atLeast]
    }
    expect(await count({ limit: 1 })).toEqual([1, 2, false])
    expect(await count({ status: 'paid' })).toEqual([0, 0, false])
  })
})

describe('a step of an order', () => {
  test('is taken from where it is said to be, stands in its history, and is refused with where it can go', async () => {
    const { shopId, params } = await ordered()
    const key = await keyOf(shopId, 'orders:write', 'orders:read', 'buyers:read')
    expect(
      await key.takeOrderStep({ params, body: { step: 'move', from: 'pending', to: 'paid', why: 'seen', by: 'Ana' } }),
    ).toMatchObject({ status: 'paid', shipment: 'pending', updatedAt: NOW, notReturned: [], notTaken: [] })
    expect(
      await refusalOf(key.takeOrderStep({ params, body: { step: 'move', from: 'pending', to: 'dispatched' } })),
    ).toMatchObject({ status: 409, code: 'state', allowed: ['dispatched', 'delivered', 'cancelled'] })
    expect(
      await refusalOf(key.takeOrderStep({ params, body: { step: 'ship', from: 'inPacking', to: 'inTransit' } })),
    ).toMatchObject({ code: 'state', allowed: ['inPacking', 'inTransit', 'delivered', 'cancelled'] })
    expect(await refusalOf(key.takeOrderStep({ params, body: { step: 'confirm' } }))).toMatchObject({ code: 'state' })
    const carrier = { name: 'Servientrega', trackingNumber: '2200123' }
    await key.takeOrderStep({ params, body: { step: 'ship', from: 'pending', to: 'inTransit', carrier } })
    const { history, carrier: known } = await key.getOrder({ params })
    const trackingUrl = 'https://mobile.servientrega.com/WebSitePortal/RastreoEnvioDetalle.html?Guia=2200123'
    expect(known).toEqual({ ...carrier, trackingUrl })
    expect(history.map(({ who, about, from, to, why }) => [who, about, from, to, why])).toEqual([
      ['shopper', 'order', null, 'pending', null],
      ['key Warehouse: Ana', 'order', 'pending', 'paid', 'seen'],
      ['key Warehouse', 'shipment', 'pending', 'inTransit', null],
    ])
    expect((await key.listOrderEvents({ params })).items).toEqual(history)
  })

  test('is done once, however often it is sent; without an idempotency key not at all', async () => {
    const { params } = await ordered()
    const once = { idempotencyKey: 'one-and-the-same-call' }
    const cancel = () => manage().takeOrderStep({ params, body: { step: 'move', to: 'cancelled' } }, once)
    const first = await cancel()
    expect(await cancel()).toEqual(first)
    const bare = await app().request(`/manage/v1/shops/${params.shopId}/orders/${params.number}/steps`, {
      method: 'POST',
      body: '{"step":"confirm"}',
      headers: { authorization: `Bearer ${platform}`, 'content-type': 'application/json' },
    })
    expect([bare.status, await bare.json()]).toMatchObject([428, { code: 'idempotencyMissing' }])
    const { history } = await manage().getOrder({ params })
    expect(history.map(({ who, to }) => [who, to])).toEqual([
      ['shopper', 'pending'],
      ['Night shift', 'cancelled'],
      ['Night shift', 'cancelled'],
    ])
  })

  test('confirms what is paid by hand, and keeps nothing of the buyer in what is answered again', async () => {
    const { params, shopId } = await ordered({ buyer: buyer('Zoraida', 'zoraida@example.org') })
    expect((await manage().getOrder({ params })).heldUntil).not.toBeNull()
    expect(await manage().takeOrderStep({ params, body: { step: 'confirm' } })).toMatchObject({ heldUntil: null })
    const { rows } = await asWorker(db, (tx) =>
      tx.execute(sql`select t::text from idempotency_keys t where shop_id = ${shopId}`),
    )
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toMatch(/zoraida|300/i)
  })

  test('sends what a test account paid for whoever insists alone', async () => {
    const { shopId, params } = await ordered()
    await asWorker(db, async (tx) => {
      await tx.execute(sql`update orders set payment_method = 'wompi', status = 'paid' where shop_id = ${shopId}`)
      await tx.execute(sql`
        insert into payment_attempts (shop_id, order_number, attempt, provider, method, reference, state, amount, currency,
          live, started_at, updated_at)
        values (${shopId}, ${params.number}, 1, 'wompi', 'wompi', 'r1', 'paid', 10800000, 'COP', false, now(), now())`)
    })
    const send = { step: 'ship', to: 'inTransit' } as const
    expect(await refusalOf(manage().takeOrderStep({ params, body: send }))).toMatchObject({
      status: 422,
      errors: [{ path: 'evenTest', code: 'missing' }],
    })
    expect(await manage().takeOrderStep({ params, body: { ...send, evenTest: true } })).toMatchObject({
      shipment: 'inTransit',
    })
  })

  test.each([
    [{ step: 'move' }, [{ path: 'to', code: 'notOneOf' }]],
    [{ step: 'dance', to: 'paid' }, [{ path: 'step', code: 'notOneOf' }]],
    [{ step: 'move', to: 'paid', why: 'x'.repeat(501) }, [{ path: 'why', code: 'tooLong' }]],
    [{ step: 'confirm', to: 'paid' }, [{ path: '', code: 'unknownField' }]],
    [{ step: 'ship', to: 'inTransit', carrier: { name: '' } }, [{ path: 'carrier.name', code: 'tooShort' }]],
  ])('%j is refused by field', async (body, errors) => {
    const { params } = await ordered()
    const answer = await app().request(`/manage/v1/shops/${params.shopId}/orders/${params.number}/steps`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: {
        authorization: `Bearer ${platform}`,
        'content-type': 'application/json',
        'idempotency-key': 'k'.repeat(20),
      },
    })
    expect([answer.status, await answer.json()]).toMatchObject([422, { errors }])
  })
})

test("a proof of payment is answered as a file to keep, under the order's number", async () => {
  const { shopId, params } = await ordered()
  expect(await refusalOf(manage().getOrderProof({ params }))).toMatchObject({ status: 404 })
  await asWorker(db, (tx) =>
    tx.execute(sql`
      insert into payment_proofs (shop_id, order_number, type, file, times, received_at)
      values (${shopId}, ${params.number}, 'application/pdf', '%PDF-1.7 transfer', 1, ${NOW})`),
  )
  const proof = await manage().getOrderProof({ params })
  expect(await proof.text()).toBe('%PDF-1.7 transfer')
  expect(proof.headers.get('content-disposition')).toBe(`attachment; filename="proof-${params.number}.pdf"`)
  expect(proof.headers.get('x-content-type-options')).toBe('nosniff')
  const without = await keyOf(shopId, 'orders:read')
  expect(await refusalOf(without.getOrderProof({ params }))).toMatchObject({ status: 403, needs: 'buyers:read' })
})
