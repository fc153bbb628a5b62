import { once } from 'node:events'
import http from 'node:http'
import { freePort, openApi } from './product.mjs'
import { median } from './scenarios/guesses.mjs'
import { openShop } from './shop.mjs'
import { processorTime } from './shops/processes.mjs'
import { openStorefront } from './storefront.mjs'

/**
 * Measures the cost of telemetry: the processor time of storefront and API for a list that is rendered anew, without
 * telemetry, with metrics and a hundredth of all traces (docs/operate.md, "What to watch"), and with all traces. Measured
 * alternately, so that other load affects all. Fails if metrics and a hundredth of the traces cost more than 3 %.
 */
const ROUNDS = Number(process.env.BENCH_TIMES || 7)
const PAGES = 400
const AT_ONCE = 4
const MOST = 1.03

const collector = http.createServer((request, response) => {
  request.resume()
  request.once('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'))
})
collector.listen(0, '127.0.0.1')
await once(collector, 'listening')
const traced = { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${collector.address().port}` }
const share = { OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.01' }
const measured = async () => ({
  METRICS_PORT: String(await freePort()),
  STOREFRONT_METRICS_PORT: String(await freePort()),
})
const MODES = {
  unwatched: {},
  'metrics and a hundredth of all traces': { ...(await measured()), ...traced, ...share },
  'metrics and every trace': { ...(await measured()), ...traced },
}

const stacks = new Map()
try {
  for (const [mode, env] of Object.entries(MODES)) stacks.set(mode, await openWatched(env))
  const times = new Map([...stacks.keys()].map((mode) => [mode, []]))
  for (const stack of stacks.values()) await draw(stack)
  for (let round = 0; round < ROUNDS; round++)
    for (const [mode, stack] of stacks) times.get(mode).push(await draw(stack))
  const before = times.get('unwatched')
  const table = Object.fromEntries(
    [...times].map(([mode, some]) => [
      mode,
      {
        'ms of processor a page': Number(median(some).toFixed(2)),
        'beside unwatched': Number(median(some.map((time, round) => time / before[round])).toFixed(3)),
      },
    ]),
  )
  console.table(table)
  if (table['metrics and a hundredth of all traces']['beside unwatched'] > MOST) process.exitCode = 1
} finally {
  for (const { stop } of stacks.values()) await stop()
  collector.close()
}

async function openWatched(env) {
  const api = await openApi({ env })
  await api.start()
  const { subdomain } = await openShop(api.db, ...Array(24).fill({ units: 9 }))
  const shops = await openStorefront({ apiUrl: api.url, env: { ...env, PAGE_CACHE: 'off' } })
  return {
    api,
    shops,
    host: `${subdomain}.localhost`,
    stop: async () => {
      await shops.stop()
      await api.stop()
    },
  }
}

/** The processor time of both programs per page, in milliseconds. */
async function draw({ api, shops, host }) {
  const spent = async () => (await processorTime(shops.pid())) + (await processorTime(api.pid()))
  const before = await spent()
  let left = PAGES
  const visitor = async () => {
    while (left-- > 0) {
      const { status } = await shops.get(host, '/productos')
      if (status !== 200) throw new Error(`a list was answered with ${status}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, visitor))
  return ((await spent()) - before) / PAGES
}
