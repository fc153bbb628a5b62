import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApiClient } from '@store/api-client'
import { createManageClient } from '@store/api-client/manage'
import { SHOPPER_HEADER, signShopper } from '@store/api-client/shopper'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type Database, loginsOf, openDatabase, tryWithLock } from './database/index.ts'
import { draftOf, newKey, one, openShop, sell, unexplainedStock } from './orders/testing.ts'
import { openOwnDatabase } from './testing/own-database.ts'
import { openPooler } from './testing/pooler.ts'
import { buildProgram } from './testing/program.ts'

const SECRET = 'known to every process'
const PUBLIC_KEY = 'key of tests'
const NAMES = ['serve', 'worker', 'migrate'] as const
const times = <T>(count: number, make: (at: number) => T) => Array.from({ length: count }, (_, at) => make(at))

const programs = new Map<string, string>()
const children = new Set<ChildProcess>()
let ownDatabase: Awaited<ReturnType<typeof openOwnDatabase>>
let folder: string
let pooler: Awaited<ReturnType<typeof openPooler>>
let db: Database
beforeAll(async () => {
  for (const each of NAMES) programs.set(each, await buildProgram(`${each}.ts`, `commands-${each}`))
  folder = await mkdtemp(join(tmpdir(), 'feria-commands-'))
  ownDatabase = await openOwnDatabase(inject('templateDatabaseUrl'))
  pooler = await openPooler(ownDatabase.url)
}, 120_000)
afterAll(async () => {
  await Promise.all([...children].map((child) => stop(child)))
  await db?.close()
  await pooler?.close()
  await ownDatabase.drop()
  await rm(folder, { recursive: true, force: true })
})

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((done) => child.once('exit', done))
  child.kill('SIGTERM')
  await ended
}

/** Starts a program, as in a deployment: separate programs do the migrations and the background work. */
function launch(program: (typeof NAMES)[number], variables: Record<string, string> = {}) {
  const child = spawn(process.execPath, [programs.get(program) ?? ''], {
    env: {
      PATH: process.env.PATH ?? '',
      API_PORT: '0',
      WORKER_PORT: '0',
      DATA_DIR: folder,
      DATABASE_URL: pooler.url,
      SHOPPER_SECRET: SECRET,
      PAYMENT_SECRET: SECRET,
      PUBLIC_KEY,
      WORKER: 'off',
      MIGRATIONS: 'off',
      ...variables,
    },
    cwd: '/',
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  children.add(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      output += chunk
    })
  const ended = new Promise<{ code: number | null; output: string }>((done) =>
    child.once('close', (code) => {
      children.delete(child)
      done({ code, output })
    }),
  )
  const ready = new Promise<string>((done, fail) => {
    child.once('message', () => done(/http:\S+/.exec(output)?.[0] ?? ''))
    void ended.then(({ output: lines }) => fail(new Error(lines)))
  })
  ready.catch(() => undefined)
  return { child, ended, ready }
}

describe('before the database has the tables of this version', () => {
  test.each(['serve', 'worker'] as const)(
    '%s with migrations off says in one sentence what to run',
    async (program) => {
      const { code, output } = await launch(program).ended
      expect([code, output]).toEqual([
        1,
        'The tables of this database are older than this version needs: run "migrate" of this version first, or start this program without MIGRATIONS=off.\n',
      ])
    },
  )

  test('migrate brings it up to date, needs no secret, and may run twice at once', async () => {
    const nothing = { SHOPPER_SECRET: '', PAYMENT_SECRET: '', PUBLIC_KEY: '' }
    const both = await Promise.all([launch('migrate', nothing).ended, launch('migrate', nothing).ended])
    expect(both.map(({ code, output }) => [code, output])).toEqual(
      times(2, () => [0, expect.stringContaining('the database is up to date')]),
    )
    db = await openDatabase(pooler.url, loginsOf(pooler.url) ?? undefined)
    const { rows } = await db.owner.query('select count(distinct hash) - count(*) as twice from migrations')
    expect(rows).toEqual([{ twice: 0 }])
  })

  test('older tables are refused too', async () => {
    const last = 'where created_at = (select max(created_at) from migrations)'
    const { rows } = await db.owner.query(`delete from migrations ${last} returning hash, created_at`)
    expect((await launch('serve').ended).output).toContain('older than this version needs')
    const [{ hash, created_at }] = rows
    await db.owner.query('insert into migrations (hash, created_at) values ($1, $2)', [hash, created_at])
  })
})

describe('two APIs and two workers behind a pooler that gives each transaction another connection', () => {
  const apiOf = (baseUrl: string) => createApiClient({ baseUrl, publicKey: PUBLIC_KEY, timeout: 60_000 })
  const from = (turn: number) => ({
    headers: (call: { readonly method: string; readonly path: string }) => ({
      [SHOPPER_HEADER]: signShopper(`198.18.1.${turn}`, call, SECRET, new Date()),
    }),
  })
  const waiting = async () => {
    const { rows } = await db.owner.query<{ waiting: number }>(
      'select count(*) as waiting from outbox where sent_at is null',
    )
    return rows[0]?.waiting
  }
  let apis: ReturnType<typeof launch>[]
  let urls: string[]
  beforeAll(async () => {
    apis = times(2, () => launch('serve'))
    urls = await Promise.all(apis.map(({ ready }) => ready))
  }, 60_000)

  test('orders are placed once, and their mails wait for a worker', async () => {
    const shopId = await openShop(db, { email: 'shop@example.com' })
    const [shirt] = await sell(db, shopId, { units: 40 })
    if (!shirt) throw new Error('nothing to sell')
    const clients = urls.map(apiOf)
    const draft = draftOf(shopId, [one(shirt)])
    const buyer = (turn: number) => ({ ...draft.buyer, email: `ana-${turn}@ejemplo.co` })
    const outcomes = await Promise.all(
      times(80, (turn) =>
        clients[turn % 2]?.placeOrder({ body: { ...draft, key: newKey(), buyer: buyer(turn) } }, from(turn)),
      ),
    )
    expect(outcomes.filter((outcome) => outcome?.kind === 'placed')).toHaveLength(40)
    expect(await unexplainedStock(db)).toEqual([])
    // Pages and searches send many different statements, one after the other, on connections that others have used.
    await Promise.all(
      times(60, (turn) =>
        clients[turn % 2]?.getProduct({ params: { slug: shirt.slug }, query: { shopId } }, from(turn)),
      ),
    )
    expect(await waiting()).toBe(80)
  })

  test('workers send them, each once, and say whether they can work', async () => {
    const workers = await Promise.all(times(2, () => launch('worker').ready))
    await expect.poll(waiting, { timeout: 25_000 }).toBe(0)
    expect(await readdir(join(folder, 'mail'))).toHaveLength(80)
    for (const url of workers) {
      const answer = await fetch(`${url}/readyz`)
      expect([answer.status, await answer.json()]).toEqual([
        200,
        expect.objectContaining({ database: 'ok', migrations: 'ok', jobs: 'ok' }),
      ])
      expect((await fetch(`${url}/openapi.json`)).status).toBe(404)
    }
  })

  test('people sign in at any API, by a mail that a worker has sent', async () => {
    const officeOf = (url: string | undefined, token: string | null) =>
      createManageClient({ baseUrl: url ?? '', token, timeout: 60_000 })
    const body = { email: 'ana@example.com', browser: newKey().padEnd(43, 'x') }
    const [first, second] = urls
    // Only a demonstration returns the code.
    expect(await officeOf(first, null).sendSignInCode({ body })).toEqual({ shownCode: null })
    await expect.poll(async () => (await readdir(join(folder, 'mail'))).length, { timeout: 25_000 }).toBe(81)
    const mails = await Promise.all(
      (await readdir(join(folder, 'mail'))).map((name) => readFile(join(folder, 'mail', name), 'utf8')),
    )
    const mail = mails.find((each) => each.includes('To: ana@example.com')) ?? ''
    const [, code = ''] = /^Subject: (\d{3} \d{3}) /m.exec(mail) ?? []
    const { session } = await officeOf(second, null).signInWithCode({ body: { ...body, code, device: 'tests' } })
    expect(await officeOf(first, session).getMe()).toMatchObject({ email: 'ana@example.com' })
    const { options } = await officeOf(first, null).startPasskeySignIn({ body: { browser: body.browser } })
    expect(options).toMatchObject({ rpId: 'office.localhost', userVerification: 'required' })
  })

  test('work that runs alone runs alone, and its lock is given back', async () => {
    const order: string[] = []
    let done = () => {}
    const held = tryWithLock(db, 'alone', () => {
      order.push('first')
      return new Promise<void>((resolve) => {
        done = resolve
      })
    })
    await expect.poll(() => order).toEqual(['first'])
    expect(await Promise.all(times(5, () => tryWithLock(db, 'alone', async () => 'second')))).toEqual(
      times(5, () => null),
    )
    done()
    await held
    expect(await tryWithLock(db, 'alone', async () => 'third')).toBe('third')
  })

  test('views are written by the API that counted them, although it leaves all other work to workers', async () => {
    const shopId = await openShop(db)
    await Promise.all(
      times(10, (turn) => apiOf(urls[turn % 2] ?? '').countView({ params: { id: shopId } }, from(turn))),
    )
    await Promise.all(apis.map(({ child }) => stop(child)))
    const { rows } = await db.owner.query(
      "select sum(times)::int as views from shop_counts where what = 'visit' and about = '' and shop_id = $1",
      [shopId],
    )
    expect(rows).toEqual([{ views: 10 }])
  })
})
