import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { serve } from '@hono/node-server'
import openapiTS, { astToString } from 'openapi-typescript'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, sell } from '../orders/testing.ts'
import { openTestDatabase, type TestDatabase, testApi } from '../testing.ts'

const run = promisify(execFile)
const modules = fileURLToPath(new URL('../../node_modules', import.meta.url))

let db: TestDatabase
let folder: string
beforeAll(async () => {
  db = await openTestDatabase()
  // Beside our dependencies, as in an external project.
  folder = await mkdtemp(join(modules, '.generated-'))
})
afterAll(async () => {
  await rm(folder, { recursive: true })
  await db.close()
})

/** The code of an external team that only has `/openapi.json`: fifteen calls, one of them an order. */
const PROGRAM = `
import createClient from 'openapi-fetch'
import type { paths } from './schema.js'

const [baseUrl = '', subdomain = ''] = process.argv.slice(2)
const api = createClient<paths>({ baseUrl, headers: { 'x-public-key': 'demo' } })

function must<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error('no ' + what)
  return value
}

const resolved = await api.GET('/api/v1/templates/websites/template', { params: { query: { criteria: subdomain } } })
const id = must(resolved.data?.data?.id, 'shop')
const info = await api.GET('/api/v1/stores/info/{id}', { params: { path: { id } } })
const shop = must(info.data?.data, 'info')
await api.POST('/api/v1/templates/websites/views/{id}', { params: { path: { id } } })
const categories = await api.GET('/api/v1/stores/products-categories/{id}', { params: { path: { id } } })
const discounts = await api.GET('/api/v1/stores/discounts/{id}', { params: { path: { id } } })
const cities = await api.GET('/api/v1/common/cities', {})
const page = await api.GET('/api/v1/products/public/paged', { params: { query: { storeId: id, active: 1, limit: 5 } } })
const [product] = must(page.data?.data, 'page').publicProductList.flat()
const slug = must(product?.slug, 'product')
const detail = await api.GET('/api/v1/products/public/{slug}', { params: { path: { slug }, query: { storeId: id } } })
const bought = must(detail.data?.data, 'detail')
await api.GET('/api/v1/products/public/description/{slug}', { params: { path: { slug }, query: { storeId: id } } })
await api.POST('/api/v1/stores/analytics', { body: { storeId: id, event: 'VIEWED_PRODUCT', productId: bought.id } })

const lines = [{ productId: bought.id, variantId: null, quantity: 2 }]
const cart = { shopId: id, lines }
const quote = await api.POST('/storefront/v1/orders/quote', { body: { ...cart, delivery: 'pickUp', cityId: null } })
must(quote.data, 'quote')
const placed = await api.POST('/storefront/v1/orders', {
  body: {
    ...cart,
    key: 'a'.repeat(32),
    paymentMethod: 'cashOnDelivery',
    channel: 'web',
    expectedTotal: null,
    buyer: { name: 'Ana', idNumber: '1020304050', email: null, phone: '3001234567', message: null },
    delivery: {
      kind: 'address',
      address: {
        ...{ cityId: 5001, city: '', division: '', neighbourhood: 'Laureles', postcode: null },
        ...{ address: 'Calle 1', details: null },
      },
    },
  },
})
const outcome = must(placed.data, 'outcome')
if (outcome.kind !== 'placed') throw new Error(JSON.stringify(outcome))
const shopId = id
const found = await api.GET('/storefront/v1/orders/lookup', {
  params: { query: { shopId, number: outcome.order.number, idNumber: '1020304050' } },
})
const none = await api.GET('/storefront/v1/orders/lookup', {
  params: { query: { shopId, number: outcome.order.number, idNumber: '1' } },
})
const problem: string = must(none.error, 'problem').title
const wrong = await api.POST('/storefront/v1/newsletter/confirm', { body: { shopId, key: 'x' } })
const nobody = await api.POST('/api/v1/templates/websites/views/{id}', { params: { path: { id: 999999 } } })
const { message } = must(nobody.error, 'failure')
const failure: string = typeof message === 'string' ? message : message.join(', ')

console.log(
  JSON.stringify({
    nombre: shop.nombre,
    categories: must(categories.data?.data, 'categories').length,
    discounts: must(discounts.data?.data, 'discounts').length,
    cities: must(cities.data?.data, 'cities').length > 1000,
    order: must(found.data, 'order').number === outcome.order.number,
    units: outcome.order.lines[0]?.quantity,
    wrong: must(wrong.data, 'answer').kind,
    failure,
    problem,
  }),
)
`

test('a client that others generate from the description compiles strictly, and buys', async () => {
  const { app } = testApi(db)
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
  await new Promise((listening) => server.once('listening', listening))
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  try {
    const shopId = await openShop(db, { name: 'Mercado' })
    await sell(db, shopId, { name: 'Camisa', category: 'Ropa' })
    const { rows } = await db.owner.query<{ subdomain: string }>('select subdomain from shops where shop_id = $1', [
      shopId,
    ])

    const description = await (await fetch(`${base}/openapi.json`)).text()
    await writeFile(join(folder, 'schema.d.ts'), astToString(await openapiTS(description)))
    await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
    await writeFile(join(folder, 'use.ts'), PROGRAM)
    const options = ['--strict', '--noUncheckedIndexedAccess', '--exactOptionalPropertyTypes', '--skipLibCheck']
    const target = ['--target', 'es2022', '--module', 'nodenext', '--types', 'node', '--outDir', 'out']
    const tsc = await run(join(modules, '.bin/tsc'), [...options, ...target, 'use.ts'], { cwd: folder }).catch(
      (failed: { stdout: string }) => failed,
    )
    expect(tsc.stdout).toBe('')

    const { stdout } = await run(process.execPath, ['out/use.js', base, rows[0]?.subdomain ?? ''], { cwd: folder })
    expect(JSON.parse(stdout)).toEqual({
      nombre: 'Mercado',
      categories: 1,
      discounts: 0,
      cities: true,
      order: true,
      units: 2,
      wrong: 'unknown',
      failure: expect.stringMatching(/./),
      problem: 'Not Found',
    })
  } finally {
    server.close()
  }
}, 120_000)
