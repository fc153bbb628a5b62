import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openShop, sell } from '../orders/testing.ts'
import { openTestDatabase, type TestDatabase } from '../testing.ts'
import { asWorker, ensureLogins, inShop, type Logins, loginsOf, migrate, openDatabase, outsideShops } from './index.ts'

let db: TestDatabase
let shop: number
beforeAll(async () => {
  db = await openTestDatabase()
  shop = await openShop(db)
})
afterAll(() => db.close())

const inRequest = (statement: string) => inShop(db, shop, (tx) => tx.execute(sql.raw(statement)))
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: { code?: string; cause?: { code?: string } }) => error.cause?.code ?? error.code,
  )

describe('whoever runs a statement of their own in a request stays what requests are', () => {
  test.each(['none', 'feria', 'feria_worker'])('no way to the role %s', async (role) => {
    const names = await inShop(db, shop, async (tx) => {
      await tx.execute(sql.raw('savepoint before'))
      await tx
        .execute(sql.raw(`select set_config('role', '${role}', true)`))
        .catch(() => tx.execute(sql.raw('rollback to before')))
      return (await tx.execute(sql.raw('select current_user as name, session_user as login'))).rows
    })
    expect(names).toEqual([{ name: 'feria_requests', login: 'feria_requests' }])
  })

  test.each([
    ["copy (select 1) to program 'true'", '42501'],
    ["select pg_read_file('postgresql.conf')", '42501'],
    ['set session authorization feria', '42501'],
    ['alter table shops no force row level security', '42501'],
    ['create table mine (id integer)', '42501'],
    ['grant feria_worker to feria_requests', '42501'],
    ['select * from jobs', '42501'],
  ])('%s', async (statement, code) => {
    const free = `select set_config('role', 'none', true)`
    await expect(inRequest(statement)).rejects.toMatchObject({ cause: { code } })
    const asLogin = inShop(db, shop, async (tx) => {
      await tx.execute(sql.raw(free))
      await tx.execute(sql.raw(statement))
    })
    await expect(asLogin).rejects.toMatchObject({ cause: { code } })
  })

  test('a temporary table takes no place of ours in what runs with more rights', async () => {
    const open = await asWorker(db, (tx) =>
      tx.execute(sql`
        select p.oid::regprocedure::text as name, p.proconfig as settings from pg_proc p
        where p.prosecdef and p.pronamespace = 'public'::regnamespace`),
    )
    expect(open.rows.map(({ name }) => name)).toEqual(expect.arrayContaining(['feria_search(integer,text[])']))
    for (const { settings } of open.rows) expect(settings).toContain('search_path=pg_catalog, public, pg_temp')

    const [shirt] = await sell(db, shop, {})
    const moved = sql`select units from public.stock_movements where shop_id = ${shop} and product_id = ${shirt?.id}`
    const before = (await asWorker(db, (tx) => tx.execute(moved))).rows.length
    await inShop(db, shop, async (tx) => {
      await tx.execute(sql.raw('create temporary table stock_movements (like public.stock_movements) on commit drop'))
      await tx.execute(sql`update stock set units = units + 1 where shop_id = ${shop} and product_id = ${shirt?.id}`)
    })
    expect((await asWorker(db, (tx) => tx.execute(moved))).rows).toHaveLength(before + 1)
  })

  test('a statement, a lock and an idle transaction end before a connection is lost to them', async () => {
    const { rows } = await outsideShops(db, (tx) =>
      tx.execute<Record<string, string>>(
        sql`select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
          current_setting('idle_in_transaction_session_timeout') as idle`,
      ),
    )
    expect(rows).toEqual([{ statement: '5s', lock: '4s', idle: '15s' }])
    expect(await codeOf(inRequest('set local statement_timeout = 50; select pg_sleep(30)'))).toBe('57014')
  })
})

describe('an owner who may make no roles', () => {
  const owner = `ordinary_${process.pid}`
  const server = new URL(inject('templateDatabaseUrl'))
  const mine = new URL(server)
  let admin: pg.Client
  beforeAll(async () => {
    server.pathname = '/postgres'
    admin = new pg.Client({ connectionString: server.href })
    await admin.connect()
    await admin.query(`create role ${owner} login password 'of the owner'`)
    await admin.query(`create database ${owner} owner ${owner}`)
    mine.username = owner
    mine.password = 'of the owner'
    mine.pathname = `/${owner}`
  })
  afterAll(async () => {
    await admin.query(`drop database ${owner} with (force)`)
    for (const role of [owner, `${owner}_requests`, `${owner}_people`, `${owner}_wide`])
      await admin.query(`drop role if exists ${role}`)
    await admin.end()
  })

  test('is told in one sentence what an administrator has to do, and works once it is done', async () => {
    const refused = await openDatabase(mine.href, loginsOf(mine.href) ?? undefined)
    const problem = await migrate(refused).catch((error: Error) => error)
    await refused.close()
    expect(problem).toMatchObject({ name: 'DatabaseUnavailable', failure: 'noRights' })
    expect((problem as Error).message).toMatch(
      /^The user ordinary_\d+ of DATABASE_URL may not make the roles [^\n]+\.$/,
    )

    await admin.query(`grant feria_app, feria_worker, feria_identity to ${owner}`)
    await admin.query(`create role ${owner}_requests login password 'of requests' in role feria_app`)
    await admin.query(`create role ${owner}_people login password 'of people' in role feria_identity`)
    const urlOf = (user: string, password: string) => Object.assign(new URL(mine), { username: user, password }).href
    const logins: Logins = {
      requests: urlOf(`${owner}_requests`, 'of requests'),
      identity: urlOf(`${owner}_people`, 'of people'),
    }
    const opened = await openDatabase(mine.href, logins)
    await migrate(opened)
    await ensureLogins(opened, logins, logins)
    const { rows } = await outsideShops(opened, (tx) => tx.execute(sql`select session_user as login`))
    expect(rows).toEqual([{ login: `${owner}_requests` }])
    await opened.close()

    await admin.query(`create role ${owner}_wide login password 'wide' in role feria_app, feria_worker, feria_identity`)
    for (const [login, role] of [
      ['requests', 'feria_app'],
      ['identity', 'feria_identity'],
    ]) {
      const tooMuch = { ...logins, [login ?? '']: urlOf(`${owner}_wide`, 'wide') }
      const wide = await openDatabase(mine.href, tooMuch)
      await expect(ensureLogins(wide, tooMuch, tooMuch)).rejects.toThrow(`may do more than ${role} must`)
      await wide.close()
    }
  })

  test('what a database answers is told, and is not silence', async () => {
    const wrong = new URL(mine)
    wrong.password = 'another'
    await expect(openDatabase(wrong.href)).rejects.toThrow(
      /answers that the password is wrong, or there is no such user \(28P01\)/,
    )
    const nowhere = new URL(mine)
    nowhere.pathname = '/nowhere'
    await expect(openDatabase(nowhere.href)).rejects.toThrow(/answers that there is no such database \(3D000\)/)
  })
})
