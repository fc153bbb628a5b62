import {
  type Cluster,
  type Database,
  ensureLogins,
  logArchiveIn,
  loginsOf,
  migrate,
  openCluster,
  openDatabase,
  requireMigrated,
} from '../database/index.ts'
import { noPassword } from '../database/logins.ts'
import type { DatabaseSettings } from '../env.ts'
import { type Program, say } from './program.ts'

/**
 * Opens a program's database, and migrates it; with MIGRATIONS=off it must be up to date. Without DATABASE_URL an embedded
 * PostgreSQL is started.
 */
export async function openProgramDatabase(program: Program, settings: DatabaseSettings): Promise<Database> {
  const url = settings.DATABASE_URL ?? (await startCluster(program, settings)).url
  const urls = { requests: settings.DATABASE_APP_URL, identity: settings.DATABASE_IDENTITY_URL }
  const loginsOfUrl = loginsOf(url)
  const requests = urls.requests ?? loginsOfUrl?.requests
  const identity = urls.identity ?? loginsOfUrl?.identity
  if (requests === undefined || identity === undefined) throw noPassword(url)
  const logins = { requests, identity }
  const db = await openDatabase(url, logins)
  program.ends(db.close)
  if (settings.MIGRATIONS === 'off') await requireMigrated(db)
  else {
    say('bringing the database up to date')
    await migrate(db)
  }
  await ensureLogins(db, logins, urls)
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
