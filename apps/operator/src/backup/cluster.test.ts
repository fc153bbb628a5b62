import { execFile } from 'node:child_process'
import { appendFile, lstat, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Database, logArchiveIn, openCluster } from '@store/api/database'
import { openS3Server } from '@store/api/testing'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openPlace, openShops } from './testing.ts'

// Servers are started and stopped many times.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

// A restore drill on a separate embedded PostgreSQL; each test continues from the one before.

const place = await openPlace()
const { dataDir, backups } = place
const environment = { DATABASE_URL: '', BACKUP_DIR: backups }
const start = async () => {
  const cluster = await openCluster({ dataDir, log: () => undefined, archive: logArchiveIn(backups) })
  const shops = await openShops(cluster, dataDir, environment)
  return { cluster, ...shops }
}

let here: Awaited<ReturnType<typeof start>>
beforeAll(async () => {
  here = await start()
  await here.openShop('ana')
  await here.openShop('bea')
})
afterAll(async () => {
  await here.close()
  await here.cluster.stop()
  await place.close()
  vi.resetConfig()
})

/** Waits until everything committed is in the archive. */
async function archived({ owner }: Database): Promise<void> {
  const { rows: ends } = await owner.query<{ file: string }>('select pg_walfile_name(pg_switch_wal()) as file')
  for (;;) {
    const { rows } = await owner.query<{ last: string | null }>(
      'select last_archived_wal as last from pg_stat_archiver',
    )
    if ((rows[0]?.last ?? '').slice(8, 24) >= (ends[0]?.file ?? '').slice(8, 24)) return
  }
}

const restore = (...options: readonly string[]) => here.feria.run('database', 'restore', backup, ...options, '--json')

const backup = join(place.folder, 'backups', 'first')
const known = { digest: {} as unknown, middle: {} as unknown, at: '', order: {} as unknown, logo: '' }

test('shops are backed up while orders are placed, into files that only their owner reads', async () => {
  const ordering = Promise.all(Array.from({ length: 40 }, () => here.order('ana')))
  const { code, out, err } = await here.feria.run('database', 'backup', backup, '--json')
  await ordering
  expect([code, err]).toEqual([0, ''])
  expect(JSON.parse(out)).toMatchObject({ folder: backup, kind: 'cluster', shops: 2, pictures: 2 })
  const entries = await readdir(backup, { recursive: true, withFileTypes: true })
  for (const entry of entries) {
    const { mode } = await lstat(join(entry.parentPath, entry.name))
    expect([entry.name, mode & 0o777]).toEqual([entry.name, entry.isDirectory() ? 0o700 : 0o600])
  }
  expect((await lstat(backup)).mode & 0o777).toBe(0o700)
  expect(await readdir(backups)).toEqual(['first', 'log'])
  const checked = await promisify(execFile)('sha256sum', ['--check', '--strict', '--quiet', 'SHA256SUMS'], {
    cwd: backup,
  })
  expect(checked.stdout).toBe('')
})

/** Stops everything that uses the data, until `startedAgain`. */
async function stopped() {
  await here.db.close()
  await here.cluster.stop()
}
async function startedAgain() {
  await here.feria.close()
  here = await start()
}

test('a folder that is there is left alone', async () => {
  const { code, err } = await here.feria.run('database', 'backup', backup)
  expect([code, err]).toEqual([1, `${backup} is there already. Name a folder that is not.\n`])
  expect((await here.feria.as({ BACKUP_DIR: '' }).run('database', 'backup')).err).toContain('set BACKUP_DIR')
})

test('when the data is lost, the backup and the archived log give every shop, order and picture back', async () => {
  const number = await here.order('bea')
  known.middle = await here.digest()
  const { rows } = await here.db.owner.query<{ now: Date }>('select clock_timestamp() as now')
  known.at = rows[0]?.now.toISOString() ?? ''
  await here.order('ana')
  known.digest = await here.digest()
  known.order = await here.feria.json('orders', 'show', String(number), '--shop', 'bea')
  known.logo = await here.logo('ana')
  expect(known.logo).toMatch(/^200 <svg/)
  await archived(here.db)

  await here.db.close()
  const home = JSON.parse(await readFile(join(dataDir, 'postgres.json'), 'utf8')) as { folder: string }
  await here.cluster.stop()
  await rm(home.folder, { recursive: true, force: true })
  await rm(dataDir, { recursive: true })
  const { code, out, err } = await restore()
  expect([code, err]).toEqual([0, ''])
  expect(JSON.parse(out)).toMatchObject({ shops: 2, pictures: 2 })
  await startedAgain()
  expect(await here.digest()).toEqual(known.digest)
  expect(await here.feria.json('orders', 'show', String(number), '--shop', 'bea')).toEqual(known.order)
  expect(await here.logo('ana')).toBe(known.logo)
})

test('a running server is not restored over, nor are shops unless it is said', async () => {
  expect((await restore('--replace')).err).toContain('Stop the server first.')
  await here.order('ana')
  const before = await here.digest()
  await stopped()
  expect(await restore()).toMatchObject({ code: 1, err: expect.stringContaining('This database has 2 shops.') })
  expect((await here.feria.as({ DATABASE_URL: 'postgres://127.0.0.1/x' }).run('database', 'restore', backup)).err).toBe(
    'This is a backup of the built-in PostgreSQL. Unset DATABASE_URL to restore it.\n',
  )
  await startedAgain()
  expect(await here.digest()).toEqual(before)
})

test('what was lost twice is restored with what came after the first time', async () => {
  const before = await here.digest()
  await stopped()
  expect((await restore('--replace')).code).toBe(0)
  await startedAgain()
  expect(await here.digest()).toEqual(before)
})

test('a point in time is restored; one that the log does not reach is refused, and nothing is changed', async () => {
  const before = await here.digest()
  await stopped()
  expect((await restore('--replace', '--until', '2999-01-01T00:00:00Z')).err).toContain('The archived log ends before')
  expect((await restore('--replace', '--until', '2020-01-01T00:00:00Z')).err).toContain('Take an earlier one.')
  expect((await restore('--until', 'yesterday')).err).toContain('2026-11-26T12:00:00Z')
  await startedAgain()
  expect(await here.digest()).toEqual(before)
  await stopped()
  expect((await restore('--replace', '--until', known.at)).code).toBe(0)
  await startedAgain()
  expect(await here.digest()).toEqual(known.middle)
})

test('pictures in a bucket are not in a backup, which says so; those of a backup are restored into the bucket', async () => {
  const bucket = await openS3Server()
  const feria = here.feria.as(bucket.variables)
  const without = join(place.folder, 'backups', 'without')
  const { code, out } = await feria.run('database', 'backup', without)
  expect([code, out]).toEqual([
    0,
    expect.stringMatching(/^2 shops of .*, without pictures: they are in the bucket pictures\n$/),
  ])
  await stopped()
  const elsewhere = await here.feria.run('database', 'restore', without, '--replace', '--json')
  expect([elsewhere.code, elsewhere.err]).toEqual([0, expect.stringContaining('are in the bucket pictures')])
  expect((await feria.run('database', 'restore', backup, '--replace')).code).toBe(0)
  const back = ['media', 'copy', '--from', 's3', '--to', 'disk'] as const
  const copied = await here.feria.as({ ...bucket.variables, DATA_DIR: join(place.folder, 'from-bucket') }).json(...back)
  expect(copied).toMatchObject({ shops: 2, copied: 2, damaged: [] })
  await bucket.close()
  await startedAgain()
})

test.each([
  ['a file of another size', (file: string) => truncate(file, 3)],
  [
    'a file with other content',
    async (file: string) => writeFile(file, (await readFile(file, 'latin1')).toUpperCase()),
  ],
  ['a file that is gone', (file: string) => rm(file)],
  ['a name that leads elsewhere', () => appendFile(join(backup, 'SHA256SUMS'), `${'0'.repeat(64)}  ../x\n`)],
  ['no manifest', () => rm(join(backup, 'manifest.json'))],
])('a backup with %s is refused', async (_, damage) => {
  const file = join(backup, 'postgres', 'backup_label')
  const filesBefore = await Promise.all(
    [file, join(backup, 'SHA256SUMS'), join(backup, 'manifest.json')].map(
      async (path) => [path, await readFile(path)] as const,
    ),
  )
  await damage(file)
  const { code, err } = await restore('--replace')
  expect([code, err]).toEqual([1, expect.stringMatching(/is damaged: .* Take another one\.|is no backup/)])
  for (const [path, content] of filesBefore) await writeFile(path, content)
})
