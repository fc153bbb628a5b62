import type { AddressInfo } from 'node:net'
import type { ApiClient } from '@store/api-client'
import { trustProxies } from '@store/api-client/shopper'
import { sql } from 'drizzle-orm'
import type { Hono } from 'hono'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createApi } from '../app.ts'
import { addCoupon } from '../coupons/store.ts'
import { inShop, outsideShops } from '../database/index.ts'
import { createApiServer } from '../http/server.ts'
import { couponOf, draftOf, one, openShop, sell } from '../orders/testing.ts'
import { asShopper, openTestDatabase, type TestDatabase, testApi, testServices } from '../testing.ts'

const MINUTE = 60_000
let db: TestDatabase
let app: Hono
let api: ApiClient
let clock: number
beforeAll(async () => {
  db = await openTestDatabase()
  ;({ app, api } = testApi(db, { now: () => new Date(clock) }))
})
beforeEach(() => {
  clock = Date.now()
})
afterAll(() => db.close())

/** Looks up an order as the storefront does, for a shopper at this address. */
const look = (shop: number, number: number, idNumber: string, headers: Record<string, string>) =>
  app.request(`/storefront/v1/orders/lookup?shopId=${shop}&number=${number}&idNumber=${idNumber}`, { headers })
const times = (count: number) => Array.from({ length: count }, (_, at) => at)

async function bought(shop: number, idNumber = '1020304050') {
  const [shirt] = await sell(db, shop, { units: 1000 })
  if (!shirt) throw new Error('nothing to sell')
  const draft = draftOf(shop, [one(shirt)])
  const outcome = await api.placeOrder({ body: { ...draft, buyer: { ...draft.buyer, idNumber } } })
  if (outcome.kind !== 'placed') throw new Error(outcome.kind)
  return { shirt, order: outcome.order }
}

describe('looking up orders (V3)', () => {
  test('ten wrong pairs of one address, then 429 with the time to wait; another address and another shop are answered; later again', async () => {
    const [shop, elsewhere] = [await openShop(db), await openShop(db)]
    const { order } = await bought(shop)
    const guesser = asShopper('203.0.113.7')
    for (const guess of times(10)) expect((await look(shop, 500_000 + guess, `7${guess}`, guesser)).status).toBe(404)
    clock += 5 * MINUTE
    const refused = await look(shop, order.number, '1020304050', guesser)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '600'])
    expect(await refused.json()).toEqual({
      type: 'about:blank',
      title: 'Too Many Requests',
      status: 429,
      detail: 'Too many attempts, try again later',
    })
    expect((await look(elsewhere, 1, '1', guesser)).status).toBe(404)
    const owner = await look(shop, order.number, '1020304050', asShopper('203.0.113.8'))
    expect(await owner.json()).toMatchObject({ number: order.number })
    clock += 10 * MINUTE
    expect((await look(shop, order.number, '1020304050', guesser)).status).toBe(200)
  })

  test('who knows an ID number tries few order numbers in hours, from however many addresses; its buyer waits no longer than that', async () => {
    const shop = await openShop(db)
    const { order } = await bought(shop, '900009')
    const started = clock
    let tried = 0
    for (const quarter of times(12)) {
      for (const guess of times(25)) {
        const { status } = await look(shop, 600_000 + tried, '900009', asShopper(`198.51.${quarter}.${guess}`))
        if (status === 404) tried += 1
      }
      clock += 16 * MINUTE
    }
    expect(tried).toBe(40)
    clock = started + 6 * 60 * MINUTE + MINUTE
    expect((await look(shop, order.number, '900009', asShopper('203.0.113.20'))).status).toBe(200)
  })

  test('right pairs are never counted, however many shoppers share an address', async () => {
    const shop = await openShop(db)
    const { order } = await bought(shop)
    const carrier = asShopper('198.51.100.1')
    for (const _ of times(40)) expect((await look(shop, order.number, '1020304050', carrier)).status).toBe(200)
  })

  test('a hundred guesses at once find no more room than one after the other', async () => {
    const shop = await openShop(db)
    const guesser = asShopper('203.0.113.9')
    const answers = await Promise.all(times(100).map((guess) => look(shop, 600_000 + guess, `8${guess}`, guesser)))
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(90)
  })

  test('an address of IPv6 is its network: the last half is free to choose', async () => {
    const shop = await openShop(db)
    const from = (host: number) => asShopper(`2001:db8:0:1::${host.toString(16)}`)
    for (const guess of times(10)) await look(shop, 700_000 + guess, `9${guess}`, from(guess))
    expect((await look(shop, 1, '1', from(99))).status).toBe(429)
    expect((await look(shop, 1, '1', asShopper('2001:db8:0:2::1'))).status).toBe(404)
  })

  test('behind a proxy of ours callers are counted by what it says of them, and by nothing that they say', async () => {
    const shop = await openShop(db)
    const { services } = testServices(db, { trustedProxies: trustProxies('127.0.0.0/8, ::1') })
    const server = createApiServer(createApi(services).fetch)
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    const { port } = server.address() as AddressInfo
    const ask = async (number: number, forwardedFor: string) => {
      const path = `/storefront/v1/orders/lookup?shopId=${shop}&number=${number}&idNumber=1${number}`
      return (await fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'x-forwarded-for': forwardedFor } })).status
    }
    for (const guess of times(10)) expect(await ask(500 + guess, `198.51.100.${guess}, 203.0.113.7`)).toBe(404)
    expect(await ask(77, '203.0.113.7')).toBe(429)
    expect(await ask(77, '203.0.113.8')).toBe(404)
    await new Promise((closed) => server.close(closed))
  })

  test('who signs for nobody is counted together, whatever they say of their address', async () => {
    const shop = await openShop(db)
    const claims = (host: number) => ({ 'x-shopper': `203.0.113.${host}`, 'x-forwarded-for': `203.0.113.${host}` })
    for (const guess of times(10)) await look(shop, 800_000 + guess, `6${guess}`, claims(guess))
    expect((await look(shop, 1, '1', claims(99))).status).toBe(429)
    expect((await look(shop, 1, '1', asShopper('203.0.113.99'))).status).toBe(404)
  })
})

test('orders of one address in a shop: three hundred in a quarter of an hour; the next is told to wait, and others are not', async () => {
  const shop = await openShop(db)
  const { shirt } = await bought(shop)
  const order = (address: string) =>
    api.placeOrder({ body: draftOf(shop, [one(shirt)]) }, { headers: asShopper(address) }).then(
      ({ kind }) => kind,
      ({ failure }) => failure,
    )
  // Orders of one product wait for each other: a busy machine would give up the last of three hundred parallel ones.
  for (const _ of times(15)) {
    const kinds = await Promise.all(times(20).map(() => order('198.51.100.2')))
    expect(new Set(kinds)).toEqual(new Set(['placed']))
  }
  expect(await order('198.51.100.2')).toMatchObject({ kind: 'http', status: 429, retryAfter: 900 })
  expect(await order('198.51.100.3')).toBe('placed')
})

const failing = ({ failure }: { failure: { status?: number } }) => failure.status

test('what visitors do is written down as often as a person does it, and no oftener (C3, C4, C5)', async () => {
  const shop = await openShop(db)
  const from = { headers: asShopper('203.0.113.120') }
  const lines = [{ productId: 1, units: 1 }]
  const checkout = () => api.recordCheckout({ body: { shopId: shop, lines } }, from).then(() => 'written', failing)
  expect(new Set(await Promise.all(times(100).map(checkout)))).toEqual(new Set(['written']))
  expect(await checkout()).toBe(429)
  const view = () => api.countView({ params: { id: shop } }, from).then(() => 'written', failing)
  expect(new Set(await Promise.all(times(300).map(view)))).toEqual(new Set(['written']))
  expect(await view()).toBe(429)
})

describe('trying coupons out (C33)', () => {
  async function shopWithCoupon() {
    const shop = await openShop(db)
    const [shirt] = await sell(db, shop, { units: 1000 })
    if (!shirt) throw new Error('nothing to sell')
    await inShop(db, shop, (tx) => addCoupon(tx, shop, couponOf('BUENO', { maxUsesPerBuyer: 1 })))
    const body = { shopId: shop, lines: [one(shirt)] }
    const from = (address: string) => ({ headers: asShopper(address) })
    return {
      shop,
      shirt,
      check: (coupon: string, address: string, idNumber: string | null = null) =>
        api.checkCoupon({ body: { ...body, coupon, idNumber } }, from(address)).then(({ kind }) => kind, failing),
      quote: (coupon: string | null, address: string) =>
        api
          .quoteOrder({ body: { ...body, coupon, delivery: 'address', cityId: null } }, from(address))
          .then(({ refusals }) => (refusals.length > 0 ? 'refused' : 'fine'), failing),
    }
  }

  test('twenty wrong codes of one address, in checks and quotes together; then even the right one waits, a cart without one does not', async () => {
    const { check, quote } = await shopWithCoupon()
    for (const _ of times(30)) expect(await check('bueno', '203.0.113.90')).toBe('applies')
    for (const guess of times(10)) {
      expect(await check(`malo-${guess}`, '203.0.113.90')).toBe('refused')
      expect(await quote(`peor-${guess}`, '203.0.113.90')).toBe('refused')
    }
    expect(await check('bueno', '203.0.113.90')).toBe(429)
    expect(await quote('bueno', '203.0.113.90')).toBe(429)
    for (const none of [null, '', '  ']) expect(await quote(none, '203.0.113.90')).toBe('fine')
    expect(await check('bueno', '203.0.113.91')).toBe('applies')
    clock += 16 * MINUTE
    expect(await check('bueno', '203.0.113.90')).toBe('applies')
  })

  test('a hundred guesses at once find no more room than one after the other', async () => {
    const { quote } = await shopWithCoupon()
    const answers = await Promise.all(times(100).map((guess) => quote(`malo-${guess}`, '203.0.113.92')))
    expect(answers.filter((answer) => answer === 'refused')).toHaveLength(20)
    expect(answers.filter((answer) => answer === 429)).toHaveLength(80)
  })

  test('asking who has used one is guessing too', async () => {
    const { shop, shirt, check } = await shopWithCoupon()
    const draft = draftOf(shop, [one(shirt)], { coupon: 'bueno' })
    await api.placeOrder({ body: { ...draft, buyer: { ...draft.buyer, idNumber: '707' } } })
    for (const _ of times(20)) expect(await check('bueno', '203.0.113.93', '707')).toBe('refused')
    expect(await check('bueno', '203.0.113.93')).toBe(429)
  })
})

test.each([
  ['messages to a shop', 30, 'sendContactMessage'],
  ['newsletter', 60, 'subscribe'],
] as const)('%s: %i of one address, then 429', async (_, most, call) => {
  const shop = await openShop(db, { email: 'tienda@ejemplo.co' })
  const message = {
    shopId: shop,
    shopName: 'Mercado',
    name: 'Ana',
    email: 'ana@ejemplo.co',
    phone: null,
    message: 'Hola',
  }
  const send = (turn: number, address: string) => {
    const options = { headers: asShopper(address) }
    const sent =
      call === 'subscribe'
        ? api.subscribe({ body: { shopId: shop, email: `ana${turn}@ejemplo.co`, consent: '1' } }, options)
        : api.sendContactMessage({ body: message }, options)
    return sent.then(() => 'taken', failing)
  }
  const answers = await Promise.all(times(most).map((turn) => send(turn, '203.0.113.70')))
  expect(new Set(answers)).toEqual(new Set(['taken']))
  expect(await send(most, '203.0.113.70')).toBe(429)
  expect(await send(most, '203.0.113.71')).toBe('taken')
})

test('what is kept of attempts are digests in a table without a log, and no more than is needed', async () => {
  const shop = await openShop(db)
  await look(shop, 900_001, '555666777', asShopper('203.0.113.77'))
  const { rows } = await db.owner.query<{ line: string }>(
    `select encode(key, 'escape') || l::text as line from limits l`,
  )
  expect(rows.length).toBeGreaterThan(2)
  expect(rows.map(({ line }) => line).join('\n')).not.toMatch(/203\.0\.113|555666777|900001/)
  const { rows: stored } = await db.owner.query(`select relpersistence as kind from pg_class where relname = 'limits'`)
  expect(stored).toEqual([{ kind: 'u' }])

  clock += 60 * MINUTE
  for (const host of times(250)) await look(shop, 1, '1', asShopper(`192.0.2.${host}`))
  const { rows: old } = await outsideShops(db, (tx) =>
    tx.execute(sql`select from limits where ends_at < ${new Date(clock - 20 * MINUTE)}`),
  )
  expect(old).toEqual([])
})
