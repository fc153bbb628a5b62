import {
  type Cluster,
  type Database,
  ensureRequestsLogin,
  logArchiveIn,
  migrate,
  openCluster,
  openDatabase,
  requestsUrlOf,
  requireMigrated,
} from '../database/index.ts'
import { noPassword } from '../database/requests-login.ts'
import type { DatabaseSettings } from '../env.ts'
import { type Program, say } from './program.ts'

/**
 * The database of a program, brought up to date; with MIGRATIONS=off it must be. Without DATABASE_URL a PostgreSQL of our own is
 * started for it.
 */
export async function openProgramDatabase(program: Program, settings: DatabaseSettings): Promise<Database> {
  const url = settings.DATABASE_URL ?? (await startCluster(program, settings)).url
  const requestsUrl = settings.DATABASE_APP_URL ?? requestsUrlOf(url)
  if (requestsUrl === null) throw noPassword(url)
  const db = await openDatabase(url, requestsUrl)
  program.ends(db.close)
  if (settings.MIGRATIONS === 'off') await requireMigrated(db)
  else {
    say('bringing the database up to date')
    await migrate(db)
  }
  await ensureRequestsLogin(db, requestsUrl, settings.DATABASE_APP_URL === undefined)
  return db
}

async function startCluster(
  program: Program,
  { DATA_DIR: dataDir, BACKUP_DIR: backups }: DatabaseSettings,
): Promise<Cluster> {
  say('starting PostgreSQL')
  const opening = openCluster({ dataDir, log: say, archive: backups && logArchiveIn(backups) })
  // A signal to stop during the start waits for the start, so that nothing is left running.
  program.ends(() =>
    opening.then(
      (cluster) => cluster.stop(),
      () => undefined,
    ),
  )
  return opening
}
