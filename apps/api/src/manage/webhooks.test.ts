import { Webhook } from 'standardwebhooks'
import { describe, expect, test } from 'vitest'
import { countOutbox } from '../messages/store.ts'
import { placeOrders } from '../messages/testing.ts'
import { openSmtp } from '../testing/smtp.ts'
import { manageAs, testApi } from '../testing.ts'
import { refusalOf } from './testing.ts'
import { openReceiver, QUICKLY } from './webhook-testing.ts'

const DAY = 24 * 60 * 60_000
const {
  db,
  platform,
  state: receiver,
  url,
  payments,
  opened,
  listen,
  work,
  settled,
  receivedTypes,
} = await openReceiver()

describe('a delivery', () => {
  test('is tried again under its id until it arrives, keeps every attempt, and is sent again by hand', async () => {
    const { shopId, manage, params } = await opened()
    const { id } = await listen(manage, shopId, ['order.created'])
    const [first = 0, second = 0] = await placeOrders(db, shopId, [{ email: null }, { email: null }])
    receiver.answers = [500, 302]
    work()
    await settled()
    const of = { ...params, id }
    const newest = await manage.listWebhookDeliveries({ params: of, query: { limit: 1 } })
    const rest = await manage.listWebhookDeliveries({ params: of, query: { limit: 1, after: newest.next ?? '' } })
    expect([newest.items[0]?.about, rest.items[0]?.about, rest.next]).toEqual([String(second), String(first), null])
    const all = [...newest.items, ...rest.items]
    expect(all.map(({ state, last }) => [state, last?.status])).toEqual(Array(2).fill(['delivered', 204]))
    expect(all.reduce((sum, { tries }) => sum + tries, 0)).toBe(4)
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(2)

    const delivery = all.find(({ tries }) => tries > 1)
    const which = { ...of, delivery: delivery?.id ?? 0 }
    const whole = await manage.getWebhookDelivery({ params: which })
    const sent = receiver.received.filter(({ headers }) => headers['webhook-id'] === delivery?.messageId)
    expect(new Set(sent.map(({ body }) => body))).toEqual(new Set([whole.body]))
    expect(whole.attempts[0]).toMatchObject({ problem: expect.stringMatching(/^answered (?:500|302)$/) })
    expect(await manage.resendWebhookDelivery({ params: which })).toMatchObject({
      state: 'waiting',
      tries: sent.length,
    })
    await settled()
    expect(receiver.received.filter(({ headers }) => headers['webhook-id'] === delivery?.messageId)).toHaveLength(
      sent.length + 1,
    )

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
    const failed = async () => (await manage.getToday({ params })).webhooks?.count
    expect(await state()).toMatchObject({ state: 'waiting', tries: 0, last: null, nextTryAt: expect.any(String) })
    expect(await failed()).toBe(0)
    receiver.answers = [500, 500]
    work({ maxTries: 2 })
    await settled()
    expect(await state()).toMatchObject({ state: 'failed', tries: 2, nextTryAt: null, last: { status: 500 } })
    expect(await failed()).toBe(1)
    await manage.resendWebhookDelivery({ params: { ...params, id, delivery: (await state())?.id ?? 0 } })
    await settled()
    expect(await failed()).toBe(0)
  })

  test('is signed with the former secret, too, for a day after a new one was made', async () => {
    const { shopId, manage, params } = await opened()
    const former = await listen(manage, shopId, ['order.created'])
    const of = { ...params, id: former.id }
    const { secret } = await manage.rotateWebhook({ params: of })
    expect(secret).not.toBe(former.secret)
    work()
    const verify = async () => {
      receiver.received = []
      await manage.testWebhook({ params: of })
      await expect.poll(() => receiver.received.length, QUICKLY).toBe(1)
      const [{ headers, body } = { headers: {}, body: '' }] = receiver.received
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
    receiver.ahead = DAY + 60_000
    const signatures = async () => {
      await verify()
      return receiver.received[0]?.headers['webhook-signature']?.split(' ').length
    }
    expect(await signatures()).toBe(1)
    expect(JSON.stringify(await manage.listWebhooks({ params }))).not.toMatch(/whsec_|sealed/)
  })
})

describe('a webhook that does not work', () => {
  test('and answers 410 is off: nothing more is sent or kept for it, but tests', async () => {
    const { shopId, manage, params } = await opened()
    const { id } = await listen(manage, shopId, ['order.created'])
    receiver.answers = [410]
    await placeOrders(db, shopId, [{ email: null }])
    work()
    await settled()
    await placeOrders(db, shopId, [{ email: null }])
    await settled()
    expect(receiver.received).toHaveLength(1)
    const of = { ...params, id }
    const off = await manage.getWebhook({ params: of })
    expect(off).toMatchObject({ on: false, offBecause: 'gone' })
    expect(await manage.getToday({ params })).toMatchObject({ webhooks: { count: 1 } })
    const { items } = await manage.listWebhookDeliveries({ params: of })
    expect(items).toMatchObject([{ state: 'failed', last: { status: 410 } }])
    const again = manage.resendWebhookDelivery({ params: { ...of, delivery: items[0]?.id ?? 0 } })
    expect(await refusalOf(again)).toMatchObject({ status: 409, code: 'state' })
    await manage.testWebhook({ params: of })
    await settled()
    expect(receivedTypes()).toEqual(['order.created', 'ping'])
    await manage.changeWebhook({ params: of, revision: off.revision, body: { on: true } })
    await placeOrders(db, shopId, [{ email: null }])
    await settled()
    expect(receivedTypes()).toEqual(['order.created', 'order.created', 'ping'])
  })

  test('for five days is off, and its shop is told by mail; one success in between, and it starts anew', async () => {
    const smtp = await openSmtp()
    const { shopId, manage, params } = await opened()
    const { id } = await listen(manage, shopId, ['shop.updated'])
    const of = { ...params, id }
    work({ smtpUrl: smtp.url, maxTries: 1 })
    let names = 0
    const fail = async (answer: number) => {
      receiver.answers = [answer]
      names += 1
      await manage.changeShop({ params, revision: '*', body: { name: `Tienda ${names}` } })
      await settled()
      return manage.getWebhook({ params: of })
    }
    expect(await fail(500)).toMatchObject({ on: true, failingSince: expect.any(String) })
    receiver.ahead = 4 * DAY
    expect(await fail(204)).toMatchObject({ on: true, failingSince: null })
    expect(await fail(500)).toMatchObject({ on: true })
    receiver.ahead = 8.9 * DAY
    expect(await fail(500)).toMatchObject({ on: true, offBecause: null })
    expect(smtp.mails).toEqual([])
    receiver.ahead = 9.1 * DAY
    expect(await fail(500)).toMatchObject({ on: false, offBecause: 'failing' })
    await expect.poll(() => smtp.mails.length, QUICKLY).toBe(1)
    const [mail] = smtp.mails
    expect(mail?.recipients).toEqual(['tienda@ejemplo.co'])
    expect(mail?.text).toMatch(new RegExp(`http://office\\.test/[\\w-]+/settings/developers/${id}\\n`))
    const { host } = new URL(url('erp'))
    expect(mail?.text).toContain(host)
    // The rest of the address may be a token.
    expect(mail?.text).not.toContain(`${host}/erp`)
    await smtp.close()
  })
})

describe('webhooks are managed', () => {
  test('ten of a shop at most, at addresses that nobody listens in on, for events that there are', async () => {
    const { shopId, manage, params } = await opened()
    const safe = manageAs(testApi(db, { payments }).app, platform)
    const add = (fields: object, by = safe) =>
      by.createWebhook({ params, body: { url: 'https://erp.example.org', events: ['order.created'], ...fields } })
    expect(await refusalOf(add({ url: 'http://erp.example.org' }))).toMatchObject({
      errors: [{ path: 'url', code: 'notAllowed' }],
    })
    const raw = { authorization: `Bearer ${platform}`, 'content-type': 'application/json' }
    const odd = await testApi(db, { payments }).app.request(`/manage/v1/shops/${shopId}/webhooks`, {
      method: 'POST',
      headers: raw,
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
    const { lines } = work()
    await settled()
    expect(receiver.received).toEqual([])
    expect(await countOutbox(db)).toEqual({ waiting: 0, dead: 0, dropped: 1 })
    expect(lines.filter((line) => line.includes('message dropped'))).toHaveLength(1)
  })
})
