import { newDeviceKeys, openNotice } from '@store/sandbox/push-service'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { inShop } from '../database/index.ts'
import { asIdentity } from '../database/open.ts'
import { refusalOf } from '../manage/testing.ts'
import { insertMessagePush, insertOrderPush } from '../messages/store.ts'
import { placeOrders } from '../messages/testing.ts'
import { openShop } from '../orders/testing.ts'
import { endSessions } from '../people/sessions.ts'
import { removeMembership } from '../team/store.ts'
import { isPushService } from './send.ts'
import { openPushing } from './testing.ts'

const { db, service, clock, teammate, sendAll, reset, close } = await openPushing()
afterAll(close)
beforeEach(reset)

describe('a notification', () => {
  test('of a new order reaches the devices that want it, encrypted for each, and names the buyer to who may know them', async () => {
    const shopId = await openShop(db)
    const ana = await teammate(shopId, 'owner')
    const fabi = await teammate(shopId, 'accountant')
    const eli = await teammate(shopId, 'content')
    const otra = await teammate(await openShop(db), 'owner')
    for (const one of [ana, fabi, eli, otra]) await one.wish(['order'])
    const [number] = await placeOrders(db, shopId, [{ name: 'Marcela Ríos' }])
    await sendAll()
    expect(service.received.map(({ path }) => path).toSorted()).toEqual([ana.path, fabi.path].toSorted())
    const of = ({ path, keys }: typeof ana) => {
      const sent = service.received.find((each) => each.path === path)
      if (!sent) throw new Error('nothing was sent')
      expect(sent.headers).toMatchObject({ 'content-encoding': 'aes128gcm', authorization: /^vapid t=/ })
      expect(sent.body.toString('latin1')).not.toContain('Marcela')
      return openNotice(sent.body, keys) as { kind: string; title: string; body: string; path: string }
    }
    expect(of(ana).title.replaceAll(/\s/g, ' ')).toMatch(new RegExp(`^${number} · Marcela · \\$ ?[\\d.]+$`))
    expect(of(ana).kind).toBe('order')
    expect(of(ana).body).toMatch(/^Pedido nuevo/)
    expect(of(ana).path).toMatch(new RegExp(`/orders/${number}$`))
    expect(of(fabi).title).not.toContain('Marcela')
    // With other keys it cannot be decrypted.
    expect(() => openNotice(service.received[0]?.body ?? Buffer.alloc(0), newDeviceKeys())).toThrow()
  })

  test('of an order that was paid says so, and of one of a test account that it is one, for which no bell rings', async () => {
    const shopId = await openShop(db)
    const ana = await teammate(shopId, 'owner')
    await ana.wish(['paid'])
    const [real = 0, tried = 0] = await placeOrders(db, shopId, [{}, {}])
    for (const [number, live] of [
      [real, true],
      [tried, false],
    ] as const) {
      await db.owner.query(
        `insert into payment_attempts (shop_id, order_number, attempt, reference, provider, method, live, amount, currency, state, started_at, updated_at)
         select shop_id, order_number, 1, 'r' || order_number, 'wompi', 'wompi', $3, total, currency, 'paid', now(), now()
         from orders where shop_id = $1 and order_number = $2`,
        [shopId, number, live],
      )
      await db.owner.query("update orders set payment_method = 'wompi' where shop_id = $1 and order_number = $2", [
        shopId,
        number,
      ])
      await inShop(db, shopId, (tx) => insertOrderPush(tx, shopId, number, 'paid'))
    }
    await sendAll()
    const notices = service.received.map(
      ({ body }) => openNotice(body, ana.keys) as { kind: string; title: string; path: string },
    )
    const of = (number: number) => notices.find(({ path }) => path.endsWith(`/orders/${number}`))
    expect(of(real)).toMatchObject({ kind: 'paid', title: expect.stringMatching(new RegExp(`^${real} · `)) })
    expect(of(tried)).toMatchObject({ kind: 'test', title: expect.stringMatching(new RegExp(`^PRUEBA · ${tried} · `)) })
  })

  test('of a message leads to where messages are answered, and says nothing of it', async () => {
    const shopId = await openShop(db)
    const [ana, fabi] = [await teammate(shopId, 'owner'), await teammate(shopId, 'accountant')]
    for (const one of [ana, fabi]) await one.wish(['message'])
    await inShop(db, shopId, (tx) => insertMessagePush(tx, shopId))
    await sendAll()
    expect(service.received.map(({ path }) => path)).toEqual([ana.path])
    expect(openNotice(service.received[0]?.body ?? Buffer.alloc(0), ana.keys)).toMatchObject({
      kind: 'message',
      path: expect.stringMatching(/^\/[\w-]+\/messages$/),
    })
  })

  test('sleeps from ten to seven by the shop’s clock, unless its person wants it', async () => {
    const shopId = await openShop(db)
    clock.now = new Date('2031-03-03T03:30:00Z')
    const [asleep, awake] = [await teammate(shopId, 'owner'), await teammate(shopId, 'owner')]
    await asleep.wish(['order'])
    await awake.wish(['order'], true)
    await placeOrders(db, shopId, [{}])
    await sendAll()
    expect(service.received.map(({ path }) => path)).toEqual([awake.path])
  })

  test('is sent to nobody who has signed out there, left the team, or wants none any more', async () => {
    const shopId = await openShop(db)
    const out = await teammate(shopId, 'owner')
    const left = await teammate(shopId, 'owner')
    const quiet = await teammate(shopId, 'owner')
    for (const one of [out, left, quiet]) await one.wish(['order'])
    const settings = await quiet.office.listPush({ body: { browser: quiet.browser } })
    expect(settings.items).toEqual([{ shopId, kinds: ['order'], atNight: false }])
    // Neither the device's address nor the browser's secret is written into the log.
    const { items: log } = await quiet.office.listAuditLog({ params: { shopId } })
    expect(log.map(({ action }) => action)).toContain('savePush')
    expect(JSON.stringify(log)).not.toMatch(/127\.0\.0\.1|p256dh/)
    expect(JSON.stringify(log)).not.toContain(quiet.browser)
    await quiet.wish([])
    expect((await quiet.office.listPush({ body: { browser: quiet.browser } })).items).toEqual([])
    await asIdentity(db, (tx) => endSessions(tx, out.personId, null, clock.now))
    await inShop(db, shopId, (tx) => removeMembership(tx, shopId, left.personId))
    await placeOrders(db, shopId, [{}])
    await sendAll()
    expect(service.received).toEqual([])
  })

  test('is tried again while the service fails, and a device that is gone is forgotten', async () => {
    const shopId = await openShop(db)
    const ana = await teammate(shopId, 'owner')
    await ana.wish(['order'])
    service.answer(503)
    await placeOrders(db, shopId, [{}])
    await sendAll()
    expect(service.received.length).toBe(2)
    service.answer(410)
    await placeOrders(db, shopId, [{}])
    await sendAll()
    expect((await ana.office.listPush({ body: { browser: ana.browser } })).items).toEqual([])
  })

  test('goes to push services of browsers alone', async () => {
    expect(isPushService('https://fcm.googleapis.com/fcm/send/x', false)).toBe(true)
    for (const other of [
      'https://evil.example/x',
      'http://fcm.googleapis.com/x',
      'https://fcm.googleapis.com@10.0.0.1/',
      'http://127.0.0.1/x',
      'https://fcm.googleapis.com.evil.example/',
      'x',
    ])
      expect([other, isPushService(other, false)]).toEqual([other, false])
    const shopId = await openShop(db)
    const ana = await teammate(shopId, 'owner')
    const subscription = { endpoint: 'https://evil.example/x', p256dh: `B${'q'.repeat(86)}`, auth: 'q'.repeat(22) }
    const body = { browser: ana.browser, device: 'x', language: 'es', kinds: [], atNight: false, subscription } as const
    expect(await refusalOf(ana.office.savePush({ params: { shopId }, body: { ...body, kinds: [] } }))).toMatchObject({
      errors: [{ path: 'subscription.endpoint', code: 'notAllowed' }],
    })
  })
})
