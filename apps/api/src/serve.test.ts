import { chmod, chown, mkdir, readFile, stat } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { canEnter, findPostmaster, joinCluster } from '@store/postgres'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { inDatabase, openApiProgram, SECRETS, stop } from './programs/testing.ts'

let api: Awaited<ReturnType<typeof openApiProgram>>
beforeAll(async () => {
  api = await openApiProgram('serve-test')
})
afterEach(() => api.stopAll())
afterAll(() => api.remove())

const status = (url: string) =>
  fetch(`${url}/api/v1/common/cities`, { headers: { 'x-public-key': SECRETS.PUBLIC_KEY } }).then(
    (answer) => answer.status,
    () => 0,
  )
const postgresOf = async (folder: string) => {
  const home = JSON.parse(await readFile(join(folder, 'postgres.json'), 'utf8')) as { folder: string }
  return findPostmaster(home.folder)
}
describe('starting and stopping', () => {
  test('opens no shop, and says which optional parts nobody has configured', async () => {
    const { url, child } = await api.start({ DATA_DIR: await api.newFolder() })
    const ready = await fetch(`${url}/readyz`)
    expect([ready.status, await ready.json()]).toEqual([200, expect.objectContaining({ mail: 'unset', push: 'unset' })])
    const answer = await fetch(`${url}/api/v1/templates/websites/template?criteria=alborada&isDomain=false`, {
      headers: { 'x-public-key': SECRETS.PUBLIC_KEY },
    })
    expect(answer.status).toBe(404)
    await stop(child)
  })

  test('creates the database in UTF8 whatever the machine speaks, and stops it last', async () => {
    await chmod(api.dataDir, 0o755)
    const { child, url, output } = await api.start()
    expect(await status(url)).toBe(200)
    expect((await stat(api.dataDir)).mode & 0o066).toBe(0)
    expect(output()).toContain('creating the database')
    expect(output()).toContain(`mail is written to ${join(api.dataDir, 'mail')}, since SMTP_URL is not set`)
    const { encoding, sorted } = (await inDatabase<{ encoding: string; sorted: string }>(
      api.dataDir,
      `select current_setting('server_encoding') as encoding,
        (select string_agg(n, ' ' order by n collate feria_names) from unnest(array['ñu', 'oso', 'Árbol', 'zorro', 'nube', 'bota', 'b 10', 'b 9']) n) as sorted`,
    )) ?? { encoding: '', sorted: '' }
    expect([encoding, sorted]).toEqual(['UTF8', 'Árbol b 9 b 10 bota nube ñu oso zorro'])
    await inDatabase(api.dataDir, `insert into jobs (name) values ('kept') returning name`)
    expect(await stop(child)).toBe(0)
    expect(await postgresOf(api.dataDir)).toBeNull()
    expect(await joinCluster(api.dataDir)).toBeNull()
  })

  test('a second start keeps the data, and is joined by others while it runs', async () => {
    const { output } = await api.start()
    expect(output()).not.toContain('creating the database')
    expect(await inDatabase(api.dataDir, `select name from jobs where name = 'kept'`)).toEqual({ name: 'kept' })
  })

  test('metrics are on a port of their own, only when asked for', async () => {
    const { child, output } = await api.start({ METRICS_PORT: '0' })
    const [, port] = /metrics on port (\d+) of 127\.0\.0\.1/.exec(output()) ?? []
    expect(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).toContain('feria_database_connections')
    await stop(child)
    expect((await api.start()).output()).not.toContain('metrics')
  })

  test('the log of PostgreSQL quotes no row and no statement', async () => {
    const { child } = await api.start()
    const twice = `insert into jobs (name) values ('what a buyer wrote'), ('what a buyer wrote')`
    await inDatabase(api.dataDir, twice).catch(() => undefined)
    await stop(child)
    const log = await readFile(join(api.dataDir, 'postgres.log'), 'utf8')
    expect(log).toContain('duplicate key value')
    expect(log).not.toContain('what a buyer wrote')
  })

  test('asked to stop, it finishes the request in flight and takes no other', async () => {
    const { child, url } = await api.start()
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
    expect(await postgresOf(api.dataDir)).toBeNull()
  })

  test('whoever started it is gone: it stops by itself', async () => {
    const { child } = await api.start()
    const ended = new Promise((done) => child.once('exit', done))
    child.disconnect()
    expect(await ended).toBe(0)
    expect(await postgresOf(api.dataDir)).toBeNull()
  })
})

describe('after accidents', () => {
  test('killed hard, its PostgreSQL stays; the next start takes it over and stops it in the end', async () => {
    const first = await api.start()
    await stop(first.child, 'SIGKILL')
    const left = await postgresOf(api.dataDir)
    expect(left).not.toBeNull()
    const second = await api.start()
    expect(second.output()).toContain('took over')
    expect((await postgresOf(api.dataDir))?.pid).toBe(left?.pid)
    expect(await status(second.url)).toBe(200)
    await stop(second.child)
    expect(await postgresOf(api.dataDir)).toBeNull()
  })

  test('killed together with its PostgreSQL, the data is recovered', async () => {
    const first = await api.start()
    await inDatabase(api.dataDir, `insert into jobs (name) values ('survivor') returning name`)
    const postgres = await postgresOf(api.dataDir)
    process.kill(postgres?.pid ?? 0, 'SIGKILL')
    await stop(first.child, 'SIGKILL')
    await api.start()
    expect(await inDatabase(api.dataDir, `select name from jobs where name = 'survivor'`)).toEqual({ name: 'survivor' })
  })

  test('a PostgreSQL that dies while it serves is started again', async () => {
    const { url } = await api.start()
    expect(await status(url)).toBe(200)
    const postgres = await postgresOf(api.dataDir)
    process.kill(postgres?.pid ?? 0, 'SIGKILL')
    await expect
      .poll(async () => (await postgresOf(api.dataDir))?.pid ?? postgres?.pid, { timeout: 20_000 })
      .not.toBe(postgres?.pid)
    await expect.poll(() => status(url), { timeout: 20_000 }).toBe(200)
  })
})

// PostgreSQL does not run as root: tests run as root cover both kinds of user, others only their own above.
const NOBODY = { uid: 65_534, gid: 65_534 }
const isRoot = process.getuid?.() === 0
const nobodyMayRead = isRoot && (await canEnter(NOBODY, import.meta.dirname))

if (isRoot) {
  describe('started by root', () => {
    test('in a folder that is closed to others, the data goes elsewhere, and it says where', async () => {
      const closed = await api.newFolder()
      await chmod(closed, 0o700)
      const folder = join(closed, 'data')
      const { child, url, output } = await api.start({ DATA_DIR: folder })
      expect(await status(url)).toBe(200)
      const [, place] = /the data of PostgreSQL goes to (\S+),/.exec(output()) ?? []
      expect(place).toBeTruthy()
      api.folders.push(place ?? '')
      await stop(child)
      const again = await api.start({ DATA_DIR: folder })
      expect(again.output()).toContain(`the data of PostgreSQL is in ${place}`)
    })

    if (nobodyMayRead) {
      test('an ordinary user runs it too', async () => {
        const folder = join(await api.newFolder(), 'data')
        await chmod(join(folder, '..'), 0o755)
        await mkdir(folder)
        await chown(folder, NOBODY.uid, NOBODY.gid)
        const { url } = await api.start({ DATA_DIR: folder }, NOBODY)
        expect(await status(url)).toBe(200)
      })
    }
  })
}
