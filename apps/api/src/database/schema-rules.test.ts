import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../testing.ts'
import { GLOBAL_TABLES, isGlobal } from './global-tables.ts'
import { asWorker, DatabaseUnavailable, migrate } from './index.ts'

// The requirements of a PostgreSQL that is distributed by shop on tables, policies and functions. They are kept from the start,
// because adding them later would need a migration of every shop.

let db: TestDatabase
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

const rowsOf = async <Row extends Record<string, unknown>>(question: string) =>
  (await asWorker(db, (tx) => tx.execute<Row>(sql.raw(question)))).rows

describe('the schema keeps the rules of a distributed PostgreSQL', () => {
  test('every table with a shop in it is protected by the one function, and no policy asks a question of its own', async () => {
    const policies = await rowsOf<{ table: string; name: string; using: string | null }>(`
      select c.relname as table, p.polname as name, pg_get_expr(p.polqual, p.polrelid) as using
      from pg_policy p join pg_class c on c.oid = p.polrelid`)
    expect(policies.filter(({ using }) => /select/i.test(using ?? ''))).toEqual([])
    const ofShops = await rowsOf<{ name: string }>(`
      select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'shop_id'
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`)
    const unprotected = ofShops
      .map(({ name }) => name)
      .filter((name) => !isGlobal(name))
      .filter(
        (name) => !policies.some((policy) => policy.table === name && policy.using === '(shop_id = feria_shop())'),
      )
    expect(unprotected).toEqual([])
    expect(ofShops.length).toBeGreaterThan(25)
  })

  test('a table added later is protected by calling the function again', async () => {
    await db.owner.query('create table later (shop_id integer not null, id integer, primary key (shop_id, id))')
    await db.owner.query('select feria_protect_shops()')
    const [table] = await rowsOf(`select relforcerowsecurity as forced from pg_class where relname = 'later'`)
    expect(table).toEqual({ forced: true })
    await db.owner.query('drop table later')
  })

  test('references between tables of shops hold the shop, and none leads to or from a global table', async () => {
    const references = await rowsOf<{ name: string; from: string; to: string; columns: string[] }>(`
      select f.conname as name, f.conrelid::regclass::text as from, f.confrelid::regclass::text as to,
        array(select a.attname::text from pg_attribute a where a.attrelid = f.conrelid and a.attnum = any (f.conkey)) as columns
      from pg_constraint f where f.contype = 'f' and f.connamespace = 'public'::regnamespace`)
    expect(references.length).toBeGreaterThan(10)
    expect(references.filter(({ columns }) => !columns.includes('shop_id'))).toEqual([])
    expect(references.filter(({ from, to }) => isGlobal(from) || isGlobal(to))).toEqual([])
  })

  test('functions that are read when they run name tables and functions with their schema; no trigger writes a global table', async () => {
    const names = (
      await rowsOf<{ name: string }>(`
      select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
      union select proname from pg_proc where pronamespace = 'public'::regnamespace and proname like 'feria%'`)
    ).map(({ name }) => name)
    const bodies = await rowsOf<{ name: string; body: string; trigger: boolean }>(`
      select proname as name, prosrc as body, prorettype = 'trigger'::regtype as trigger from pg_proc
      where pronamespace = 'public'::regnamespace and proname like 'feria%' and prosqlbody is null`)
    expect(bodies.map(({ name }) => name)).toEqual(expect.arrayContaining(['feria_search', 'feria_move_stock']))
    for (const { name, body, trigger } of bodies) {
      const bare = names.filter((each) =>
        new RegExp(`(?:from|join|into|update)\\s+${each}\\b|(?<![.\\w])${each}\\(`).test(body),
      )
      expect([name, bare]).toEqual([name, []])
      if (trigger)
        expect([name, Object.keys(GLOBAL_TABLES).filter((each) => body.includes(`public.${each}`))]).toEqual([name, []])
    }
  })

  test('functions that read tables are PL/pgSQL, and none asks whether there is a row without naming a column', async () => {
    const bodies = await rowsOf<{ name: string; body: string; language: string }>(`
      select proname as name, prosrc as body, lanname as language from pg_proc join pg_language l on l.oid = prolang
      where pronamespace = 'public'::regnamespace and proname like 'feria%' and prosqlbody is null`)
    const tables = (
      await rowsOf<{ name: string }>(`
      select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`)
    ).map(({ name }) => name)
    const reads = (body: string) => tables.some((table) => new RegExp(`\\bpublic\\.${table}\\b`).test(body))
    expect(bodies.filter(({ body }) => reads(body)).length).toBeGreaterThan(5)
    // Of a function in SQL, a distributed PostgreSQL does not know the shop that was given as a parameter.
    expect(bodies.filter(({ body, language }) => language === 'sql' && reads(body)).map(({ name }) => name)).toEqual([])
    expect(bodies.filter(({ body }) => /\bselect from\b/.test(body)).map(({ name }) => name)).toEqual([])
  })

  test('triggers read the rows that changed apart from tables, and what they insert from a question says ON CONFLICT or RETURNING', async () => {
    const bodies = await rowsOf<{ name: string; body: string }>(`
      select proname as name, prosrc as body from pg_proc
      where pronamespace = 'public'::regnamespace and prorettype = 'trigger'::regtype and proname like 'feria%'`)
    expect(bodies.length).toBeGreaterThan(3)
    for (const { name, body } of bodies) {
      const statements = body.split(/;|\bloop\b/)
      const mixed = statements.filter(
        (each) => /\b(?:from|join)\s+(?:after|before)\b/.test(each) && /\bpublic\./.test(each),
      )
      expect([name, mixed]).toEqual([name, []])
      const copied = statements.filter(
        (each) =>
          /\binsert into public\.\w+ \([^)]*\)\s+select\b/.test(each) && !/\b(?:on conflict|returning)\b/.test(each),
      )
      expect([name, copied]).toEqual([name, []])
    }
  })

  test('whose a product is can be written by its own shop alone', async () => {
    const claim = (shop: number) =>
      db.requests.query(
        `begin; select set_config('app.shop', '1', true); insert into product_owner (product_id, shop_id) values (${900 + shop}, ${shop}); rollback`,
      )
    await claim(1)
    await expect(claim(2)).rejects.toMatchObject({ code: '42501' })
  })
})

test('the tables of a version whose migrations are not ours are left alone, and the way on is said', async () => {
  await db.owner.query(
    'update migrations set created_at = 1 where created_at = (select min(created_at) from migrations)',
  )
  const refusal = migrate(db)
  await expect(refusal).rejects.toBeInstanceOf(DatabaseUnavailable)
  await expect(refusal).rejects.toThrow(/feria shop export.*feria shop import/)
})
