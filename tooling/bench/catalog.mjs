import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fillCatalogues } from './big-catalogue.mjs'
import { percentiles } from './percentiles.mjs'
import { indexesOf, plansOf, readsBeyondTheShop } from './plans.mjs'
import { openApi } from './product.mjs'
import { QUESTIONS, samples } from './questions.mjs'

/**
 * Measures shoppers' queries on a thousand shops with a thousand products each: the time of each kind, in sequence, and the
 * indexes that answer it. Filling the database takes minutes; it is kept for the next run.
 */
const [SHOPS, PRODUCTS] = [1000, 1000]
const TIMES = Number(process.env.BENCH_TIMES || 300)
const LIMIT = 15
const kept = resolve(process.env.BENCH_DATA || join(fileURLToPath(new URL('../..', import.meta.url)), '.data/bench'))

let last = 0
const timed = async (url, init) => {
  const begun = performance.now()
  const response = await fetch(url, init)
  const body = await response.arrayBuffer()
  last = performance.now() - begun
  return new Response(body, response)
}

const api = await openApi({ dataDir: kept })
try {
  await api.start()
  const { rows } = await api.db.owner.query(`select count(*) as shops from shops where subdomain like 'big-%'`)
  if (rows[0].shops < SHOPS) await fillCatalogues(api.db, { shops: SHOPS, products: PRODUCTS, report: console.log })

  const client = api.client(timed)
  const pool = await samples(api.db, 10 * TIMES)
  const table = {}
  for (const [kind, ask] of Object.entries(QUESTIONS)) {
    const times = []
    for (let time = 0; time < TIMES; time++) {
      await ask(client, pool[Math.floor(Math.random() * pool.length)])
      times.push(last)
    }
    table[kind] = percentiles(times)
    if (kind.startsWith('list') && table[kind].p95 >= LIMIT) {
      table[kind].late = `over ${LIMIT} ms`
      process.exitCode = 1
    }
  }
  console.table(table)

  const plans = await plansOf(api, async () => {
    for (const ask of Object.values(QUESTIONS)) for (const one of pool.slice(0, 3)) await ask(api.client(), one)
  })
  const wrong = readsBeyondTheShop(plans)
  console.log(`${plans.length} statements explained, answered by ${[...indexesOf(plans)].toSorted().join(', ')}`)
  if (wrong.length > 0) {
    console.table(wrong)
    process.exitCode = 1
  } else console.log('Every read of a table of shops goes through an index that starts with the shop.')
} finally {
  await api.stop()
}
