import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { inShop, tryWithLock } from '@store/api/database'
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
import { containedTax, emptyQuery, type ShopId } from '@store/core'
import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, test, vi } from 'vitest'
import type { Tool } from '../testing.ts'
import { everythingOf, STAYS, tablesOf, unfilled } from './carried-testing.ts'
import { filesOf, openInstallations } from './testing.ts'

const MANY = 260
const { here, there, feria, away, shopId, numbers, archive, importInto, shopAway, close } =
  await openInstallations(MANY)
afterAll(close)

/** Cancels any statement that waits for the table of orders; false: none does. */
async function cutOffOrders({ owner }: TestDatabase): Promise<boolean> {
  const { rowCount } = await owner.query(
    `select pg_cancel_backend(pid) from pg_locks where relation = 'orders'::regclass and not granted`,
  )
  return rowCount !== 0
}

/** The products with a tax, by reference. */
async function taxed(db: TestDatabase, id: ShopId) {
  const { rows } = await inShop(db, id, (tx) =>
    tx.execute(sql`
      select p.reference, t.name, t.percent from products p join taxes t on t.shop_id = p.shop_id and t.id = p.tax_id
      where p.shop_id = ${id}`),
  )
  return rows
}

test('codes, tokens and secrets stay at home: of codes there are hashes alone', async () => {
  const files = await filesOf(archive)
  expect(Object.values(files).join('')).not.toMatch(/abre|secret|unlock/)
})

test('every table with a shop in it is carried or stays for a reason, and the shop fills every column that is carried', async () => {
  expect(await tablesOf(here)).toEqual(expect.arrayContaining(Object.keys(STAYS)))
  // A test below checks that a closed shop stays closed.
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

  test('its products have the taxes they had, and its orders what was in their prices', async () => {
    expect(await taxed(there, await shopAway())).toEqual([{ reference: 'ruana', name: 'IVA', percent: 1_900 }])
    const id = await shopAway()
    const known = await inShop(there, id, (tx) => findOrderByNumber(tx, id, numbers[2] ?? 0))
    // Of three units the shop takes off a tenth.
    const amount = containedTax(216_000_00, 1_900)
    expect(known?.order.lines.map(({ tax }) => tax)).toEqual([null, { name: 'IVA', percent: 1_900, amount }])
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
    // Its first order waits for a lock and is cancelled there: by then the products are imported, and no order is.
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
    // The taxes were written again, and the products, which were there already, were not.
    expect(await taxed(there, half)).toEqual(await taxed(here, shopId))
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
