import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ManageClient, WebhookEvent } from '@store/api-client/manage'
import type { ShopId } from '@store/core'
import { sql } from 'drizzle-orm'
import { Webhook } from 'standardwebhooks'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { asWorker, inShop } from '../database/index.ts'
import { addPlatformKey } from '../keys/store.ts'
import { countOutbox } from '../messages/store.ts'
import { placeOrders, TEST_SECRETS, type TestWorker, testWorker } from '../messages/testing.ts'
import { findUnconfirmedKey } from '../newsletter/store.ts'
import { openShop } from '../orders/testing.ts'
import { openSmtp } from '../testing/smtp.ts'
import { manageAs, openTestDatabase, type TestDatabase, testApi } from '../testing.ts'
import { refusalOf } from './testing.ts'

type Told = { readonly path: string; readonly headers: Record<string, string>; readonly body: string }
const QUICKLY = { timeout: 20_000, interval: 20 }
const DAY = 24 * 60 * 60_000

let db: TestDatabase
let platform: string
let server: Server
let told: Told[] = []
/** The statuses of the next answers; 204 when the list is empty. */
let answers: number[] = []
/** Milliseconds by which the clock of calls and deliveries is ahead. */
let ahead = 0
const workers: TestWorker[] = []

beforeAll(async () => {
  db = await openTestDatabase()
  platform = await addPlatformKey(db, 'tests')
  server = createServer(async (request, response) => {
    const body = (await request.toArray()).join('')
    const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)])
    told.push({ path: request.url ?? '', headers: Object.fromEntries(headers), body })
    response.writeHead(answers.shift() ?? 204).end()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
})
beforeEach(() => {
  told = []
  answers = []
  ahead = 0
})
afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.stop()
  await asWorker(db, (tx) => tx.execute(sql`delete from outbox`))
})
afterAll(async () => {
  server.close()
  await db.close()
})

const now = () => new Date(Date.now() + ahead)
const url = (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}/${path}`
const payments = { secrets: TEST_SECRETS, sandbox: null, publicUrl: 'http://api.test', shopPort: 3000 }

/** A shop with a mail address, and who manages it. */
async function opened() {
  const shopId = await openShop(db, { email: 'tienda@ejemplo.co' })
  const { app, api } = testApi(db, { payments, now, allowPrivateHooks: true })
  return { shopId, manage: manageAs(app, platform), api, params: { shopId } }
}
const listen = (manage: ManageClient, shopId: ShopId, events: readonly WebhookEvent[], path = 'erp', buyers = false) =>
  manage.createWebhook({ params: { shopId }, body: { url: url(path), events: [...events], buyers } })

function work(given: Parameters<typeof testWorker>[1] = {}): TestWorker {
  const worker = testWorker(db, { ...given, delivery: { allowPrivateHooks: true, now, ...given.delivery } })
  workers.push(worker)
  return worker
}
/** Waits until everything in the outbox was sent or given up. */
const settled = () => expect.poll(async () => (await countOutbox(db)).waiting, QUICKLY).toBe(0)
const bodies = (path = 'erp') =>
  told.filter((one) => one.path === `/${path}`).map(({ body }) => JSON.parse(body) as { type: string; data: never })
/** Sorted by name, because deliveries that are due together are sent in parallel. */
const typesTold = (path = 'erp') =>
  bodies(path)
    .map(({ type }) => type)
    .toSorted()
const dataOf = (type: WebhookEvent, path = 'erp') => bodies(path).find((body) => body.type === type)?.data

describe('a merchant’s own systems are told what happens in their shop', () => {
  test('by a POST that any library of Standard Webhooks verifies; who bought is said to those that may know', async () => {
    const { shopId, manage, api } = await opened()
    const other = await opened()
    await listen(other.manage, other.shopId, ['order.created', 'order.shipped'], 'other')
    const plain = await listen(manage, shopId, ['order.created', 'order.packed', 'order.shipped', 'order.delivered'])
    await listen(manage, shopId, ['order.shipped', 'order.delivered'], 'crm', true)
    const [number = 0] = await placeOrders(db, shopId, [{ email: null, name: 'Zoraida' }])
    for (const to of ['inPacking', 'inTransit', 'delivered'] as const)
      await manage.takeOrderStep({ params: { shopId, number }, body: { step: 'ship', to } })
    const delivered = await manage.getOrder({ params: { shopId, number } })
    // Sent again by the prescribed call (C21), and once more for its order after its parcel: each webhook is still told once.
    await api.notifyOrderCreated({ body: { number, shopId, amount: 0, paymentMethod: 'cashOnDelivery' } })
    for (const to of ['dispatched', 'delivered'] as const)
      await manage.takeOrderStep({ params: { shopId, number }, body: { step: 'move', to } })
    work()
    await settled()
    expect(typesTold()).toEqual(['order.created', 'order.delivered', 'order.packed', 'order.shipped'])
    expect(typesTold('crm')).toEqual(['order.delivered', 'order.shipped'])
    expect(typesTold('other')).toEqual([])

    const created = told.find(({ path, body }) => path === '/erp' && body.includes('order.created'))
    expect(new Webhook(plain.secret).verify(created?.body ?? '', created?.headers ?? {})).toEqual({
      type: 'order.created',
      timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
      data: { orderId: number, storeId: shopId, amount: 58_000, currency: 'COP', paymentMethod: 'cashOnDelivery' },
    })
    expect(() => new Webhook(plain.secret).verify(`${created?.body} `, created?.headers ?? {})).toThrow()
    expect(told.filter(({ path, body }) => path === '/erp' && body.includes('Zoraida'))).toEqual([])
    const order = { number, shipment: 'inTransit' }
    expect(dataOf('order.shipped')).toMatchObject(order)
    expect(dataOf('order.shipped', 'crm')).toMatchObject({ ...order, buyer: { name: 'Zoraida' } })
    // Exactly the answer of the management API.
    expect(dataOf('order.delivered', 'crm')).toEqual(delivered)
  })

  test('of a parcel that came back and is sent again', async () => {
    const { shopId, manage } = await opened()
    await listen(manage, shopId, ['order.packed', 'order.shipped', 'order.delivered', 'order.returned'])
    const [number = 0] = await placeOrders(db, shopId, [{ email: null }])
    for (const to of ['inPacking', 'inTransit', 'returned', 'inPacking', 'inTransit', 'delivered'] as const)
      await manage.takeOrderStep({ params: { shopId, number }, body: { step: 'ship', to } })
    work()
    await settled()
    const twice = ['order.packed', 'order.packed', 'order.shipped', 'order.shipped']
    expect(typesTold()).toEqual(['order.delivered', ...twice, 'order.returned'].toSorted())
  })

  test('of each product that is written, changed and deleted, once; nothing is kept where nobody listens', async () => {
    const { shopId, manage, params } = await opened()
    const product = (reference: string, price: number) => ({ reference, name: reference, price, units: 3 })
    const save = (...products: ReturnType<typeof product>[]) => manage.saveProducts({ params, body: { products } })
    await save(product('before', 1_000_00))
    await listen(manage, shopId, ['product.created', 'product.updated', 'product.deleted'])
    const { items } = await save(product('before', 1_000_00), product('hat', 2_000_00), product('scarf', 3_000_00))
    await save(product('before', 1_000_00), product('hat', 2_500_00))
    const id = items[1]?.id ?? 0
    await manage.changeProduct({ params: { ...params, id }, revision: '*', body: { name: 'Hat of wool' } })
    await manage.deleteProduct({ params: { ...params, id }, revision: '*' })
    const { rows } = await asWorker(db, (tx) =>
      tx.execute(sql`select from webhook_deliveries where shop_id = ${shopId}`),
    )
    expect(rows).toHaveLength(5)
    work()
    await settled()
    const said = bodies().map(({ type, data: { reference, price, name } }) => [type, reference, price, name])
    expect(said.toSorted()).toEqual(
      [
        ['product.created', 'hat', 2_000_00, 'hat'],
        ['product.created', 'scarf', 3_000_00, 'scarf'],
        ['product.updated', 'hat', 2_500_00, 'hat'],
        ['product.updated', 'hat', 2_500_00, 'Hat of wool'],
        ['product.deleted', 'hat', 2_500_00, 'Hat of wool'],
      ].toSorted(),
    )
  })

  test('of people who write, subscribe and leave, with their data for those alone that may know; forgotten with them', async () => {
    const { shopId, manage, api } = await opened()
    const events = ['message.received', 'subscriber.confirmed', 'subscriber.left', 'buyer.forgotten'] as const
    await listen(manage, shopId, events)
    await listen(manage, shopId, events, 'crm', true)
    const email = 'ana@ejemplo.co'
    await api.sendContactMessage({
      body: { shopId, shopName: 'Ana', name: 'Ana', email, message: 'Un secreto', phone: '300 111 2233' },
    })
    await api.subscribe({ body: { shopId, email, consent: null } })
    const key = (await inShop(db, shopId, (tx) => findUnconfirmedKey(tx, shopId, email))) ?? ''
    for (let time = 0; time < 2; time++) await api.confirmSubscription({ body: { shopId, key } })
    for (let time = 0; time < 2; time++) await api.unsubscribe({ body: { shopId, key } })
    work()
    await settled()
    const three = ['message.received', 'subscriber.confirmed', 'subscriber.left']
    expect([typesTold(), typesTold('crm')]).toEqual([three, three])
    expect(bodies().map(({ data }) => data)).toEqual([{}, {}, {}])
    const phone = expect.stringContaining('300')
    expect(dataOf('message.received', 'crm')).toEqual({ name: 'Ana', email, phone, message: 'Un secreto' })
    for (const event of ['subscriber.confirmed', 'subscriber.left'] as const)
      expect(dataOf(event, 'crm')).toEqual({ email })
    await manage.forgetBuyer({ params: { shopId }, body: { email } })
    const { rows } = await asWorker(db, (tx) =>
      tx.execute(sql`select event, body from webhook_deliveries where shop_id = ${shopId}`),
    )
    expect(JSON.stringify(rows)).not.toContain(email)
    await settled()
    expect(dataOf('buyer.forgotten', 'crm')).toEqual({ orders: [] })
  })

  test('of the shop itself: what is changed of it, and that it is closed', async () => {
    const { shopId, manage, params } = await opened()
    await listen(manage, shopId, ['shop.updated', 'shop.closed'])
    await manage.changeShop({ params, revision: '*', body: { name: 'Otra' } })
    for (let time = 0; time < 2; time++) await manage.closeShop({ params })
    work()
    await settled()
    expect(typesTold()).toEqual(['shop.closed', 'shop.updated'])
    expect(dataOf('shop.updated')).toMatchObject({ id: shopId, name: 'Otra', open: true })
    expect(dataOf('shop.closed')).toMatchObject({ id: shopId, open: false })
  })
})

describe('a delivery', () => {
  test('is tried again under its id until it arrives, keeps every attempt, and is sent again by hand', async () => {
    const { shopId, manage, params } = await opened()
    const { id } = await listen(manage, shopId, ['order.created'])
    const [first = 0, second = 0] = await placeOrders(db, shopId, [{ email: null }, { email: null }])
    answers = [500, 302]
    work()
    await settled()
    const of = { ...params, id }
    const newest = await manage.listWebhookDeliveries({ params: of, query: { limit: 1 } })
    const rest = await manage.listWebhookDeliveries({ params: of, query: { limit: 1, after: newest.next ?? '' } })
    expect([newest.items[0]?.about, rest.items[0]?.about, rest.next]).toEqual([String(second), String(first), null])
    const all = [...newest.items, ...rest.items]
    expect(all.map(({ state, last }) => [state, last?.status])).toEqual(Array(2).fill(['delivered', 204]))
    expect(all.reduce((sum, { tries }) => sum + tries, 0)).toBe(4)
    expect(new Set(told.map(({ headers }) => headers['webhook-id'])).size).toBe(2)

    const delivery = all.find(({ tries }) => tries > 1)
    const which = { ...of, delivery: delivery?.id ?? 0 }
    const whole = await manage.getWebhookDelivery({ params: which })
    const sent = told.filter(({ headers }) => headers['webhook-id'] === delivery?.messageId)
    expect(new Set(sent.map(({ body }) => body))).toEqual(new Set([whole.body]))
    expect(whole.attempts[0]).toMatchObject({ problem: expect.stringMatching(/^answered (?:500|302)$/) })
    expect(await manage.resendWebhookDelivery({ params: which })).toMatchObject({
      state: 'waiting',
      tries: sent.length,
    })
    await settled()
    expect(told.filter(({ headers }) => headers['webhook-id'] === delivery?.messageId)).toHaveLength(sent.length + 1)

    const foreign = await opened()
    const theirs = { ...which, shopId: foreign.shopId }
    expect(await refusalOf(foreign.manage.getWebhookDelivery({ params: theirs }))).toMatchObject({ status: 404 })
    const none = foreign.manage.resendWebhookDelivery({ params: { ...which, delivery: 999_999 } })
    expect(await refusalOf(none)).toMatchObject({ status: 404 })
  })

  test('that failed for good is told apart from one that waits', async () => {
    const { shopId, manage, params } = await opened()
    const { id } = await listen(manage, shopId, ['order.created'])
    await placeOrders(db, shopId, [{ email: null }])
    const state = async () => (await manage.listWebhookDeliveries({ params: { ...params, id } })).items[0]
    expect(await state()).toMatchObject({ state: 'waiting', tries: 0, last: null, nextTryAt: expect.any(String) })
    answers = [500, 500]
    work({ maxTries: 2 })
    await settled()
    expect(await state()).toMatchObject({ state: 'failed', tries: 2, nextTryAt: null, last: { status: 500 } })
  })

  test('is signed with the former secret, too, for a day after a new one was made', async () => {
    const { shopId, manage, params } = await opened()
    const former = await listen(manage, shopId, ['order.created'])
    const of = { ...params, id: former.id }
    const { secret } = await manage.rotateWebhook({ params: of })
    expect(secret).not.toBe(former.secret)
    work()
    const verify = async () => {
      told = []
      await manage.testWebhook({ params: of })
      await expect.poll(() => told.length, QUICKLY).toBe(1)
      const [{ headers, body } = { headers: {}, body: '' }] = told
      // The library only uses the real clock.
      return [secret, former.secret].map((by) => {
        try {
          return Boolean(new Webhook(by).verify(body, headers))
        } catch (error) {
          return String(error).includes('No matching signature') ? false : 'too new'
        }
      })
    }
    expect(await verify()).toEqual([true, true])
    ahead = DAY + 60_000
    const signatures = async () => {
      await verify()
      return told[0]?.headers['webhook-signature']?.split(' ').length
    }
    expect(await signatures()).toBe(1)
    expect(JSON.stringify(await manage.listWebhooks({ params }))).not.toMatch(/whsec_|sealed/)
  })
})

describe('a webhook that does not work', () => {
  test('and answers 410 is off: nothing more is sent or kept for it, but tests', async () => {
    const { shopId, manage, params } = await opened()
    const { id } = await listen(manage, shopId, ['order.created'])
    answers = [410]
    await placeOrders(db, shopId, [{ email: null }])
    work()
    await settled()
    await placeOrders(db, shopId, [{ email: null }])
    await settled()
    expect(told).toHaveLength(1)
    const of = { ...params, id }
    const off = await manage.getWebhook({ params: of })
    expect(off).toMatchObject({ on: false, offBecause: 'gone' })
    const { items } = await manage.listWebhookDeliveries({ params: of })
    expect(items).toMatchObject([{ state: 'failed', last: { status: 410 } }])
    const again = manage.resendWebhookDelivery({ params: { ...of, delivery: items[0]?.id ?? 0 } })
    expect(await refusalOf(again)).toMatchObject({ status: 409, code: 'state' })
    await manage.testWebhook({ params: of })
    await settled()
    expect(typesTold()).toEqual(['order.created', 'ping'])
    await manage.changeWebhook({ params: of, revision: off.revision, body: { on: true } })
    await placeOrders(db, shopId, [{ email: null }])
    await settled()
    expect(typesTold()).toEqual(['order.created', 'order.created', 'ping'])
  })

  test('for five days is off, and its shop is told by mail; one success in between, and it starts anew', async () => {
    const smtp = await openSmtp()
    const { shopId, manage, params } = await opened()
    const { id } = await listen(manage, shopId, ['shop.updated'])
    const of = { ...params, id }
    work({ smtpUrl: smtp.url, maxTries: 1 })
    let names = 0
    const fail = async (answer: number) => {
      answers = [answer]
      names += 1
      await manage.changeShop({ params, revision: '*', body: { name: `Tienda ${names}` } })
      await settled()
      return manage.getWebhook({ params: of })
    }
    expect(await fail(500)).toMatchObject({ on: true, failingSince: expect.any(String) })
    ahead = 4 * DAY
    expect(await fail(204)).toMatchObject({ on: true, failingSince: null })
    expect(await fail(500)).toMatchObject({ on: true })
    ahead = 8.9 * DAY
    expect(await fail(500)).toMatchObject({ on: true, offBecause: null })
    expect(smtp.mails).toEqual([])
    ahead = 9.1 * DAY
    expect(await fail(500)).toMatchObject({ on: false, offBecause: 'failing' })
    await expect.poll(() => smtp.mails.length, QUICKLY).toBe(1)
    const [mail] = smtp.mails
    expect(mail?.recipients).toEqual(['tienda@ejemplo.co'])
    expect(mail?.text).toContain(`feria webhooks change ${id} --on --shop`)
    expect(mail?.text).toContain(url('erp'))
    await smtp.close()
  })
})

describe('webhooks are managed', () => {
  test('ten of a shop at most, at addresses that nobody listens in on, for events that there are', async () => {
    const { shopId, manage, params } = await opened()
    const safe = manageAs(testApi(db, { payments }).app, platform)
    const add = (given: object, by = safe) =>
      by.createWebhook({ params, body: { url: 'https://erp.example.org', events: ['order.created'], ...given } })
    expect(await refusalOf(add({ url: 'http://erp.example.org' }))).toMatchObject({
      errors: [{ path: 'url', code: 'notAllowed' }],
    })
    const raw = { authorization: `Bearer ${platform}`, 'content-type': 'application/json' }
    const odd = await testApi(db, { payments }).app.request(`/manage/v1/shops/${shopId}/webhooks`, {
      ...{ method: 'POST', headers: raw },
      body: JSON.stringify({ url: 'https://erp.example.org', events: ['order.eaten'] }),
    })
    expect([odd.status, await odd.json()]).toMatchObject([422, { errors: [{ path: 'events[0]', code: 'notOneOf' }] }])
    await expect(add({ url: "https://erp.example.org/'" })).rejects.toThrow('body.url')
    const made = await Promise.allSettled(Array.from({ length: 12 }, () => add({})))
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
    expect(await refusalOf(add({}))).toMatchObject({ status: 409, code: 'state' })
    const { items } = await manage.listWebhooks({ params })
    const [first] = items
    expect(first?.url).toBe('https://erp.example.org/')
    const of = { ...params, id: first?.id ?? 0 }
    const change = { params: of, revision: first?.revision ?? '', body: { url: 'http://erp.example.org' } }
    expect(await refusalOf(safe.changeWebhook(change))).toMatchObject({ errors: [{ path: 'url', code: 'notAllowed' }] })
    expect(await refusalOf(manage.changeWebhook({ ...change, revision: 'old' }))).toMatchObject({ status: 412 })
    await manage.deleteWebhook({ params: of, revision: first?.revision ?? '' })
    expect((await manage.listWebhooks({ params })).items).toHaveLength(9)
  })

  test('and what waits for one that was removed is not sent', async () => {
    const { shopId, manage, params } = await opened()
    const { id, revision } = await listen(manage, shopId, ['order.created'])
    await placeOrders(db, shopId, [{ email: null }])
    await manage.deleteWebhook({ params: { ...params, id }, revision })
    work()
    await settled()
    expect(told).toEqual([])
  })
})
