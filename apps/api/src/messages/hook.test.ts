import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import { Webhook } from 'standardwebhooks'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { asWorker } from '../database/index.ts'
import { isPublic, isPublicHost } from '../http/public-address.ts'
import { openShop } from '../orders/testing.ts'
import { setOrderHook } from '../shops/store/order-hook.ts'
import { changeShop } from '../shops/store/shops.ts'
import { openTestDatabase, type TestDatabase } from '../testing.ts'
import { countOutbox } from './store.ts'
import { placeOrders, TEST_SECRETS, type TestWorker, testWorker } from './testing.ts'

type Told = { readonly headers: Record<string, string>; readonly body: string; readonly method: string }
const QUICKLY = { timeout: 20_000, interval: 20 }

let db: TestDatabase
let server: Server
let told: Told[] = []
let answers: number[] = []
const workers: TestWorker[] = []

beforeAll(async () => {
  db = await openTestDatabase()
  server = createServer(async (request, response) => {
    told.push({ method: request.method ?? '', headers: headersOf(request), body: await textOf(request) })
    const status = answers.shift() ?? 204
    response.writeHead(status, status === 302 ? { location: 'http://127.0.0.1:1/' } : {}).end()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
})
afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.stop()
  await asWorker(db, (tx) => tx.execute(sql`delete from outbox`))
  told = []
  answers = []
})
afterAll(async () => {
  server.close()
  await db.close()
})

const headersOf = ({ headers }: IncomingMessage) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}
const url = (host = '127.0.0.1') => `http://${host}:${(server.address() as AddressInfo).port}/pedidos`

async function shopWithHook(address: string) {
  const shopId = await openShop(db)
  const hook = await changeShop(db, shopId, (tx) => setOrderHook(tx, shopId, address, TEST_SECRETS))
  return { shopId, secret: hook?.secret ?? '' }
}
function work(allowPrivateHooks: boolean): TestWorker {
  const worker = testWorker(db, { delivery: { allowPrivateHooks } })
  workers.push(worker)
  return worker
}
const settled = (state: { waiting: number; dead: number }) => expect.poll(() => countOutbox(db), QUICKLY).toEqual(state)

describe('a merchant’s own systems are told of orders (C21)', () => {
  test('by a POST that any library of Standard Webhooks verifies', async () => {
    const { shopId, secret } = await shopWithHook(url())
    const [number] = await placeOrders(db, shopId, [{ email: null }])
    work(true)
    await settled({ waiting: 0, dead: 0 })
    expect(told).toHaveLength(1)
    const [{ method, headers, body } = { method: '', headers: {}, body: '' }] = told
    expect([method, headers['content-type']]).toEqual(['POST', 'application/json'])
    expect(new Webhook(secret).verify(body, headers)).toEqual({
      type: 'order.created',
      timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
      data: { orderId: number, storeId: shopId, amount: 58_000, currency: 'COP', paymentMethod: 'cashOnDelivery' },
    })
    expect(() => new Webhook(secret).verify(body.replace('58000', '1'), headers)).toThrow()
  })

  test('again under the same id, until it is understood; a redirect is no answer', async () => {
    answers = [500, 302, 429, 200]
    await placeOrders(db, (await shopWithHook(url())).shopId, [{ email: null }])
    work(true)
    await settled({ waiting: 0, dead: 0 })
    expect(told).toHaveLength(4)
    expect(new Set(told.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  })

  test('a shop without a hook tells nobody; one that is gone (410) is not asked again', async () => {
    await placeOrders(db, await openShop(db), [{ email: null }])
    expect(await countOutbox(db)).toEqual({ waiting: 0, dead: 0 })
    answers = [410]
    await placeOrders(db, (await shopWithHook(url())).shopId, [{ email: null }])
    work(true)
    await settled({ waiting: 0, dead: 1 })
    expect(told).toHaveLength(1)
  })
})

describe('hooks lead nowhere inside', () => {
  test.each([
    ['an address of our own', () => url().replace('http:', 'https:')],
    ['a name that points at us', () => url('localhost').replace('http:', 'https:')],
    ['an address in disguise', () => 'https://0x7f.1/'],
    ['plain HTTP', () => 'http://example.com/'],
    ['no address at all', () => 'tienda'],
    ['another protocol', () => 'file:///etc/passwd'],
  ])('%s is not called', async (_what, address) => {
    await placeOrders(db, (await shopWithHook(address())).shopId, [{ email: null }])
    const { lines } = work(false)
    await settled({ waiting: 0, dead: 1 })
    expect(told).toEqual([])
    expect(lines.join()).toMatch(/a private address|no https address/)
  })

  test('every network that is not the public internet is known, however it is written', () => {
    const inside = [
      ...['127.0.0.1', '10.1.2.3', '172.16.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0'],
      ...['224.0.0.1', '255.255.255.255', '198.18.0.1', '::1', '::', 'fe80::1', 'fd00::1', '::ffff:10.0.0.1'],
      ...['64:ff9b::7f00:1', '2002:7f00:1::', '2001:db8::1', 'nonsense'],
    ]
    expect(inside.filter(isPublic)).toEqual([])
    expect(['1.1.1.1', '2606:4700::1111'].map(isPublic)).toEqual([true, true])
    expect(['[::1]', '[::ffff:7f00:1]', '127.0.0.1'].map(isPublicHost)).toEqual([false, false, false])
  })
})
