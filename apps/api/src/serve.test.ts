import { type ChildProcess, spawn } from 'node:child_process'
import { chmod, chown, mkdir, mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { request } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { canEnter, findPostmaster, joinCluster } from '@store/postgres'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { buildProgram } from './testing/program.ts'

/** The program as it is shipped, built once for this file. */
let program: string
const children = new Set<ChildProcess>()
const folders: string[] = []
let dataDir: string

beforeAll(async () => {
  program = await buildProgram('serve.ts', 'serve-test')
  dataDir = await newFolder()
})
afterEach(async () => {
  await Promise.all([...children].map((child) => stop(child)))
})
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true })
})

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'feria-serve-'))
  folders.push(folder)
  return folder
}

type Running = { readonly child: ChildProcess; readonly url: string; readonly output: () => string }

const SECRETS = {
  SHOPPER_SECRET: 'known to tests alone',
  PAYMENT_SECRET: 'known to tests alone',
  PUBLIC_KEY: 'key of tests',
}

function launch(variables: Record<string, string>, options: { uid?: number; gid?: number } = {}) {
  // Neither LANG nor other variables of this machine: only what the program needs to run.
  const env = { PATH: process.env.PATH ?? '', API_PORT: '0', DATA_DIR: dataDir, ...SECRETS, ...variables }
  const child = spawn(process.execPath, [program], {
    ...options,
    env,
    cwd: '/',
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  children.add(child)
  let output = ''
  let complaint = ''
  child.stdout?.on('data', (chunk) => {
    output += chunk
  })
  child.stderr?.on('data', (chunk) => {
    complaint += chunk
  })
  const ended = new Promise<number | null>((done) =>
    child.once('exit', (code) => {
      children.delete(child)
      done(code)
    }),
  )
  const ready = new Promise<void>((done) => child.once('message', () => done()))
  return { child, ended, ready, output: () => output, complaint: () => complaint }
}

async function start(variables: Record<string, string> = {}, options = {}): Promise<Running> {
  const launched = launch(variables, options)
  const early = await Promise.race([launched.ready, launched.ended])
  if (early !== undefined) throw new Error(`stopped with ${early}: ${launched.complaint()}`)
  const url = /http:\S+/.exec(launched.output())?.[0] ?? ''
  return { child: launched.child, url, output: launched.output }
}

/** The output of a start that must fail, and its exit code. */
async function refusal(variables: Record<string, string>) {
  const launched = launch(variables)
  const code = await launched.ended
  return { code, complaint: launched.complaint() }
}

async function stop(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const ended = new Promise<number | null>((done) => child.once('exit', done))
  child.kill(signal)
  return ended
}

const status = (url: string) =>
  fetch(`${url}/api/v1/common/cities`, { headers: { 'x-public-key': SECRETS.PUBLIC_KEY } }).then(
    (answer) => answer.status,
    () => 0,
  )
const postgresOf = async (folder: string) => {
  const home = JSON.parse(await readFile(join(folder, 'postgres.json'), 'utf8')) as { folder: string }
  return findPostmaster(home.folder)
}
const oneSentence = /^[A-Z][^\n]*[.]\n$/

async function inDatabase<T extends object>(folder: string, question: string): Promise<T | undefined> {
  const client = new pg.Client({ connectionString: (await joinCluster(folder)) ?? undefined })
  await client.connect()
  try {
    return (await client.query<T>(question)).rows[0]
  } finally {
    await client.end()
  }
}

describe('starting and stopping', () => {
  test('opens no shop, and says which optional parts nobody has configured', async () => {
    const { url, child } = await start({ DATA_DIR: await newFolder() })
    const ready = await fetch(`${url}/readyz`)
    expect([ready.status, await ready.json()]).toEqual([200, expect.objectContaining({ mail: 'unset' })])
    const answer = await fetch(`${url}/api/v1/templates/websites/template?criteria=alborada&isDomain=false`, {
      headers: { 'x-public-key': SECRETS.PUBLIC_KEY },
    })
    expect(answer.status).toBe(404)
    await stop(child)
  })

  test('creates the database in UTF8 whatever the machine speaks, and stops it last', async () => {
    await chmod(dataDir, 0o755)
    const { child, url, output } = await start()
    expect(await status(url)).toBe(200)
    expect((await stat(dataDir)).mode & 0o066).toBe(0)
    expect(output()).toContain('creating the database')
    expect(output()).toContain(`mail is written to ${join(dataDir, 'mail')}, since SMTP_URL is not set`)
    const { encoding, sorted } = (await inDatabase<{ encoding: string; sorted: string }>(
      dataDir,
      `select current_setting('server_encoding') as encoding,
        (select string_agg(n, ' ' order by n collate feria_names) from unnest(array['ñu', 'oso', 'Árbol', 'zorro', 'nube', 'bota', 'b 10', 'b 9']) n) as sorted`,
    )) ?? { encoding: '', sorted: '' }
    expect([encoding, sorted]).toEqual(['UTF8', 'Árbol b 9 b 10 bota nube ñu oso zorro'])
    await inDatabase(dataDir, `insert into jobs (name) values ('kept') returning name`)
    expect(await stop(child)).toBe(0)
    expect(await postgresOf(dataDir)).toBeNull()
    expect(await joinCluster(dataDir)).toBeNull()
  })

  test('a second start keeps the data, and is joined by others while it runs', async () => {
    const { output } = await start()
    expect(output()).not.toContain('creating the database')
    expect(await inDatabase(dataDir, `select name from jobs where name = 'kept'`)).toEqual({ name: 'kept' })
  })

  test('metrics are on a port of their own, only when asked for', async () => {
    const { child, output } = await start({ METRICS_PORT: '0' })
    const [, port] = /metrics on port (\d+) of 127\.0\.0\.1/.exec(output()) ?? []
    expect(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).toContain('feria_database_connections')
    await stop(child)
    expect((await start()).output()).not.toContain('metrics')
  })

  test('the log of PostgreSQL quotes no row and no statement', async () => {
    const { child } = await start()
    const twice = `insert into jobs (name) values ('what a buyer wrote'), ('what a buyer wrote')`
    await inDatabase(dataDir, twice).catch(() => undefined)
    await stop(child)
    const log = await readFile(join(dataDir, 'postgres.log'), 'utf8')
    expect(log).toContain('duplicate key value')
    expect(log).not.toContain('what a buyer wrote')
  })

  test('asked to stop, it finishes the request in flight and takes no other', async () => {
    const { child, url } = await start()
    const body = JSON.stringify({ id_tienda: 1, ids: [] })
    const slow = request(`${url}/api/ids/por/productos`, {
      method: 'POST',
      headers: {
        'x-public-key': SECRETS.PUBLIC_KEY,
        'content-type': 'application/json',
        'content-length': body.length,
      },
    })
    const answered = new Promise<number | undefined>((done, fail) => {
      slow.once('response', (answer) => done(answer.resume().statusCode))
      slow.once('error', fail)
    })
    slow.write(body.slice(0, 5))
    // When a later request is answered, the earlier one has reached the program.
    expect(await status(url)).toBe(200)
    const stopped = stop(child)
    await expect.poll(() => status(url), { timeout: 20_000 }).toBe(0)
    slow.end(body.slice(5))
    expect(await answered).toBe(200)
    expect(await stopped).toBe(0)
    expect(await postgresOf(dataDir)).toBeNull()
  })

  test('whoever started it is gone: it stops by itself', async () => {
    const { child } = await start()
    const ended = new Promise((done) => child.once('exit', done))
    child.disconnect()
    expect(await ended).toBe(0)
    expect(await postgresOf(dataDir)).toBeNull()
  })
})

describe('after accidents', () => {
  test('killed hard, its PostgreSQL stays; the next start takes it over and stops it in the end', async () => {
    const first = await start()
    await stop(first.child, 'SIGKILL')
    const left = await postgresOf(dataDir)
    expect(left).not.toBeNull()
    const second = await start()
    expect(second.output()).toContain('took over')
    expect((await postgresOf(dataDir))?.pid).toBe(left?.pid)
    expect(await status(second.url)).toBe(200)
    await stop(second.child)
    expect(await postgresOf(dataDir)).toBeNull()
  })

  test('killed together with its PostgreSQL, the data is recovered', async () => {
    const first = await start()
    await inDatabase(dataDir, `insert into jobs (name) values ('survivor') returning name`)
    const postgres = await postgresOf(dataDir)
    process.kill(postgres?.pid ?? 0, 'SIGKILL')
    await stop(first.child, 'SIGKILL')
    await start()
    expect(await inDatabase(dataDir, `select name from jobs where name = 'survivor'`)).toEqual({ name: 'survivor' })
  })

  test('a PostgreSQL that dies while it serves is started again', async () => {
    const { url } = await start()
    expect(await status(url)).toBe(200)
    const postgres = await postgresOf(dataDir)
    process.kill(postgres?.pid ?? 0, 'SIGKILL')
    await expect
      .poll(async () => (await postgresOf(dataDir))?.pid ?? postgres?.pid, { timeout: 20_000 })
      .not.toBe(postgres?.pid)
    await expect.poll(() => status(url), { timeout: 20_000 }).toBe(200)
  })
})

describe('what prevents a start is one sentence', () => {
  test('a secret that nobody set, and the public key that everybody knows', async () => {
    const none = await refusal({ SHOPPER_SECRET: '', PAYMENT_SECRET: '', PUBLIC_KEY: '' })
    expect(none.code).toBe(1)
    expect(none.complaint).toMatch(
      /^These variables must be set: PUBLIC_KEY, SHOPPER_SECRET, PAYMENT_SECRET\. [^\n]*\.\n$/,
    )
    const known = await refusal({ PUBLIC_KEY: 'demo' })
    expect(known.code).toBe(1)
    expect(known.complaint).toMatch(/^These variables must be set: PUBLIC_KEY\. /)
  })

  test('the data folder is in use', async () => {
    const { child } = await start()
    const { code, complaint } = await refusal({})
    expect(code).toBe(1)
    expect(complaint).toMatch(oneSentence)
    expect(complaint).toContain(`The data folder ${dataDir} is in use by process ${child.pid}: `)
  })

  test('two first starts at the same moment: one serves, the other says so', async () => {
    const folder = await newFolder()
    const both = [launch({ DATA_DIR: folder }), launch({ DATA_DIR: folder })]
    const codes = await Promise.all(both.map(({ ready, ended }) => Promise.race([ready, ended])))
    expect(codes.toSorted()).toEqual([1, undefined])
    const loser = both[codes.indexOf(1)]
    expect(loser?.complaint()).toMatch(oneSentence)
    expect(loser?.complaint()).toContain('is in use by')
  })

  test('the port is taken', async () => {
    const taken = createServer()
    await new Promise<void>((done) => taken.listen(0, done))
    const address = taken.address()
    const port = typeof address === 'object' ? String(address?.port) : ''
    const { code, complaint } = await refusal({ API_PORT: port })
    expect([code, complaint]).toEqual([
      1,
      `Port ${port} is taken: stop the program that uses it, or choose another port with API_PORT.\n`,
    ])
    taken.close()
  })

  test('the database of DATABASE_URL cannot be reached, is no address, or is not UTF8', async () => {
    const nobody = await refusal({ DATABASE_URL: 'postgres://user:secret@127.0.0.1:9/shop' })
    expect([nobody.code, nobody.complaint]).toEqual([
      1,
      'No database answers at 127.0.0.1:9/shop (ECONNREFUSED): check DATABASE_URL, or unset it to use the built-in one.\n',
    ])
    const wrong = await refusal({ DATABASE_URL: 'mysql://somewhere', API_PORT: 'x' })
    expect([wrong.code, wrong.complaint]).toEqual([
      1,
      'These variables cannot be used as they are: DATABASE_URL, API_PORT. Mend or unset them.\n',
    ])

    await start()
    const url = new URL((await joinCluster(dataDir)) ?? '')
    await inDatabase(dataDir, `create database latin encoding 'LATIN1' locale 'C' template template0`)
    url.pathname = '/latin'
    const { code, complaint } = await refusal({ DATABASE_URL: url.href })
    expect(code).toBe(1)
    expect(complaint).toMatch(oneSentence)
    expect(complaint).toContain('is encoded in LATIN1')
    expect(complaint).not.toContain(url.password)
  })

  test('the data folder cannot be written', async () => {
    const { code, complaint } = await refusal({ DATA_DIR: '/dev/null/feria' })
    expect(code).toBe(1)
    expect(complaint).toMatch(oneSentence)
    expect(complaint).toContain('The data folder /dev/null/feria cannot be written: ')
  })
})

// PostgreSQL does not run as root: whoever tests as root sees both kinds of user, others only their own above.
const NOBODY = { uid: 65_534, gid: 65_534 }
const isRoot = process.getuid?.() === 0
const nobodyMayRead = isRoot && (await canEnter(NOBODY, import.meta.dirname))

if (isRoot) {
  describe('started by root', () => {
    test('in a folder that is closed to others, the data goes elsewhere, and it says where', async () => {
      const closed = await newFolder()
      await chmod(closed, 0o700)
      const folder = join(closed, 'data')
      const { child, url, output } = await start({ DATA_DIR: folder })
      expect(await status(url)).toBe(200)
      const [, place] = /the data of PostgreSQL goes to (\S+),/.exec(output()) ?? []
      expect(place).toBeTruthy()
      folders.push(place ?? '')
      await stop(child)
      const again = await start({ DATA_DIR: folder })
      expect(again.output()).toContain(`the data of PostgreSQL is in ${place}`)
    })

    if (nobodyMayRead) {
      test('an ordinary user runs it too', async () => {
        const folder = join(await newFolder(), 'data')
        await chmod(join(folder, '..'), 0o755)
        await mkdir(folder)
        await chown(folder, NOBODY.uid, NOBODY.gid)
        const { url } = await start({ DATA_DIR: folder }, NOBODY)
        expect(await status(url)).toBe(200)
      })
    }
  })
}
