import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { asWorker, inShop } from '../database/index.ts'
import { isPublic, isPublicHost } from '../http/public-address.ts'
import { openShop } from '../orders/testing.ts'
import { openTestDatabase, type TestDatabase } from '../testing.ts'
import { addWebhook } from '../webhooks/store/webhooks.ts'
import { callHook } from './hook.ts'
import { countOutbox } from './store.ts'
import { placeOrders, TEST_SECRETS, type TestWorker, testWorker } from './testing.ts'

const QUICKLY = { timeout: 20_000, interval: 20 }

let db: TestDatabase
let server: Server
let calls = 0
const workers: TestWorker[] = []

beforeAll(async () => {
  db = await openTestDatabase()
  server = createServer(({ url: path }, response) => {
    calls += 1
    if (path === '/redirects') response.writeHead(302, { location: '/pedidos' })
    response.end()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
})
afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.stop()
  await asWorker(db, (tx) => tx.execute(sql`delete from outbox`))
  calls = 0
})
afterAll(async () => {
  server.close()
  await db.close()
})

const url = (host = '127.0.0.1') => `http://${host}:${(server.address() as AddressInfo).port}/pedidos`

async function shopWithWebhook(address: string) {
  const shopId = await openShop(db)
  const body = { url: address, events: ['order.created'], buyers: false } as const
  await inShop(db, shopId, (tx) => addWebhook(tx, shopId, body, TEST_SECRETS))
  return shopId
}
function work(): TestWorker {
  const worker = testWorker(db)
  workers.push(worker)
  return worker
}
const settled = (state: { waiting: number; dead: number }) =>
  expect.poll(() => countOutbox(db), QUICKLY).toEqual({ dropped: 0, ...state })

describe('webhooks lead nowhere inside', () => {
  test.each([
    ['an address of our own', () => url().replace('http:', 'https:')],
    ['a name that points at us', () => url('localhost').replace('http:', 'https:')],
    ['an address in disguise', () => 'https://0x7f.1/'],
    ['plain HTTP', () => 'http://example.com/'],
    ['no address at all', () => 'tienda'],
    ['another protocol', () => 'file:///etc/passwd'],
  ])('%s is not called', async (_what, address) => {
    await placeOrders(db, await shopWithWebhook(address()), [{ email: null }])
    const { lines } = work()
    await settled({ waiting: 0, dead: 1 })
    expect(calls).toBe(0)
    expect(lines.join()).toMatch(/a private address|no https address/)
  })

  test('a redirect is not followed, wherever it leads', async () => {
    const address = url().replace('/pedidos', '/redirects')
    const { attempt, status } = await callHook({
      url: address,
      secrets: ['whsec_c2VjcmV0'],
      token: 't',
      body: '{}',
      now: new Date(),
      allowPrivate: true,
    })
    expect({ attempt: attempt.kind, status, calls }).toEqual({ attempt: 'later', status: 302, calls: 1 })
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
