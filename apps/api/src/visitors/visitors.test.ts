import type { ApiClient } from '@store/api-client'
import type { ShopId } from '@store/core'
import { sql } from 'drizzle-orm'
import type { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asWorker } from '../database/index.ts'
import { draftOf, one, openShop, sell } from '../orders/testing.ts'
import type { Services } from '../services.ts'
import { asShopper, openTestDatabase, type TestDatabase, testApi } from '../testing.ts'
import { createVisitCounts } from './counts.ts'

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

/** The counts of a shop, as `what about: times`; a total has no `about`. */
async function counted(shop = shopId): Promise<readonly unknown[]> {
  await services.visits.write()
  const all = await rows(sql`select what, about, times from shop_counts where shop_id = ${shop} order by 1, 2`)
  return all.map(({ what, about, times }) => `${[what, about].filter(Boolean).join(' ')}: ${times}`)
}

describe('what visitors do (C4, C5)', () => {
  test('is counted by the day of the shop’s clock, in total and by product or category, and nothing says who it was', async () => {
    const shop = await openShop(db, {})
    const [hat = 0] = (await sell(db, shop, {})).map(({ id }) => id)
    const event = { shopId: shop, productId: hat, categoryId: null }
    await api.recordEvent({ body: { ...event, name: 'viewedProduct' } }, { headers: { 'user-agent': PHONE } })
    await api.recordEvent({ body: { ...event, name: 'viewedProduct' } })
    await api.recordEvent({ body: { ...event, name: 'addedToCart' } })
    // Unknown products and categories are only counted in the total.
    await api.recordEvent({ body: { ...event, name: 'viewedProduct', productId: NOBODY } })
    await api.recordEvent({ body: { ...event, name: 'choseCategory', productId: null, categoryId: NOBODY } })
    expect(await counted(shop)).toEqual([
      'addedToCart: 1',
      `addedToCart ${hat}: 1`,
      'choseCategory: 1',
      'viewedProduct: 3',
      `viewedProduct ${hat}: 2`,
    ])
    expect((await rows(sql`select * from shop_counts limit 1`)).map(Object.keys)).toEqual([
      ['shop_id', 'what', 'about', 'day', 'times'],
    ])
  })

  test('at night belongs to the day that it still is in the shop', async () => {
    const { api: late, services: clock } = testApi(db, { now: () => new Date('2031-03-02T03:30:00Z') })
    const shop = await openShop(db, {})
    await late.recordEvent({ body: { shopId: shop, name: 'visitedPage', productId: null, categoryId: null } })
    await clock.visits.write()
    expect(await rows(sql`select day::text from shop_counts where shop_id = ${shop}`)).toEqual([{ day: '2031-03-01' }])
  })

  test('old clients are answered as they expect: 201 and no data', async () => {
    const answer = await post('/api/v1/stores/analytics', { storeId: shopId, event: 'VISITED_PAGE', productId: '' })
    expect([answer.status, await answer.json()]).toEqual([201, { success: true, message: 'OK', data: null }])
  })

  test('a cart on its way to checkout counts each of its products, and its units', async () => {
    const shop = await openShop(db, {})
    const [hat = 0, bag = 0] = (await sell(db, shop, {}, {})).map(({ id }) => id)
    const lines = [
      { productId: hat, units: 2 },
      { productId: bag, units: 1 },
      { productId: 99_999_999_999, units: 1 },
    ]
    await api.recordCheckout({ body: { shopId: shop, lines } }, { headers: { 'user-agent': PHONE } })
    await api.recordCheckout({ body: { shopId: shop, lines: [] } })
    expect(await counted(shop)).toEqual([
      'checkoutProduct: 2',
      `checkoutProduct ${hat}: 1`,
      `checkoutProduct ${bag}: 1`,
      'checkoutUnits: 3',
      `checkoutUnits ${hat}: 2`,
      `checkoutUnits ${bag}: 1`,
    ])
  })

  test('searches without a result are counted as one however they are typed, and not where they may name somebody', async () => {
    const shop = await openShop(db, {})
    for (const text of ['Zapatos  Rojos', ' zapatos rojos', 'ana@correo.example', '300 123 4567'])
      await api.recordEmptySearch({ body: { shopId: shop, text } })
    expect(await counted(shop)).toEqual(['foundNothing: 4', 'foundNothing zapatos rojos: 2'])
  })

  test('a count that is full stays, and those of other shops go on', async () => {
    const [full, other] = [await openShop(db, {}), await openShop(db, {})]
    for (const shop of [full, other]) services.visits.add({ shopId: shop, country: 'CO' }, 'visit')
    await services.visits.write()
    await asWorker(db, (tx) => tx.execute(sql`update shop_counts set times = 2147483647 where shop_id = ${full}`))
    for (const shop of [full, other]) services.visits.add({ shopId: shop, country: 'CO' }, 'visit')
    await services.visits.write()
    expect([await counted(full), await counted(other)]).toEqual([['visit: 2147483647'], ['visit: 2']])
  })

  test('made-up searches fill no table', async () => {
    const shop = await openShop(db, {})
    for (let round = 0; round < 3; round += 1) {
      for (let each = 0; each < 150; each += 1)
        services.visits.add({ shopId: shop, country: 'CO' }, 'foundNothing', [`${round} ${each}`])
      await services.visits.write()
    }
    expect((await counted(shop)).length).toBeLessThan(400)
    expect(await counted(shop)).toContain('foundNothing: 450')
  })

  test('of no shop, of no such event or with odd numbers it is refused, and nothing is counted', async () => {
    const before = await counted()
    const event = { name: 'visitedPage' as const, productId: null, categoryId: null }
    await expect(api.recordEvent({ body: { ...event, shopId: NOBODY } })).rejects.toEqual(failure(404))
    await expect(api.recordCheckout({ body: { shopId: NOBODY, lines: [] } })).rejects.toEqual(failure(404))
    await expect(api.recordEmptySearch({ body: { shopId: NOBODY, text: 'x' } })).rejects.toEqual(failure(404))
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
    expect(await counted()).toEqual(before)
  })
})

describe('visits of a shop (C3)', () => {
  const visits = (shop: ShopId) =>
    rows(sql`select times from shop_counts where shop_id = ${shop} and what = 'visit' and about = ''`)

  test('say where they came from and on which kind of device', async () => {
    const shop = await openShop(db, {})
    const phone = { headers: { 'user-agent': PHONE } }
    await api.countView({ params: { id: shop }, query: { source: 'instagram' } }, phone)
    await api.countView({ params: { id: shop }, query: {} })
    expect((await post(`/api/v1/templates/websites/views/${shop}?source=nowhere`, {})).status).toBe(200)
    expect(await counted(shop)).toEqual([
      'visit: 3',
      'visit device MOBILE: 1',
      'visit device OTHER: 2',
      'visit source instagram: 1',
    ])
  })

  test('are counted while its row of the day is held, and written together', async () => {
    const shop = await openShop(db, {})
    const view = () => api.countView({ params: { id: shop }, query: {} })
    await view()
    await services.visits.write()
    const holder = await db.owner.connect()
    try {
      await holder.query('begin; select from shop_counts for update')
      await Promise.all(Array.from({ length: 50 }, view))
      await holder.query('rollback')
    } finally {
      holder.release()
    }
    await Promise.all([services.visits.write(), services.visits.write()])
    expect(await visits(shop)).toEqual([{ times: 51 }])
  })

  test('that could not be written are kept; of no shop there are none', async () => {
    const closedDb = await openTestDatabase()
    const counts = createVisitCounts({ db: closedDb, now: () => new Date() })
    const place = { shopId, country: 'CO' }
    counts.add(place, 'visit')
    await closedDb.owner.query('alter table shop_counts rename to away')
    await expect(counts.write()).rejects.toThrow()
    counts.add(place, 'visit')
    await closedDb.owner.query('alter table away rename to shop_counts')
    await counts.write()
    expect((await closedDb.owner.query('select shop_id, times from shop_counts')).rows).toEqual([
      { shop_id: shopId, times: 2 },
    ])
    await closedDb.close()
    await expect(api.countView({ params: { id: NOBODY }, query: {} })).rejects.toEqual(failure(404))
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

  test('to a shop without an address is kept, though no mail waits', async () => {
    const silent = await openShop(db)
    const before = await waiting()
    await api.sendContactMessage({ body: { ...message, shopId: silent } })
    expect(await rows(sql`select name, text, state from contact_messages where shop_id = ${silent}`)).toEqual([
      { name: 'Ana', text: 'Hola', state: 'new' },
    ])
    expect(await waiting()).toEqual(before)
  })

  test('to no shop, or without words is a failure that old clients read as one', async () => {
    const before = await waiting()
    await expect(api.sendContactMessage({ body: { ...message, shopId: NOBODY } })).rejects.toEqual(failure(404))
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
      storeId: NOBODY,
      dynamicTemplateData: { ...empty, messsage: 'Hola', clientEmail: 'ana@correo.example' },
    })
    expect(await refused.json()).toMatchObject({ success: false })
    expect(await waiting()).toEqual(before)
  })

  test('is answered without an envelope', async () => {
    const data = { messsage: 'Hola', clientName: 'Ana', storeName: '', clientEmail: 'ana@correo.example' }
    const answer = await post('/api/v1/mails/custom-email', {
      to: 'x',
      templateId: 'x',
      storeId: shopId,
      dynamicTemplateData: data,
      subject: 'Hola',
      userId: null,
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
