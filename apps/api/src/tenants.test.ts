import { type EndpointName, endpoints } from '@store/api-client/contract'
import { manageEndpoints } from '@store/api-client/manage'
import { sql } from 'drizzle-orm'
import type { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asWorker, inShop } from './database/index.ts'
import { calls } from './fuzz/calls.ts'
import { requestFor } from './fuzz/example.ts'
import { openWorld, type SampleWorld } from './testing/world.ts'
import { openTestDatabase, type TestDatabase, testApi } from './testing.ts'

/** Calls that belong to no shop, each with its reason. */
const OF_NO_SHOP: Partial<Record<EndpointName, string>> = {
  resolveShop: 'finds the shop, before any is known',
  getStorefrontShop: 'the same, and answers all of it',
  getPreviewShop: 'its token says of which shop, and is signed',
  findShopIds: 'the same, of several at once, and answers ids alone',
  listCities: 'official places, the same for all',
}

/** Routes beside the contract, each with their reason. */
const OUTSIDE: Readonly<Record<string, string>> = {
  'GET /healthz': 'says that the process runs',
  'GET /readyz': 'says that it can work',
  'GET /openapi.json': 'describes the calls',
  'GET /docs': 'shows that description',
  'GET /manage/v1/openapi.json': 'describes the calls of the management API',
  'GET /manage/docs': 'shows that description',
  'GET /media/:shop/:file': 'pictures, under the hash of what they show',
  'GET /media/:width/:shop/:file': 'the same, smaller',
  'GET /hooks/:provider/:shop': 'where payment providers report, in words of their own (C33)',
  'POST /hooks/:provider/:shop': 'the same',
  'GET /media/:raster/:shop/:file': 'the same, as mail programs, previews and home screens show it',
  'GET /certificates': 'tells a proxy which hosts may have a certificate (T8)',
}

let db: TestDatabase
let app: Hono
let ana: SampleWorld
let bea: SampleWorld
/** All statements that reached the database, from all callers. */
let sqlTexts: string[] = []
beforeAll(async () => {
  db = await openTestDatabase()
  // Ids of four digits, like those that do not exist: responses that repeat an id have the same length.
  await db.owner.query(`
    alter sequence product_ids restart 1000; alter sequence variant_ids restart 1000;
    alter table articles alter id restart 1000; alter table categories alter id restart 1000`)
  const seen = new WeakSet<object>()
  db.requests.on('acquire', (client) => {
    if (seen.has(client)) return
    seen.add(client)
    const query = client.query.bind(client) as (...question: unknown[]) => unknown
    const listen = (...question: unknown[]) => {
      const [first] = question
      sqlTexts.push(typeof first === 'string' ? first : ((first as { text?: string }).text ?? ''))
      return query(...question)
    }
    Object.assign(client, { query: listen })
  })
  app = testApi(db).app
  ana = await openWorld(db, 'ana')
  bea = await openWorld(db, 'beatriz')
})
afterAll(() => db.close())

/** Ids that do not exist, as long as those that do. */
const nobody = {
  slug: 'camisa-beatriz-9876',
  productId: 9876,
  categoryId: 9876,
  articleId: 9876,
  number: 9876,
  orderId: 9876,
  idNumber: 'CE00000',
  key: '0'.repeat(32),
  ids: ['9876'],
  variantId: '9876',
  code: 'codigo-nadie',
  coupon: 'CUPON-NADIE',
  lines: [{ productId: 9876, variantId: '9876', quantity: 1 }],
}

/** The things that belong to a shop, besides the shop: those with the names in `nobody`. */
const thingsOf = ({ known }: SampleWorld, call: EndpointName) => {
  const named = known(call)
  return Object.fromEntries(Object.keys(nobody).map((name) => [name, named[name]]))
}

async function ask(name: EndpointName, known: Readonly<Record<string, unknown>>) {
  const call = calls.find((one) => one.name === name)
  if (!call) throw new Error(`${name} is not in the contract`)
  sqlTexts = []
  const { path, body } = requestFor(call, known)
  const answer = await app.request(path, {
    method: call.method,
    headers: { 'x-public-key': 'demo', 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body }),
  })
  return { status: answer.status, text: await answer.text(), statements: sqlTexts }
}

/** `:shop` of `:shop{[1-9]\\d*}`. */
const withoutPattern = (segment: string) => segment.replace(/\{.*$/, '')

const names = Object.keys(endpoints) as EndpointName[]
const ofShops = names.filter((name) => !(name in OF_NO_SHOP))

describe('every call is for one shop (T3)', () => {
  test('nothing answers that is neither in the contract nor known here', () => {
    // `manage/access.test.ts` tests who may make calls of the management API, and that no key sees another shop.
    const calls = [...Object.values(endpoints), ...Object.values(manageEndpoints)]
    const contract = new Set(calls.map(({ method, path }) => `${method} ${path}`))
    const routes = app.routes.filter(({ path, method }) => method !== 'ALL' && !path.endsWith('*'))
    const found = routes.map(({ method, path }) => `${method} ${path.split('/').map(withoutPattern).join('/')}`)
    expect(found.filter((route) => !contract.has(route) && !(route in OUTSIDE))).toEqual([])
  })

  test.each(ofShops)('%s asks the database as its shop and as nobody else', async (name) => {
    const { status, text, statements } = await ask(name, ana.known(name))
    expect([name, status < 300, text]).toEqual([name, true, text])
    const shops = statements.flatMap((statement) => /set local app\.shop = '(\d+)'/.exec(statement)?.[1] ?? [])
    expect([name, [...new Set(shops)]]).toEqual([name, [String(ana.shopId)]])
    // Only the connections of requests are watched; nothing is queried there outside of a transaction.
    let isOpen = false
    for (const statement of statements) {
      const isEnd = /^(?:commit|rollback)/.test(statement)
      isOpen ||= /^begin/.test(statement)
      expect([name, statement.slice(0, 80), isOpen || isEnd]).toEqual([name, statement.slice(0, 80), true])
      expect(statement).not.toMatch(/set (?:local |session )?(?:role|session authorization)/i)
      if (isEnd) isOpen = false
    }
  })

  test.each(ofShops)('%s answers for what is another shop’s as for what is nobody’s, to the byte', async (name) => {
    const foreign = await ask(name, { ...ana.known(name), ...thingsOf(bea, name) })
    const unknown = await ask(name, { ...ana.known(name), ...nobody })
    expect(foreign.status).not.toBe(400)
    expect([name, foreign.status, foreign.text.length]).toEqual([name, unknown.status, unknown.text.length])
    expect(foreign.text).not.toMatch(/beatriz(?!-9876)/i)
    expect(foreign.statements.join('\n')).not.toContain(`app.shop = '${bea.shopId}'`)
  })
})

describe('row-level security, with filters forgotten', () => {
  test('of every table of shops that has rows of both, a request sees its own', async () => {
    const { rows: tables } = await asWorker(db, (tx) =>
      tx.execute<{ name: string }>(sql`
        select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'shop_id'
        where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relforcerowsecurity order by 1`),
    )
    const seenBy = async (shopId: number, table: string) => {
      const { rows } = await inShop(db, shopId, (tx) =>
        tx.execute<{ shop: number }>(sql`select distinct shop_id as shop from ${sql.identifier(table)}`),
      )
      return rows.map(({ shop }) => shop)
    }
    const proven: string[] = []
    for (const { name } of tables) {
      const { rows } = await asWorker(db, (tx) =>
        tx.execute<{ shop: number }>(sql`select distinct shop_id as shop from ${sql.identifier(name)}`),
      )
      for (const { shopId } of [ana, bea])
        expect([name, (await seenBy(shopId, name)).filter((shop) => shop !== shopId)]).toEqual([name, []])
      if (rows.length > 1) proven.push(name)
    }
    expect(proven).toEqual(
      expect.arrayContaining([
        'shops',
        'products',
        'stock',
        'orders',
        'order_lines',
        'articles',
        'coupons',
        'coupon_uses',
        'payment_accounts',
        'payment_attempts',
        'payment_events',
      ]),
    )
    expect(proven.length).toBeGreaterThan(15)
  })
})
