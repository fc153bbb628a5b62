import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openApi } from './product.mjs'
import { fillShops, HOST_PREFIX } from './shops/fill.mjs'
import { load, seeded, zipf } from './shops/load.mjs'
import { megabytes, processorTime, runOn } from './shops/processes.mjs'
import { openStorefront } from './storefront.mjs'

/**
 * Measures a hundred thousand shops of eight products, most of them not visited since the storefront started: the whole
 * stack on one core, its visitors on another. Filling the database takes minutes; it is kept for the next run.
 */
const SHOPS = Number(process.env.BENCH_SHOPS || 100_000)
const PRODUCTS = 8
const HOT = 13
const CONNECTIONS = 16
const seconds = Number(process.env.BENCH_SECONDS || 60)
const kept = resolve(
  process.env.BENCH_DATA || join(fileURLToPath(new URL('../..', import.meta.url)), '.data/bench-shops'),
)
const PATHS = ['/', '/productos']

runOn(0)
const api = await openApi({ dataDir: kept })
let storefront = null
try {
  await api.start()
  const begun = performance.now()
  await fillShops(api.db, { shops: SHOPS, products: PRODUCTS, report: console.log })
  console.log(`filled in ${Math.round((performance.now() - begun) / 1000)} s`)
  storefront = await openStorefront({ apiUrl: api.url })
  runOn(1)

  const random = seeded(1)
  const busy = zipf(SHOPS, random)
  const even = () => 1 + Math.floor(random() * SHOPS)
  const pageOf = (shop, paths = PATHS) => ({
    host: `${HOST_PREFIX}${shop}.localhost`,
    path: paths[Math.floor(random() * paths.length)],
  })
  const hot = () => pageOf(1 + Math.floor(random() * HOT))

  const rows = {}
  const measure = async (what, options) => {
    rows[what] = await measured(options)
    console.log(what, rows[what])
    return rows[what]
  }
  // The first pages of a process are slow, until its code is compiled.
  await load({ ...one(), seconds: Math.min(10, seconds), next: () => pageOf(even()) })
  let next = SHOPS
  await measure('first page of a shop, one after the other', { ...one(), next: () => pageOf(next--, ['/']) })
  await measure(`${HOT} shops, home and list`, { next: hot })
  await storefront.restart()
  const full = await measure('Zipf, home and list, from a cold start', { next: () => pageOf(busy()) })
  const rate = Math.max(1, Math.floor(0.6 * full['pages/s']))
  await measure(`Zipf, ${rate} pages a second`, { rate, next: () => pageOf(busy()) })
  await measure(`${HOT} shops, ${rate} pages a second`, { rate, next: hot })
  await measure('even, home', { next: () => pageOf(even(), ['/']) })
  console.table(rows)
} finally {
  await storefront?.stop()
  await api.stop()
}

function one() {
  return { port: storefront.port, connections: 1 }
}

/** Runs a load, and adds the processor time of each process per page. */
async function measured(options) {
  const postgres = await api.postgresPid()
  const spent = async () => [
    await processorTime(storefront.pid()),
    await processorTime(api.pid()),
    await processorTime(postgres, { withChildren: true }),
  ]
  const before = await spent()
  const done = await load({ port: storefront.port, connections: CONNECTIONS, seconds, ...options })
  const after = await spent()
  const each = after.map((time, at) => (time - before[at]) / done.pages)
  const tenths = (value) => Math.round(10 * value) / 10
  return {
    'pages/s': Math.round(done.perSecond),
    'p50 ms': tenths(done.p50),
    'p95 ms': tenths(done.p95),
    'p99 ms': tenths(done.p99),
    'not 200': done.failed,
    'processor ms': tenths(each.reduce((a, b) => a + b)),
    'storefront / API / PostgreSQL': each.map(tenths).join(' / '),
    'storefront MB': await megabytes(storefront.pid()),
    'API MB': await megabytes(api.pid()),
  }
}
