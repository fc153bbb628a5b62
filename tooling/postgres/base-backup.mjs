import { readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { identifierOf } from './archive.mjs'
import { readHome } from './home.mjs'

/** Folders whose content belongs to the running server: they are empty in a copy. */
const EMPTIED = [
  ...['pg_dynshmem', 'pg_notify', 'pg_replslot', 'pg_serial', 'pg_snapshots', 'pg_stat_tmp', 'pg_subtrans'],
  'pg_wal',
]
const LEFT_OUT = /^(postmaster\.(pid|opts)|backup_label(\.old)?|tablespace_map|pg_internal\.init.*|pgsql_tmp.*)$/
/** Files that are copied concurrently, as each waits for the disk. */
const AT_ONCE = 16
const LOG_FILE = /^[0-9A-F]{24}$/

/**
 * Copies the cluster of a data folder while its server runs, without PostgreSQL's client programs. The copy is
 * self-contained: it includes the log that was written meanwhile.
 *
 * @param {{
 *   dataDir: string, url: string,
 *   copy: (from: string, name: string) => Promise<void>, write: (name: string, text: string) => Promise<void>,
 * }} options
 * @returns {Promise<import('./index.d.mts').ClusterCopy>}
 */
export async function copyCluster({ dataDir, url, copy, write }) {
  const { folder, password } = await readHome(resolve(dataDir))
  const client = new pg.Client({ connectionString: url, application_name: 'feria backup' })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows: versions } = await client.query(
      `select current_setting('server_version_num')::int / 10000 as version`,
    )
    // Prevents checkpoints from removing the log of this copy; the slot is temporary and ends with the connection.
    await client.query('select pg_create_physical_replication_slot($1, true, true)', [
      `feria_${process.pid}_${Date.now()}`,
    ])
    const { rows: starts } = await client.query(`select pg_walfile_name(pg_backup_start('feria', true)) as file`)
    const names = await filesIn(folder)
    for (let at = 0; at < names.length; at += AT_ONCE)
      await Promise.all(names.slice(at, at + AT_ONCE).map((name) => ifThere(copy(join(folder, name), name))))
    const { rows: stops } = await client.query(
      'select pg_walfile_name(lsn) as file, labelfile as label, clock_timestamp() as at from pg_backup_stop(false)',
    )
    await client.query('select pg_switch_wal()')
    const { file: last, label, at } = stops[0]
    await write('backup_label', label)
    const first = starts[0].file
    for (const name of (await readdir(join(folder, 'pg_wal'))).toSorted()) {
      const isNeeded = (LOG_FILE.test(name) && name >= first && name <= last) || name.endsWith('.history')
      if (isNeeded) await copy(join(folder, 'pg_wal', name), `pg_wal/${name}`)
    }
    return { identifier: await identifierOf(folder), version: versions[0].version, password, at }
  } finally {
    await client.end()
  }
}

/** The paths of the files to copy, relative to the folder. */
async function filesIn(folder, under = '') {
  const found = []
  for (const entry of await readdir(join(folder, under), { withFileTypes: true })) {
    const name = under === '' ? entry.name : `${under}/${entry.name}`
    if (LEFT_OUT.test(entry.name)) continue
    if (entry.isFile()) found.push(name)
    else if (entry.isDirectory() && !EMPTIED.includes(name)) found.push(...(await filesIn(folder, name)))
  }
  return found
}

/** Ignores the missing file of a table that was dropped meanwhile; the log has the drop, too. */
async function ifThere(copying) {
  await copying.catch((error) => {
    if (error.code !== 'ENOENT') throw error
  })
}
