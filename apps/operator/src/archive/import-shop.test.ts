import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { asWorker, inShop, tryWithLock } from '@store/api/database'
import {
  findOrderByNumber,
  findProducts,
  findShopByName,
  listArticleDrafts,
  listDomains,
  listHistory,
  moveOrder,
  orderContext,
} from '@store/api/queries'
import { type TestDatabase, testApi } from '@store/api/testing'
import { emptyQuery, type ShopId } from '@store/core'
import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, test, vi } from 'vitest'
import type { Tool } from '../testing.ts'
import { filesOf, openInstallations } from './testing.ts'

const MANY = 260
const { here, there, feria, away, shopId, numbers, archive, importInto, shopAway, close } =
  await openInstallations(MANY)
afterAll(close)

/** Tables with a shop in them that are not carried, each with its reason. Every other one is. */
const STAYS: Readonly<Record<string, string>> = {
  hosts: 'domains are carried as names, and verified anew',
  product_owner: 'follows from the ids that products get',
  payment_accounts: 'keys of providers are carried nowhere',
  payment_attempts: 'known to the provider under a reference of this installation',
  payment_events: 'known to the provider under a reference of this installation',
  refund_requests: 'asked of a provider by this installation',
  order_codes: 'in mails that left from here',
  order_keys: 'attempts to buy that are under way here',
  order_steps: 'can be undone for seconds',
  payment_proofs: 'shown to this installation, and kept for a time only',
  outbox: 'mails that leave from here',
  contact_messages: 'kept for a time, and seen to by people of this installation',
  stock_movements: 'written by the database itself',
  stock_counts: 'shelves that somebody is counting here',
  tasks: 'work that is under way here',
  task_parts: 'what such work has changed here',
  product_imports: 'files that were brought here',
  import_parts: 'what is being read of such files here',
  api_keys: 'of programs that work with this installation',
  idempotency_keys: 'calls that were made here',
  webhooks: 'their secrets are carried nowhere',
  webhook_deliveries: 'what was told from here',
  memberships: 'people of this installation',
  invitations: 'of people of this installation',
  audit_log: 'what was done here',
  drafts: 'what somebody was typing here',
  saved_views: 'what people of this installation keep for themselves',
  money_changes: 'of accounts that are carried nowhere',
  shop_standings: 'what this platform holds the shop to',
  shop_limits: 'what this platform lets the shop have',
  shop_usage: 'counted by the database itself',
  shop_reports: 'what was reported here',
  shop_deletions: 'that it is deleted here',
  support_accesses: 'of people of this installation',
  push_subscriptions: 'devices of people of this installation',
  appearance_drafts: 'what is being prepared here; what shoppers see is carried',
  appearance_versions: 'what was shown here before',
}
/** Columns that are this installation's own. */
const OWN = ['shop_id', 'id', 'version', 'subdomain', 'domain', 'created_at', 'content_hash', 'slug', 'category_id']
OWN.push('subcategory_id', 'product_id', 'variant_id')
/** Secrets, when articles and products were last written here, the bin, which entries of histories were undone, and which attempt a refund was of, by its provider's name, and which call wanted it: these stay here. */
const SECRET: Readonly<Record<string, readonly string[]>> = {
  marketplace_access: ['token'],
  access_codes: ['unlock_key', 'used_at'],
  subscribers: ['asked_at'],
  articles: ['updated_at', 'deleted_at'],
  products: ['updated_at', 'deleted_at'],
  order_events: ['undone'],
  refunds: ['attempt', 'provider_refund', 'call_key'],
}

/** Searches, and counts of products that are gone, stay. */
const CARRIED_COUNTS = sql`and what <> 'foundNothing' and about <> '2147483647'`

/** Every table with a shop in it. */
async function tablesOf(db: TestDatabase): Promise<readonly string[]> {
  const { rows } = await asWorker(db, (tx) =>
    tx.execute<{ name: string }>(sql`
      select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'shop_id' order by 1`),
  )
  return rows.map(({ name }) => name)
}

/** Everything the database holds of a shop, but what is this installation's own. */
async function everythingOf(db: TestDatabase, id: ShopId) {
  const tables = (await tablesOf(db)).filter((name) => !(name in STAYS))
  return asWorker(db, async (tx) => {
    const found: Record<string, unknown> = {}
    for (const name of tables) {
      const { rows } = await tx.execute<{ row: Record<string, unknown> }>(
        sql`select to_jsonb(t) as row from ${sql.identifier(name)} t where t.shop_id = ${id} ${name === 'shop_counts' ? CARRIED_COUNTS : sql``} order by ctid`,
      )
      found[name] = rows
        .map(({ row }) =>
          JSON.stringify(plainRow(row, SECRET[name]))
            .replaceAll(`/media/${id}/`, '/media/…/')
            .replaceAll(/"(product|variant)Id":\d+/g, '"$1Id":"…"')
            .replaceAll(/"about":"\d+"/g, '"about":"…"')
            .replaceAll(/\/productos\/ruana-\d+/g, '/productos/ruana-…'),
        )
        .toSorted()
    }
    return found
  })
}

/** Columns of carried tables that no row of the shop fills: comparing them would prove nothing. */
async function unfilled(db: TestDatabase, id: ShopId): Promise<readonly string[]> {
  return asWorker(db, async (tx) => {
    const { rows: columns } = await tx.execute<{ table: string; name: string; given: string | null }>(sql`
      select table_name as table, column_name as name, column_default as given from information_schema.columns
      where table_schema = 'public' and is_generated = 'NEVER' and is_identity = 'NO'
        and table_name in (select table_name from information_schema.columns where column_name = 'shop_id')`)
    const empty: string[] = []
    for (const { table, name, given } of columns) {
      if (table in STAYS || OWN.includes(name) || SECRET[table]?.includes(name)) continue
      const { rows } = await tx.execute(sql`
        select from ${sql.identifier(table)}
        where shop_id = ${id} and ${sql.identifier(name)} is distinct from ${sql.raw(given ?? 'null')} limit 1`)
      if (rows.length === 0) empty.push(`${table}.${name}`)
    }
    return empty
  })
}

function plainRow(row: Record<string, unknown>, secret: readonly string[] = []) {
  const kept = Object.fromEntries(Object.entries(row).filter(([name]) => ![...OWN, ...secret].includes(name)))
  const variants = row.variants as { id: string }[] | undefined
  return variants ? { ...kept, variants: variants.map(({ id: _, ...variant }) => variant) } : kept
}

/** Ends whatever statement waits for the table of orders; false when none does. */
async function cutOffOrders({ owner }: TestDatabase): Promise<boolean> {
  const { rowCount } = await owner.query(
    `select pg_cancel_backend(pid) from pg_locks where relation = 'orders'::regclass and not granted`,
  )
  return rowCount !== 0
}

test('codes, tokens and secrets stay at home: of codes there are hashes alone', async () => {
  const files = await filesOf(archive)
  expect(Object.values(files).join('')).not.toMatch(/abre|secret|unlock/)
})

test('every table with a shop in it is carried or stays for a reason, and the shop fills every column that is carried', async () => {
  expect(await tablesOf(here)).toEqual(expect.arrayContaining(Object.keys(STAYS)))
  // That a closed shop stays closed is seen below.
  expect(await unfilled(here, shopId)).toEqual(['shops.open'])
})

describe('a shop that is carried to another installation', () => {
  test('is the same shop there: every table, every picture, every order', async () => {
    const { code, err } = await importInto(archive)
    expect(code).toBe(0)
    expect(err.trim().split('\n')).toEqual([
      'ana.example opens it once it points here: feria domain verify ana.example --shop ana',
      "Its webhook https://erp.example/pedidos is not carried, nor is its secret: feria webhooks add 'https://erp.example/pedidos' --events order.created --buyers --shop ana",
      expect.stringMatching(
        /^Payments by wompi need an account, and none is carried: feria payments set wompi --shop /,
      ),
      'Ana offers the marketplace, whose token is not carried: feria marketplace on --shop ana',
    ])
    const id = await shopAway()
    expect(id).not.toBe(shopId)
    expect(await listDomains(there, id)).toEqual([{ name: 'ana.example', verified: false, trouble: null }])
    expect(await testApi(there).api.verifyAccessCode({ params: { id }, query: { code: 'abre' } })).toMatchObject({
      kind: 'valid',
    })
    expect(await everythingOf(there, id)).toEqual(await everythingOf(here, shopId))

    const pictures = async (tool: Tool, of: ShopId) => {
      const folder = join(tool.folder, '.data/media', String(of))
      const names = (await readdir(folder)).toSorted()
      return Promise.all(names.map(async (name) => [name, (await readFile(join(folder, name))).toString('base64')]))
    }
    expect(await pictures(away, id)).toEqual(await pictures(feria, shopId))
    expect(await pictures(away, id)).toHaveLength(3)
  })

  test('its articles lead to the pages that its products have there', async () => {
    const id = await shopAway()
    const { articles, products } = await inShop(there, id, async (tx) => ({
      articles: await listArticleDrafts(tx, id),
      products: (await findProducts(tx, id, { ...emptyQuery, limit: 100 })).products,
    }))
    const ruana = products.find(({ name }) => name === 'Ruana')
    expect(articles.find(({ slug }) => slug === 'lana')?.body).toContain(`href="/productos/${ruana?.slug}"`)
  })

  test('knows its products by other ids, and its orders still know their products', async () => {
    const id = await shopAway()
    const { page, order, history } = await inShop(there, id, async (tx) => ({
      page: await findProducts(tx, id, { ...emptyQuery, limit: 100 }),
      order: await findOrderByNumber(tx, id, numbers[0] ?? 0),
      history: await listHistory(tx, id, numbers[1] ?? 0),
    }))
    const ruana = page.products.find(({ name }) => name === 'Ruana')
    expect(order?.order.lines[0]).toMatchObject({ productId: ruana?.id, variantId: ruana?.variants[0]?.id })
    expect(ruana?.images[0]?.src).toMatch(new RegExp(`^/media/${id}/`))
    expect(history.map(({ to }) => to)).toEqual(['pending', 'cancelled', 'cancelled'])

    const move = { shopId: id, number: numbers[0] ?? 0, to: 'cancelled', who: 'operator', why: null } as const
    await inShop(there, id, (tx) => moveOrder(tx, move, orderContext(new Date())))
    const after = await inShop(there, id, (tx) => findProducts(tx, id, { ...emptyQuery, limit: 100 }))
    expect(after.products.find(({ name }) => name === 'Ruana')?.variants[0]?.units).toBe(8)
    expect(after.products.find(({ name }) => name === 'Gorro')?.units).toBe(40)
  })

  test('knows what its visitors did, but not what they searched for, nor what they saw of products that are gone', async () => {
    const id = await shopAway()
    const { rows } = await inShop(there, id, (tx) =>
      tx.execute(sql`
        select what, coalesce(p.reference, k.name, c.about) as about, times from shop_counts c
        left join products p on p.shop_id = ${id} and c.what = 'viewedProduct' and p.id::text = c.about
        left join categories k on k.shop_id = ${id} and c.what = 'choseCategory' and k.id::text = c.about
        where c.shop_id = ${id} and day = '2026-02-03' order by what, about`),
    )
    expect(rows).toEqual([
      { what: 'choseCategory', about: 'Ropa', times: 5 },
      { what: 'viewedProduct', about: '', times: 3 },
      { what: 'viewedProduct', about: 'ruana', times: 2 },
      { what: 'visit', about: '', times: 9 },
      { what: 'visit', about: 'device MOBILE', times: 8 },
      { what: 'visit', about: 'source instagram', times: 4 },
    ])
  })

  test('knows what was given back: nobody gives it back again, nor puts the same units on sale twice', async () => {
    const refund = (...rest: string[]) =>
      away.run('orders', 'refund', String(numbers[2]), '--shop', 'ana', '--reason', 'Rota', ...rest)
    expect((await refund('--amount', '140001')).err).toContain('$140.000 can be given back')
    expect((await refund('--amount', '1', '--put-back', '2:2')).err).toContain('1 of that line')
    expect((await refund('--amount', '140000', '--put-back', '2:1')).code).toBe(0)
  })

  test('sells on under order numbers above those it came with', async () => {
    const id = await shopAway()
    const { products } = await inShop(there, id, (tx) => findProducts(tx, id, { ...emptyQuery, limit: 100 }))
    const line = { productId: products.find(({ name }) => name === 'Cosa 1')?.id ?? 0, variantId: null, quantity: 1 }
    const outcome = await testApi(there).api.placeOrder({
      body: {
        shopId: id,
        key: 'c'.repeat(32),
        lines: [line],
        paymentMethod: 'bankDeposit',
        channel: 'web',
        expectedTotal: null,
        buyer: { name: 'Eva', idNumber: '123', email: null, phone: '+57 300 111 2233', message: null },
        delivery: { kind: 'pickUp' },
      },
    })
    expect(outcome.kind === 'placed' && outcome.order.number).toBeGreaterThan(Math.max(...numbers))
  })

  test('imported again it changes nothing; under a name of another shop it is refused', async () => {
    const before = await everythingOf(there, await shopAway())
    const again = await importInto(archive)
    expect([again.code, JSON.parse(again.out)]).toMatchObject([0, { kind: 'known' }])
    expect(await everythingOf(there, await shopAway())).toEqual(before)
    const taken = await importInto(archive, '--subdomain', 'first')
    expect([taken.code, taken.out, taken.err]).toEqual([
      ...[1, '', 'The subdomain "first" is that of another shop. Choose another with --subdomain.\n'],
    ])
  })

  test('cut off while it is imported and imported again, it ends where an undisturbed run would', async () => {
    // Its first order waits for a lock and is cut off there: by then the products are in, and no order is.
    const holder = await there.owner.connect()
    await holder.query('begin; lock table orders in exclusive mode')
    const importing = importInto(archive, '--subdomain', 'cut')
    await vi.waitUntil(() => cutOffOrders(there), { timeout: 30_000 })
    expect((await importing).code).toBe(1)
    await holder.query('rollback')
    holder.release()
    const half = await shopAway('cut')
    expect((await findShopByName(there, 'cut'))?.open).toBe(false)
    expect(await everythingOf(there, half)).toMatchObject({ orders: [], subscribers: [] })
    const { count } = await inShop(there, half, (tx) => findProducts(tx, half, emptyQuery))
    expect(count).toBeGreaterThan(MANY)

    expect((await importInto(archive, '--subdomain', 'cut')).code).toBe(0)
    expect((await findShopByName(there, 'cut'))?.open).toBe(true)
    expect(await everythingOf(there, half)).toEqual(await everythingOf(here, shopId))
  })

  test('is imported by one at a time: whoever comes second is told to wait', async () => {
    const second = await tryWithLock(there, 'import twice', () => importInto(archive, '--subdomain', 'twice'))
    expect([second?.code, second?.out, second?.err]).toEqual([
      ...[
        1,
        '',
        'Somebody is importing a shop under this name right now. Wait until that is done, then run this again.\n',
      ],
    ])
    expect((await importInto(archive, '--subdomain', 'twice')).code).toBe(0)
    expect(await everythingOf(there, await shopAway('twice'))).toEqual(await everythingOf(here, shopId))
    expect(JSON.parse((await importInto(archive, '--subdomain', 'twice')).out)).toMatchObject({ kind: 'known' })
  })

  test('that was closed stays closed', async () => {
    await feria.json('shop', 'close', 'ana')
    await feria.json('shop', 'export', 'ana', 'closed.feria')
    await importInto(join(feria.folder, 'closed.feria'), '--subdomain', 'closed')
    expect((await findShopByName(there, 'closed'))?.open).toBe(false)
    await feria.json('shop', 'open', 'ana')
  })

  test('leaves its buyers at home unless they are asked for, and is read by nobody else', async () => {
    const path = join(feria.folder, 'plain.feria')
    expect(await feria.json('shop', 'export', 'ana', 'plain.feria')).toMatchObject({ products: MANY + 3, orders: null })
    expect((await stat(path)).mode & 0o777).toBe(0o600)
    await importInto(path, '--subdomain', 'plain')
    expect((await findShopByName(there, 'plain'))?.open).toBe(true)
    const id = await shopAway('plain')
    expect(await everythingOf(there, id)).toMatchObject({
      orders: [],
      order_lines: [],
      order_events: [],
      subscribers: [],
    })
    const again = await feria.run('shop', 'export', 'ana', 'plain.feria')
    expect([again.code, again.err]).toEqual([
      1,
      'plain.feria is there already. Choose another name, or write over it with --force.\n',
    ])
    expect(await readdir(feria.folder)).not.toContainEqual(expect.stringMatching(/\.part$/))
  })
})
