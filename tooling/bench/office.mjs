import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { addPlatformKey } from '@store/api/keys'
import { createManageClient, PRODUCT_SORTS } from '@store/api-client/manage'
import { fillCatalogues } from './big-catalogue.mjs'
import { fillOrders } from './big-orders.mjs'
import { choosePlaces, measurePages } from './office-pages.mjs'
import { measureTasks } from './office-tasks.mjs'
import { judged } from './percentiles.mjs'
import { openApi } from './product.mjs'

/**
 * Measures the office's queries on a shop of 10,000 products in three variants each, and 50,000 orders: the time of each
 * kind, in sequence, how long a phone waits for its pages, and how long tasks on all products take. Fails if one exceeds its
 * limit. The database is kept.
 */
const [PRODUCTS, ORDERS] = [10_000, 50_000]
const TIMES = Number(process.env.BENCH_TIMES || 60)
const kept = resolve(
  process.env.BENCH_DATA || join(fileURLToPath(new URL('../..', import.meta.url)), '.data/bench'),
  'office',
)

const places = await choosePlaces()
const api = await openApi({ dataDir: kept, env: places.env })
try {
  await api.start()
  const shopId = await bigShop(api.db)
  const token = await addPlatformKey(api.db, `bench ${Date.now()}`)
  const manage = createManageClient({ baseUrl: api.url, token })
  const params = { shopId }
  const numbers = await sampleOrders(api.db, shopId)
  const some = (list) => list[Math.floor(Math.random() * list.length)]
  const productIds = await sampleProducts(api.db, shopId)
  const orders = (query) => manage.listOrders({ params, query: { limit: 50, ...query } })
  const products = (query) => manage.listProducts({ params, query: { limit: 50, ...query } })
  const deepOrders = await deepCursor(orders)
  const deepProducts = await deepCursor(products)
  const today = new Date()
  const daysAgo = (days) => new Date(today.getTime() - days * 86_400_000)
  const dayOf = (date) => date.toISOString().slice(0, 10)

  const questions = {
    'orders, first page': [60, () => orders({})],
    'orders, deep page': [60, () => orders({ after: deepOrders })],
    'orders to do': [60, () => orders({ next: ['confirm', 'checkTransfer', 'pack', 'handOver'] })],
    'orders of a city on their way': [60, () => orders({ shipment: 'inTransit', city: 'Cali' })],
    'orders of a phone': [60, () => orders({ q: `300${String(Math.floor(Math.random() * 20_000)).padStart(7, '0')}` })],
    'orders of a name': [60, () => orders({ q: 'Marcela 77' })],
    'orders with a product': [60, () => orders({ q: 'camisa' })],
    ...Object.fromEntries(PRODUCT_SORTS.map((sort) => [`products by ${sort}`, [60, () => products({ sort })]])),
    'products, deep page': [60, () => products({ after: deepProducts })],
    'products of a name': [60, () => products({ q: some(['camisa lino', 'lámpara', 'bolso rojo', 'zapto']) })],
    'products of a category, sold out': [60, () => products({ category: 'Categoría 3', stocked: false })],
    'parcels that are late': [60, () => orders({ late: true })],
    'best sellers that are sold out': [60, () => products({ best: true, stocked: false, status: 'active' })],
    'products that are low': [60, () => products({ low: true, status: 'active' })],
    'one order': [30, () => manage.getOrder({ params: { shopId, number: some(numbers) } })],
    'one product': [30, () => manage.getProduct({ params: { shopId, id: some(productIds) } })],
    'what Today asks': [
      80,
      () =>
        Promise.all([
          manage.getToday({ params }),
          orders({ limit: 200, next: ['answer', 'confirm', 'checkTransfer', 'pack', 'handOver', 'resend', 'collect'] }),
          manage.listTroubles({ params }),
          manage.listAccounts({ params }),
          manage.listMoneyChanges({ params }),
          products({ limit: 200, low: true, status: 'active' }),
          manage.getShipping({ params }),
          manage.listPolicies({ params }),
        ]),
    ],
    'a step of an order': [
      80,
      () =>
        manage.takeOrderStep({ params: { shopId, number: some(numbers) }, body: { step: 'noAnswer' } }).catch(expected),
    ],
    'numbers of a year': [
      150,
      () => manage.getNumbers({ params, query: { from: dayOf(daysAgo(364)), to: dayOf(today) } }),
    ],
  }
  const rows = []
  for (const [kind, [limit, ask]] of Object.entries(questions)) {
    const times = []
    for (let time = 0; time < TIMES; time++) {
      const begun = performance.now()
      await ask()
      times.push(performance.now() - begun)
    }
    rows.push([kind, times, limit])
  }
  rows.push(...(await measurePages(api, places, { manage, shopId, subdomain: 'big-1', times: Math.ceil(TIMES / 3) })))
  rows.push(...(await measureTasks({ products: PRODUCTS })))
  const { table, good } = judged(rows)
  console.table(table)
  if (!good) process.exitCode = 1
} finally {
  await api.stop()
}

/** The shop under test; created on the first run. */
async function bigShop(db) {
  const { rows } = await db.owner.query(`select shop_id as id from shops where subdomain = 'big-1'`)
  const [id] =
    rows.length > 0
      ? [rows[0].id]
      : await fillCatalogues(db, { shops: 1, products: PRODUCTS, varied: 1, report: console.log })
  const { rows: found } = await db.owner.query('select count(*)::int as orders from orders where shop_id = $1', [id])
  if (found[0].orders < ORDERS) await fillOrders(db, { shopId: id, orders: ORDERS })
  return id
}

async function sampleOrders(db, shopId) {
  const { rows } = await db.owner.query(
    'select order_number::int as number from orders where shop_id = $1 order by random() limit 500',
    [shopId],
  )
  return rows.map(({ number }) => number)
}

async function sampleProducts(db, shopId) {
  const { rows } = await db.owner.query('select id from products where shop_id = $1 order by random() limit 500', [
    shopId,
  ])
  return rows.map(({ id }) => id)
}

/** The cursor of the hundredth page. */
async function deepCursor(list) {
  let after
  for (let page = 0; page < 100; page++) {
    const { next } = await list({ ...(after && { after }) })
    if (next === null) break
    after = next
  }
  return after
}

/** Confirming an order that needs no confirmation is refused, which takes as long. */
function expected(problem) {
  if (!(problem?.status >= 400 && problem.status < 500)) throw problem
}
