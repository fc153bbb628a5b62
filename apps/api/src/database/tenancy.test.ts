import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { openTestDatabase, type TestDatabase } from '../testing.ts'
import { GLOBAL_TABLES, isGlobal } from './global-tables.ts'
import { asWorker, inShop, outsideShops } from './index.ts'
import { readInShop, type Tx } from './open.ts'
import { query } from './query.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openTestDatabase()
  await asWorker(db, async (tx) => {
    for (const name of ['ana', 'bea']) {
      await tx.execute(sql`
        insert into shops (name, subdomain, template_id, language, currency, country, payment_methods, shipping_rate, socials, tags)
        values (${name}, ${name}, 5, 'es', 'COP', 'CO', '[]', '{"kind":"free"}', '{}', '[]')`)
    }
    await tx.execute(sql`insert into categories (shop_id, name) select shop_id, 'de ' || name from shops`)
  })
})
afterAll(() => db.close())

const TABLES = sql`
  select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as protected,
    (select count(*) from pg_policy p where p.polrelid = c.oid) as policies
  from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`

/** Every key and index of ours, with the column it starts with. */
const KEYS = sql`
  select c.relname as "table", i.indexrelid::regclass::text as name, a.attname as first
  from pg_index i join pg_class c on c.oid = i.indrelid left join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
  where c.relnamespace = 'public'::regnamespace
  union all
  select c.relname, f.conname, a.attname
  from pg_constraint f join pg_class c on c.oid = f.conrelid join pg_attribute a on a.attrelid = c.oid and a.attnum = f.conkey[1]
  where c.relnamespace = 'public'::regnamespace and f.contype in ('f', 'p', 'u')`

describe('tenancy in the database (T3)', () => {
  test('every table of a shop starts each key, index and foreign key with the shop and is under forced row-level security', async () => {
    const { tables, keys } = await asWorker(db, async (tx) => ({
      tables: (await tx.execute<{ name: string; protected: boolean; policies: number }>(TABLES)).rows,
      keys: (await tx.execute<{ table: string; name: string; first: string }>(KEYS)).rows,
    }))
    const ofShops = tables.filter(({ name }) => !isGlobal(name))
    expect(ofShops.length).toBeGreaterThan(8)
    expect(ofShops.filter((table) => !table.protected || table.policies < 2)).toEqual([])
    expect(keys.filter((key) => !isGlobal(key.table) && key.first !== 'shop_id')).toEqual([])
    expect(tables.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(GLOBAL_TABLES)))
  })

  test('the login of requests is neither superuser nor bypassing, and owns nothing', async () => {
    const rows = await inShop(db, 1, async (tx) => {
      const found = await tx.execute(sql`
        select current_user as name, rolsuper, rolbypassrls, rolcanlogin,
          (select count(*) from pg_class where relowner = r.oid) as owned
        from pg_roles r where rolname = current_user`)
      return found.rows
    })
    expect(rows).toEqual([
      { name: 'feria_requests', rolsuper: false, rolbypassrls: false, rolcanlogin: true, owned: 0 },
    ])
  })

  test('a forgotten filter shows the own shop only, and nothing outside any shop', async () => {
    const all = sql`select shop_id, name from categories`
    expect((await inShop(db, 1, (tx) => tx.execute(all))).rows).toEqual([{ shop_id: 1, name: 'de ana' }])
    expect((await inShop(db, 2, (tx) => tx.execute(all))).rows).toEqual([{ shop_id: 2, name: 'de bea' }])
    expect((await outsideShops(db, (tx) => tx.execute(all))).rows).toEqual([])
    expect((await asWorker(db, (tx) => tx.execute(all))).rows).toHaveLength(2)
  })

  test('a shop cannot write into another, nor read it by naming it', async () => {
    const insert = sql`insert into categories (shop_id, name) values (2, 'intrusa')`
    await expect(inShop(db, 1, (tx) => tx.execute(insert))).rejects.toThrow()
    const update = await inShop(db, 1, (tx) => tx.execute(sql`update categories set name = 'mía' where shop_id = 2`))
    expect(update.rowCount).toBe(0)
    expect((await inShop(db, 1, (tx) => tx.execute(sql`select from shops where shop_id = 2`))).rows).toEqual([])
    await expect(inShop(db, 1, (tx) => tx.execute(sql`delete from shops`))).rejects.toThrow()
    await expect(inShop(db, 1, (tx) => tx.execute(sql`update hosts set shop_id = 1`))).rejects.toThrow()
  })

  test('nothing of a shop lingers on the connection that served it', async () => {
    const seen = new Set<string>()
    for (let turn = 0; turn < 20; turn++) {
      await inShop(db, 1, (tx) => tx.execute(sql`select 1`)).catch(() => undefined)
      await inShop(db, 1, (tx) => tx.execute(sql`select 1 / 0`)).catch(() => undefined)
      const { rows } = await outsideShops(db, (tx) =>
        tx.execute<{ shop: string }>(sql`select coalesce(current_setting('app.shop', true), '') as shop`),
      )
      seen.add(rows[0]?.shop ?? 'none')
    }
    expect([...seen]).toEqual([''])
    const { rows } = await db.requests.query<{ current_user: string }>('select current_user')
    expect(rows).toEqual([{ current_user: 'feria_requests' }])
  })

  test('nothing can be asked before, between or after transactions, where it would be asked as the owner', async () => {
    const leaked: Tx[] = []
    const name = sql`select name from categories`
    const Named = z.object({ name: z.string() })
    await inShop(db, 1, async (tx) => {
      leaked.push(tx)
      await tx.execute(name)
    })
    for (const tx of leaked) await expect(tx.execute(name)).rejects.toThrow()
    expect(await readInShop(db, 2, (tx) => query(tx, Named, name))).toEqual([{ name: 'de bea' }])
    const late = readInShop(db, 1, async (tx) => {
      await query(tx, Named, name)
      return query(tx, Named, name)
    })
    await expect(late).rejects.toThrow('asked outside')
    await expect(readInShop(db, 1, (tx) => query(tx, Named, sql`select 1 / 0`))).rejects.toThrow('division by zero')
    expect(await readInShop(db, 1, (tx) => query(tx, Named, name))).toEqual([{ name: 'de ana' }])
  })

  test('the official places of Colombia are there, with their codes (C14)', async () => {
    const { rows } = await outsideShops(db, (tx) =>
      tx.execute(sql`select name, code, division, country from cities where id in (5001, 11001, 27493) order by id`),
    )
    expect(rows).toEqual([
      { name: 'Medellín', code: '05001', division: 'Antioquia', country: 'CO' },
      { name: 'Bogotá D.C.', code: '11001', division: 'Bogotá D.C.', country: 'CO' },
      { name: 'Nuevo Belén de Bajirá', code: '27493', division: 'Chocó', country: 'CO' },
    ])
  })
})
