import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import http from 'node:http'
import { buildProgram } from '@store/api/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort, openApi } from './product.mjs'
import { openShop } from './shop.mjs'
import { openOffice, openStorefront } from './storefront.mjs'

// The metrics and traces of the whole stack.

const spans = []
const collector = http.createServer(async (request, response) => {
  const { resourceSpans } = JSON.parse(Buffer.concat(await request.toArray()).toString())
  for (const { resource, scopeSpans } of resourceSpans)
    for (const span of scopeSpans.flatMap(({ spans: some }) => some))
      spans.push({ ...span, service: valuesOf(resource)['service.name'], values: valuesOf(span) })
  response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
})
const valuesOf = ({ attributes }) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))

let api
let shops
let office
let shop
const metricsPorts = {}
beforeAll(async () => {
  collector.listen(0, '127.0.0.1')
  await once(collector, 'listening')
  const tracing = {
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${collector.address().port}`,
    OTEL_BSP_SCHEDULE_DELAY: '50',
  }
  Object.assign(metricsPorts, { api: await freePort(), storefront: await freePort(), office: await freePort() })
  api = await openApi({
    program: await buildProgram('serve.ts', 'bench-telemetry'),
    env: { ...tracing, METRICS_PORT: String(metricsPorts.api) },
  })
  await api.start()
  shop = await openShop(api.db, { units: 9 })
  const env = { ...tracing, STOREFRONT_METRICS_PORT: String(metricsPorts.storefront), TRUST_PROXY: '127.0.0.1' }
  shops = await openStorefront({ apiUrl: api.url, env })
  const officePort = await freePort()
  office = await openOffice({
    apiUrl: api.url,
    port: officePort,
    url: `http://127.0.0.1:${officePort}`,
    env: { OFFICE_METRICS_PORT: String(metricsPorts.office) },
  })
})
afterAll(async () => {
  await office.stop()
  await shops.stop()
  await api.stop()
  collector.close()
})

test('a trace that a trusted proxy has begun goes through storefront and API down to the statements, without what was typed', async () => {
  const traceId = '0af7651916cd43dd8448eb211c80319c'
  const headers = { traceparent: `00-${traceId}-b7ad6b7169203331-01`, 'x-forwarded-for': '203.0.113.9' }
  const page = await shops.get(`${shop.subdomain}.localhost`, '/productos?q=secreto', { headers })
  expect(page.status).toBe(200)
  const named = (name) => spans.find((span) => span.traceId === traceId && span.name === name)
  const listed = () => spans.find((span) => span.traceId === traceId && span.values['feria.call'] === 'listProducts')
  await expect
    .poll(() => [named('GET catalog'), named('render'), named('GET API'), listed()].map(Boolean), { timeout: 20_000 })
    .toEqual([true, true, true, true])
  expect(named('GET catalog')).toMatchObject({
    service: 'feria-storefront',
    parentSpanId: 'b7ad6b7169203331',
    values: { 'server.address': `${shop.subdomain}.localhost`, 'url.path': '/productos' },
  })
  expect(named('render').parentSpanId).toBe(named('GET catalog').spanId)
  const list = listed()
  expect(list).toMatchObject({ service: 'feria-api', values: { 'feria.shop': shop.shopId } })
  const statements = spans.filter(({ parentSpanId, name }) => parentSpanId === list.spanId && name === 'SQL select')
  expect(statements.length).toBeGreaterThan(0)
  expect(JSON.stringify(spans)).not.toContain('secreto')
})

test('a trace that a stranger has begun is not continued', async () => {
  const stranger = '1af7651916cd43dd8448eb211c80319c'
  await fetch(`${api.url}/api/v1/common/cities?country=CO`, {
    headers: { traceparent: `00-${stranger}-b7ad6b7169203331-01` },
  })
  const answered = () => spans.some((span) => span.values['feria.call'] === 'listCities')
  await expect.poll(answered, { timeout: 20_000 }).toBe(true)
  expect(spans.filter((span) => span.traceId === stranger)).toEqual([])
})

test('each program counts for Prometheus, on a port of its own', async () => {
  const host = `${shop.subdomain}.localhost`
  for (const path of ['/', '/', '/micompra']) await shops.get(host, path)
  const read = async (port) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  await fetch(`http://127.0.0.1:${office.port}/enter`)
  const [ofApi, ofStorefront] = [await read(metricsPorts.api), await read(metricsPorts.storefront)]
  expect(await read(metricsPorts.office)).toMatch(
    /feria_office_request_seconds_count\{method="GET",status="200"\} [1-9]/,
  )
  expect(ofApi).toMatch(/feria_answer_seconds_count\{call="\w+",status="200"\} \d/)
  expect(ofStorefront).toMatch(/feria_page_seconds_count\{page="home",method="GET",status="200"\} 1/)
  expect(ofStorefront).toMatch(/feria_page_seconds_count\{page="order-tracking",method="GET",status="200"\} 1/)
  expect(ofStorefront).toMatch(/feria_pages_from_cache_total [1-9]/)
  expect(ofStorefront).toMatch(/feria_page_cache\{unit="pages"\} [1-9]/)
  expect(ofStorefront).toContain('feria_requests_waiting 0')
  expect(ofStorefront).toContain('nodejs_eventloop_lag_seconds')
})

test('alerts and dashboard ask for metrics that there are', async () => {
  const scraped = await Promise.all(
    Object.values(metricsPorts).map(async (port) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()),
  )
  const types = [...scraped.join('\n').matchAll(/^# TYPE (\w+)/gm)]
  const known = new Set(types.map(([, name]) => name))
  for (const file of ['alerts.yaml', 'dashboard.json']) {
    const text = await readFile(new URL(`../../deploy/monitoring/${file}`, import.meta.url), 'utf8')
    const asked = [...text.matchAll(/\b(?:feria|nodejs|process)_\w+/g)].map(([name]) =>
      name.replace(/_(?:bucket|count)$/, ''),
    )
    expect(asked.length).toBeGreaterThan(8)
    expect(asked.filter((name) => !known.has(name))).toEqual([])
  }
})
