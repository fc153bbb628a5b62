import type { ApiClient } from '@store/api-client'
import type { ShopId } from '@store/core'
import { sql } from 'drizzle-orm'
import type { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asWorker } from '../database/index.ts'
import { draftOf, one, openShop, sell } from '../orders/testing.ts'
import type { Services } from '../services.ts'
import { asShopper, openTestDatabase, type TestDatabase, testApi } from '../testing.ts'
import { createViewCounts } from './view-counts.ts'

let db: TestDatabase
let app: Hono
let api: ApiClient
let services: Services
let shopId: ShopId
beforeAll(async () => {
  db = await openTestDatabase()
  ;({ app, api, services } = testApi(db))
  shopId = await openShop(db, { email: 'hola@mercado.example' })
})
afterAll(() => db.close())

const NOBODY = 99_999
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  app.request(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'x-public-key': 'demo', 'content-type': 'application/json', ...asShopper(), ...headers },
  })
const rows = async (question: ReturnType<typeof sql>) =>
  (await asWorker(db, (tx) => tx.execute<Record<string, unknown>>(question))).rows
const failure = (status: number) =>
  expect.objectContaining({ failure: expect.objectContaining({ kind: 'http', status }) })

const PHONE = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/138.0.0.0 Mobile Safari/537.36'

describe('what visitors do (C4, C5)', () => {
  test('is a row with the kind of device the visitor used, and nothing that says who it was', async () => {
    const event = { shopId, name: 'viewedProduct' as const, productId: 7, categoryId: null }
    await api.recordEvent({ body: event }, { headers: { 'user-agent': PHONE } })
    await api.recordEvent({ body: { ...event, name: 'choseCategory', productId: null, categoryId: 3 } })
    const written = await rows(sql`select * from shop_events where shop_id = ${shopId} order by id`)
    expect(written).toEqual([
      {
        ...{ shop_id: shopId, id: expect.anything(), at: expect.anything(), event: 'viewedProduct' },
        ...{ product_id: 7, category_id: null, device: 'MOBILE' },
      },
      expect.objectContaining({ event: 'choseCategory', category_id: 3, device: 'OTHER' }),
    ])
  })

  test('old clients are answered as they expect: 201 and no data', async () => {
    const answer = await post('/api/v1/stores/analytics', { storeId: shopId, event: 'VISITED_PAGE', productId: '' })
    expect([answer.status, await answer.json()]).toEqual([201, { success: true, message: 'OK', data: null }])
  })

  test('a cart on its way to checkout is a row per product', async () => {
    const lines = [
      { productId: 7, units: 2 },
      { productId: 8, units: 1 },
      { productId: 99_999_999_999, units: 1 },
    ]
    await api.recordCheckout({ body: { shopId, lines } }, { headers: { 'user-agent': PHONE } })
    expect(await rows(sql`select product_id, units, device from checkout_products where shop_id = ${shopId}`)).toEqual([
      { product_id: 7, units: 2, device: 'MOBILE' },
      { product_id: 8, units: 1, device: 'MOBILE' },
    ])
    await api.recordCheckout({ body: { shopId, lines: [] } })
  })

  test('of no shop, of no such event or with odd numbers it is refused, and nothing is written', async () => {
    const count = () =>
      rows(sql`select (select count(*) from shop_events), (select count(*) from checkout_products) as cart`)
    const before = await count()
    const event = { name: 'visitedPage' as const, productId: null, categoryId: null }
    await expect(api.recordEvent({ body: { ...event, shopId: NOBODY } })).rejects.toEqual(failure(404))
    await expect(api.recordCheckout({ body: { shopId: NOBODY, lines: [] } })).rejects.toEqual(failure(404))
    for (const body of [
      {},
      { storeId: shopId },
      { storeId: shopId, event: 'X' },
      { storeId: 'x', event: 'VISITED_PAGE' },
    ])
      expect((await post('/api/v1/stores/analytics', body)).status).toBe(400)
    for (const units of ['x', -1, 1.5, 2 ** 53, null])
      expect(
        (await post('/api/v1/stores/analytics/clicked-pay-cart', { storeId: shopId, ids: [{ productId: 1, units }] }))
          .status,
      ).toBe(400)
    expect(await count()).toEqual(before)
  })
})

describe('views of a shop (C3)', () => {
  const today = () =>
    rows(sql`select views from shop_views where shop_id = ${shopId} and day = (now() at time zone 'utc')::date`)

  test('are counted while its row of the day is held, and written together', async () => {
    await api.countView({ params: { id: shopId } })
    await services.views.write()
    const holder = await db.owner.connect()
    try {
      await holder.query('begin; select from shop_views for update')
      await Promise.all(Array.from({ length: 50 }, () => api.countView({ params: { id: shopId } })))
      await holder.query('rollback')
    } finally {
      holder.release()
    }
    await Promise.all([services.views.write(), services.views.write()])
    expect(await today()).toEqual([{ views: 51 }])
  })

  test('that could not be written are kept; of no shop there are none', async () => {
    const gone = await openTestDatabase()
    const views = createViewCounts({ db: gone, now: () => new Date() })
    views.add(shopId)
    await gone.owner.query('alter table shop_views rename to away')
    await expect(views.write()).rejects.toThrow()
    views.add(shopId)
    await gone.owner.query('alter table away rename to shop_views')
    await views.write()
    expect((await gone.owner.query('select shop_id, views from shop_views')).rows).toEqual([
      { shop_id: shopId, views: 2 },
    ])
    await gone.close()
    await expect(api.countView({ params: { id: NOBODY } })).rejects.toEqual(failure(404))
  })
})

describe('a message to a shop (C20)', () => {
  const message = {
    shopId,
    shopName: 'Mercado',
    name: 'Ana',
    email: 'ana@correo.example',
    phone: null,
    message: 'Hola',
  }
  const waiting = () => rows(sql`select shop_id, contact from outbox where kind = 'contact' order by id`)

  test('waits in the outbox for the shop, whomever the caller would like it to go to', async () => {
    await api.sendContactMessage({ body: { ...message, shopId, to: 'victima@otra.example' } })
    expect(await waiting()).toEqual([
      {
        shop_id: shopId,
        contact: { clientName: 'Ana', clientEmail: 'ana@correo.example', clientPhone: '', message: 'Hola' },
      },
    ])
    expect(JSON.stringify(await rows(sql`select * from outbox`))).not.toContain('victima')
  })

  test('to a shop without an address, to none, or without words is a failure that old clients read as one', async () => {
    const silent = await openShop(db)
    const before = await waiting()
    await expect(api.sendContactMessage({ body: { ...message, shopId: silent } })).rejects.toEqual(failure(409))
    await expect(api.sendContactMessage({ body: { ...message, shopId: NOBODY } })).rejects.toEqual(failure(409))
    const empty = { clientName: 'Ana', clientEmail: 'ana', messsage: '', storeName: 'x', clientPhoneNumber: '' }
    const body = { to: 'a@b.example', templateId: 'x', storeId: shopId, dynamicTemplateData: empty }
    const answer = await post('/api/v1/mails/custom-email', body)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({
      message: [
        expect.stringContaining('body.dynamicTemplateData.messsage'),
        expect.stringContaining('body.dynamicTemplateData.clientEmail'),
      ],
    })
    const refused = await post('/api/v1/mails/custom-email', {
      ...body,
      storeId: silent,
      dynamicTemplateData: { ...empty, messsage: 'Hola', clientEmail: 'ana@correo.example' },
    })
    expect(await refused.json()).toMatchObject({ success: false })
    expect(await waiting()).toEqual(before)
  })

  test('is answered without an envelope', async () => {
    const data = { messsage: 'Hola', clientName: 'Ana', storeName: '', clientEmail: 'ana@correo.example' }
    const answer = await post('/api/v1/mails/custom-email', {
      ...{ to: 'x', templateId: 'x', storeId: shopId, dynamicTemplateData: data, subject: 'Hola', userId: null },
    })
    expect([answer.status, await answer.json()]).toEqual([201, { success: true }])
  })
})

describe('the notice of an order (C21)', () => {
  test('tells everybody once, however often it comes and whatever it says the order is worth', async () => {
    const [product] = await sell(db, shopId, {})
    if (!product) throw new Error('nothing to sell')
    const outcome = await api.placeOrder({ body: draftOf(shopId, [one(product)]) })
    if (outcome.kind !== 'placed') throw new Error('not placed')
    const { number } = outcome.order
    const told = () =>
      rows(sql`select kind from outbox where shop_id = ${shopId} and order_number = ${number} order by kind`)
    for (const amount of [1, 999_999_99])
      await api.notifyOrderCreated({ body: { shopId, number, amount, paymentMethod: 'contraentrega' } })
    expect(await told()).toEqual([{ kind: 'order.buyer' }, { kind: 'order.merchant' }])
  })

  test('of an order the shop does not have it says only that', async () => {
    const notice = { shopId, number: 424_242, amount: 1, paymentMethod: '9' }
    await expect(api.notifyOrderCreated({ body: notice })).rejects.toEqual(failure(404))
    await expect(api.notifyOrderCreated({ body: { ...notice, shopId: NOBODY } })).rejects.toEqual(failure(404))
    expect((await post('/api/v1/hooks/public/notify-order-created', { orderId: 1, storeId: 1 })).status).toBe(400)
  })
})
