import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asIdentity, asWorker, inShop, openDatabase, outsideShops } from '../database/index.ts'
import { openShop } from '../orders/testing.ts'
import { openTestDatabase, type TestDatabase } from '../testing.ts'
import { ensurePerson, findSession, setOperator } from './index.ts'

let db: TestDatabase
let shop: number
let ana: number
beforeAll(async () => {
  db = await openTestDatabase()
  shop = await openShop(db)
  ana = (await ensurePerson(db, 'Ana@example.com', 'Ana', 'es')).id
})
afterAll(() => db.close())

const TABLES = sql`
  select c.relname::text as name from pg_class c where c.relnamespace = 'identity'::regnamespace and c.relkind = 'r' order by 1`

const deniedIn = (work: Promise<unknown>) => expect(work).rejects.toMatchObject({ cause: { code: '42501' } })

describe('people stand apart from shops in the database', () => {
  test('no table of people is read by the requests of shops, nor by the background work, but who is an operator', async () => {
    const tables = (await asIdentity(db, (tx) => tx.execute<{ name: string }>(TABLES))).rows.map(({ name }) => name)
    expect(tables.length).toBeGreaterThan(8)
    for (const table of tables) {
      const read = sql`select from ${sql.identifier('identity')}.${sql.identifier(table)}`
      await deniedIn(inShop(db, shop, (tx) => tx.execute(read)))
      await deniedIn(outsideShops(db, (tx) => tx.execute(read)))
      if (table !== 'operators') await deniedIn(asWorker(db, (tx) => tx.execute(read)))
      await expect(asIdentity(db, (tx) => tx.execute(read))).resolves.toBeDefined()
    }
  })

  test('the login of identity reads no table of shops, owns nothing and becomes nobody else', async () => {
    const tables = await asWorker(db, (tx) =>
      tx.execute<{ name: string }>(
        sql`select c.oid::regclass::text as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`,
      ),
    )
    expect(tables.rows.length).toBeGreaterThan(20)
    for (const { name } of tables.rows) {
      await deniedIn(
        asIdentity(db, (tx) => tx.execute(sql`select from ${sql.identifier('public')}.${sql.identifier(name)}`)),
      )
    }
    const { rows } = await asIdentity(db, (tx) =>
      tx.execute(sql`
        select current_user as name, rolsuper, rolbypassrls, (select count(*) from pg_class where relowner = r.oid) as owned
        from pg_roles r where rolname = current_user`),
    )
    expect(rows).toEqual([{ name: 'feria_people', rolsuper: false, rolbypassrls: false, owned: 0 }])
    for (const role of ['feria', 'feria_app', 'feria_worker'])
      await deniedIn(asIdentity(db, (tx) => tx.execute(sql`select set_config('role', ${role}, true)`)))
  })

  test('no request makes an operator, or deletes a person', async () => {
    await deniedIn(
      asIdentity(db, (tx) => tx.execute(sql`insert into identity.operators (person_id, since) values (${ana}, now())`)),
    )
    await deniedIn(asIdentity(db, (tx) => tx.execute(sql`delete from identity.people`)))
    await setOperator(db, ana, true, new Date())
    const { rows } = await asIdentity(db, (tx) => tx.execute(sql`select person_id from identity.operators`))
    expect(rows).toEqual([{ person_id: ana }])
  })

  test('an owner who works alone, as commands do, sees people only in that role', async () => {
    const alone = await openDatabase(db.url)
    expect(await ensurePerson(alone, 'ANA@example.com', 'Another name', 'en')).toMatchObject({ id: ana, name: 'Ana' })
    expect(await findSession(alone, `fs_${'a'.repeat(43)}`, new Date())).toBeNull()
    const { rows } = await asIdentity(alone, (tx) => tx.execute(sql`select current_user as name`))
    expect(rows).toEqual([{ name: 'feria_identity' }])
    await alone.close()
  })
})
