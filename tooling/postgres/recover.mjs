import { chown, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { archiveOf, restoreCommand } from './archive.mjs'
import { findBinaries, runAs } from './binaries.mjs'
import { connect, spawnServer } from './cluster.mjs'
import { findHome, freePort, hasData, permissionProblem, writeHome } from './home.mjs'
import { findPostmaster } from './postmaster.mjs'
import { PostgresUnavailable } from './unavailable.mjs'

/** Folders that a server needs, possibly empty, and that a copy does not contain. */
const FOLDERS = [
  ...['pg_commit_ts', 'pg_dynshmem', 'pg_notify', 'pg_replslot', 'pg_serial', 'pg_snapshots', 'pg_stat', 'pg_stat_tmp'],
  ...['pg_subtrans', 'pg_tblspc', 'pg_twophase', 'pg_logical/mappings', 'pg_logical/snapshots', 'pg_wal'],
]
/** PostgreSQL's message if the log ends before the moment. */
const MISSED = 'recovery ended before configured recovery target was reached'

/**
 * Restores the cluster of a data folder from a copy of `copyCluster`, which `fill` writes into a folder, and from the log
 * that was archived since, to its end or to a moment. The former cluster is kept until the new one has recovered.
 *
 * @param {Parameters<typeof import('./index.d.mts').restoreCluster>[0]} options
 * @returns {Promise<import('./index.d.mts').Recovery>}
 */
export async function restoreCluster({ dataDir, log, copy, fill, archive, until }) {
  const root = resolve(dataDir)
  const binaries = await findBinaries(copy.version, log)
  const former = await findHome(root, binaries, log)
  if (await findPostmaster(former.folder)) {
    throw new PostgresUnavailable('inUse', `The database in ${root} runs: stop the program that uses it first.`)
  }
  const staging = await mkdtemp(`${former.folder}.new-`).catch((error) => {
    throw permissionProblem(root, error)
  })
  try {
    const home = { folder: join(staging, 'data'), password: copy.password, port: await freePort() }
    await mkdir(home.folder, { mode: 0o700 })
    await fill(home.folder)
    for (const name of FOLDERS) await mkdir(join(home.folder, name), { recursive: true, mode: 0o700 })
    await writeFile(join(home.folder, 'recovery.signal'), '', { mode: 0o600 })
    await give(staging, binaries.user)
    const recovery = await recover(root, home, { ...binaries, settings: settingsOf(copy, archive, until) }, log)
    if (recovery.kind === 'recovered') await takeOver(root, { ...home, folder: former.folder }, home.folder)
    return recovery
  } finally {
    await rm(staging, { recursive: true, force: true })
  }
}

/**
 * The settings of the recovery. It always begins a new timeline, so that the server never writes log files that another has
 * archived.
 */
function settingsOf({ identifier }, archive, until) {
  const command = archive ? restoreCommand(archiveOf(resolve(archive), identifier)) : 'false'
  const moment = until?.toISOString().replace('T', ' ').replace('Z', '+00')
  const target = until ? [`recovery_target_time=${moment}`, 'recovery_target_action=promote'] : []
  return ['hot_standby=off', `restore_command=${command}`, ...target]
}

/** Starts the server to recover, and stops it. */
async function recover(root, home, binaries, log) {
  const failure = await spawnServer(root, home, binaries, log)
  if (failure === MISSED) return { kind: 'missed' }
  if (failure !== null) {
    throw new PostgresUnavailable(
      'failed',
      `The database could not be recovered: ${failure} (see ${join(root, 'postgres.log')})`,
    )
  }
  try {
    const client = await connect(home)
    const { rows } = await client.query('select pg_last_xact_replay_timestamp() as at')
    await client.end()
    return { kind: 'recovered', at: rows[0].at }
  } finally {
    await runAs(binaries.user, binaries.pgCtl, ['stop', '-D', home.folder, '-m', 'fast', '-w', '-t', '60'])
  }
}

/** Replaces the data folder's cluster by the recovered one. */
async function takeOver(root, home, recovered) {
  const aside = `${home.folder}.replaced`
  // Without data in the folder, the one set aside is the only former cluster.
  if (await hasData(home.folder)) {
    await rm(aside, { recursive: true, force: true })
    await rename(home.folder, aside)
  }
  await mkdir(dirname(home.folder), { recursive: true })
  await rename(recovered, home.folder)
  await writeHome(root, home)
  await rm(aside, { recursive: true, force: true })
}

/** Gives everything in the folder to the user. */
async function give(folder, { uid, gid }) {
  if (uid === undefined || gid === undefined) return
  await chown(folder, uid, gid)
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true }))
    await chown(join(entry.parentPath, entry.name), uid, gid)
}
