import {
  type Cluster,
  type Database,
  DatabaseUnavailable,
  joinCluster,
  logArchiveIn,
  migrate,
  openCluster,
  openDatabase,
} from '@store/api/database'
import { Complaint } from './complaint.ts'
import { absolutePath, terminal } from './terminal.ts'

/** `isEmbedded`: it is the PostgreSQL of the data folder, not one of DATABASE_URL. */
export type Server = { readonly url: string; readonly dataFolder: string; readonly isEmbedded: boolean }
export type Connection = { readonly db: Database; readonly dataFolder: string }

export const dataFolder = () => absolutePath(terminal().env.DATA_DIR || '.data')

/** The folder of backups, if there is one. */
export function backupFolder(): string | null {
  const folder = terminal().env.BACKUP_DIR
  return folder ? absolutePath(folder) : null
}

/** Runs `work` on the up-to-date database of `withServer`. */
export function withDatabase<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
  return withServer(({ url, dataFolder: folder }) =>
    onDatabase(url, async (db) => {
      await migrate(db)
      return work({ db, dataFolder: folder })
    }),
  )
}

/**
 * Runs `work` beside a server: that of DATABASE_URL, otherwise the running one, otherwise one that is started for this
 * command and stopped afterwards.
 */
export async function withServer<T>(work: (server: Server) => Promise<T>): Promise<T> {
  const folder = dataFolder()
  const { stop, ...found } = await complaining(() => reach(folder))
  try {
    return await complaining(() => work({ ...found, dataFolder: folder }))
  } finally {
    await stop()
  }
}

/** Runs `work` on the database at this address as it is. */
export async function onDatabase<T>(url: string, work: (db: Database) => Promise<T>): Promise<T> {
  const db = await openDatabase(url)
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}

/** Turns an error of the database into a sentence for the person at the keyboard. */
export async function complaining<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (problem) {
    throw problem instanceof DatabaseUnavailable ? new Complaint(problem.message) : problem
  }
}

async function reach(folder: string) {
  const stop = async () => {}
  const databaseUrl = terminal().env.DATABASE_URL
  if (databaseUrl) return { url: databaseUrl, isEmbedded: false, stop }
  const running = await joinCluster(folder)
  if (running) return { url: running, isEmbedded: true, stop }
  return { ...(await openEmbedded(folder)), isEmbedded: true }
}

/** Starts the PostgreSQL of this data folder; its log has no gap where the server's is archived. */
export function openEmbedded(folder: string): Promise<Cluster> {
  const backups = backupFolder()
  const archive = backups === null ? undefined : logArchiveIn(backups)
  return openCluster({ dataDir: folder, log: () => {}, archive })
}
