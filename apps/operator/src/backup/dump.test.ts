import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { openCluster, openDatabase } from '@store/api/database'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openPlace, openShops } from './testing.ts'

// A PostgreSQL named by DATABASE_URL; here an embedded one of the oldest supported version.

const place = await openPlace()
const { dataDir } = place
let cluster: Awaited<ReturnType<typeof openCluster>>
let [ours, other] = ['', '']
beforeAll(async () => {
  cluster = await openCluster({ dataDir: join(place.folder, 'server'), log: () => undefined, version: 15 })
  await asAdministrator(`create role shops login createrole password 'shops'`)
  await asAdministrator(`create role backup login bypassrls password 'backup'`)
  await asAdministrator('grant pg_read_all_data to backup')
  for (const name of ['one', 'two']) await asAdministrator(`create database ${name} owner shops`)
  ours = addressOf('shops', 'one')
  other = addressOf('shops', 'two')
})
afterAll(async () => {
  await cluster.stop()
  await place.close()
})

function addressOf(user: string, database: string): string {
  const url = new URL(cluster.url)
  ;[url.username, url.password, url.pathname] = [user, user, `/${database}`]
  return url.href
}

async function asAdministrator(statement: string): Promise<void> {
  const db = await openDatabase(cluster.url)
  await db.owner.query(statement)
  await db.close()
}

const backup = join(place.folder, 'backups', 'dump')
/** Whether the client programs of that version are missing on this machine; the drill only runs if they are installed. */
const isMissing = (err: string) => err.includes('there is no pg_dump 15')

test('a dump wants a login that sees every row, and programs of the version of the server', async () => {
  const here = await openShops({ url: ours }, dataDir, { DATABASE_URL: ours })
  const refused = await here.feria.run('database', 'backup', backup)
  expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('create role feria_backup login bypassrls')])
  const empty = join(place.folder, 'empty')
  await mkdir(empty)
  const newest = { DATABASE_URL: inject('templateDatabaseUrl'), PATH: empty }
  expect((await here.feria.as(newest).run('database', 'backup', backup)).err).toMatch(
    /^The database is PostgreSQL (\d+), and there is no pg_dump \1 on PATH or in .*: postgresql-client-\1\)\.\n$/,
  )
  await here.close()
})

test('a dump goes into another database of another owner, and everything works there', async () => {
  const environment = { DATABASE_URL: ours, DATABASE_BACKUP_URL: addressOf('backup', 'one') }
  const here = await openShops({ url: ours }, dataDir, environment)
  await here.openShop('ana')
  const number = await here.order('ana')
  const digest = await here.digest()
  const order = await here.feria.json('orders', 'show', String(number), '--shop', 'ana')
  const { code, err } = await here.feria.run('database', 'backup', backup)
  if (code !== 0) {
    expect(err).toSatisfy(isMissing)
    return here.close()
  }
  const elsewhere = here.feria.as({ DATABASE_URL: other, DATA_DIR: join(place.folder, 'elsewhere') })
  expect((await elsewhere.run('database', 'restore', backup)).err).toBe('')
  await here.close()

  const there = await openShops({ url: other }, join(place.folder, 'elsewhere'), { DATABASE_URL: other })
  expect(await there.digest()).toEqual(digest)
  expect(await there.feria.json('orders', 'show', String(number), '--shop', 'ana')).toEqual(order)
  expect(await there.logo('ana')).toMatch(/^200 <svg/)
  // Search and stock run with the worker's rights.
  expect(await there.search('ana', 'ruanas')).toEqual(['Ruana'])
  await there.order('ana')
  expect((await there.feria.run('database', 'restore', backup)).err).toContain('This database has 1 shop.')
  expect((await there.feria.run('database', 'restore', backup, '--replace')).err).toContain(
    'connected to this database',
  )
  const { feria, db } = there
  await db.close()
  expect((await feria.run('database', 'restore', backup, '--replace')).err).toBe('')
  await feria.close()
  const again = await openShops({ url: other }, join(place.folder, 'elsewhere'), { DATABASE_URL: other })
  expect(await again.digest()).toEqual(digest)
  await again.close()
})
