import type { AddressInfo } from 'node:net'
import { createMetricsServer } from '@store/telemetry'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../database/index.ts'
import { draftOf, one, openShop, sell } from '../orders/testing.ts'
import { openTestDatabase, type TestDatabase, testApi, testServices } from '../testing.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

/** Data of an order that must not be in any log. */
const PRIVATE = /Ana|María|1020304050|ejemplo|300 ?123|Carrera|Laureles|Medellín|203\.0\.113/

test('the log has the shop, the call and the request of everything asked, and no person', async () => {
  const { app, api, lines } = testApi(db, {}, 'info')
  const shopId = await openShop(db)
  const [shirt] = await sell(db, shopId, {})
  if (!shirt) throw new Error('nothing to sell')
  const outcome = await api.placeOrder(
    { body: draftOf(shopId, [one(shirt)]) },
    { headers: { 'x-request-id': 'order-of-ana' } },
  )
  if (outcome.kind !== 'placed') throw new Error(outcome.kind)
  await api.findOrder({ query: { shopId, number: outcome.order.number, idNumber: '1020304050' } })
  const wrong = { shopId, key: 'x', buyer: { name: 'Ana María', idNumber: ['1020304050'] } }
  await app.request('/storefront/v1/orders', { method: 'POST', body: JSON.stringify(wrong) })
  await app.request('/storefront/v1/orders', { method: 'POST', body: '{"name":"Ana María' })
  await app.request('/Ana/Mar%C3%ADa?celular=3001234567')

  const entries = lines.map((line) => JSON.parse(line))
  expect(entries).toMatchObject([
    { requestId: 'order-of-ana', shop: shopId, call: 'placeOrder', method: 'POST', status: 200 },
    { requestId: expect.stringMatching(/^[\w-]{36}$/), shop: shopId, call: 'findOrder', status: 200 },
    { call: 'placeOrder', status: 400 },
    { call: 'placeOrder', status: 400 },
    { call: 'other', status: 404 },
  ])
  expect(lines.join('\n')).not.toMatch(PRIVATE)
  expect(lines.join('\n')).not.toContain(outcome.accessKey)
})

test('when placing an order breaks, the log says where and with which code, and still no person', async () => {
  const broken = await openTestDatabase()
  const { api, lines } = testApi(broken)
  const shopId = await openShop(broken)
  const [shirt] = await sell(broken, shopId, {})
  if (!shirt) throw new Error('nothing to sell')
  await broken.owner.query('alter table orders add constraint nobody check (buyer_name = shipment)')
  await expect(api.placeOrder({ body: draftOf(shopId, [one(shirt)]) })).rejects.toThrow('500')
  await broken.close()
  const [line] = lines.map((text) => JSON.parse(text))
  expect(line).toMatchObject({ level: 'error', shop: shopId, call: 'placeOrder', status: 500 })
  expect(JSON.stringify(line)).toContain('"constraint":"nobody"')
  expect(JSON.stringify(line)).toContain('insertOrder')
  expect(JSON.stringify(line)).not.toMatch(PRIVATE)
})

test('readiness names what is missing: the database, a migration, or a part that has stopped', async () => {
  const readiness = async (api: ReturnType<typeof testApi>) => {
    const answer = await api.app.request('/readyz')
    return [answer.status, await answer.json()]
  }
  const well = { database: 'ok', migrations: 'ok', jobs: 'ok' }
  let works = true
  const api = testApi(db, { checks: { jobs: () => works } })
  expect(await readiness(api)).toEqual([200, well])
  works = false
  expect(await readiness(api)).toEqual([503, { ...well, jobs: 'failing' }])
  expect(await readiness(testApi(db, { unset: ['mail'] }))).toEqual([
    200,
    { database: 'ok', migrations: 'ok', mail: 'unset' },
  ])

  const old = await openTestDatabase()
  await old.owner.query('delete from migrations where created_at = (select max(created_at) from migrations)')
  expect(await readiness(testApi(old))).toEqual([503, { database: 'ok', migrations: 'failing' }])
  await old.close()

  const closedDb = await openDatabase(db.url)
  await closedDb.close()
  const away = testApi(closedDb)
  expect(await readiness(away)).toEqual([503, { database: 'failing', migrations: 'failing' }])
  expect((await away.app.request('/healthz')).status).toBe(200)
})

test('metrics count answers by call and status, and stand on a port of their own', async () => {
  const { services } = testServices(db)
  const { app, api } = testApi(db, services)
  await api.listCities({ query: { country: 'CO' } })
  await app.request('/api/v1/common/cities')
  expect((await app.request('/metrics')).status).toBe(404)

  const server = createMetricsServer(services.metrics.registry)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const scraped = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  server.close()
  expect(scraped).toContain('feria_answer_seconds_count{call="listCities",status="200"} 1')
  expect(scraped).toContain('feria_answer_seconds_count{call="listCities",status="400"} 1')
  expect(scraped).toMatch(/feria_database_connections\{state="idle"\} \d/)
  expect(scraped).toContain('process_resident_memory_bytes')
})
