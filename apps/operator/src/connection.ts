import {
  type Database,
  DatabaseUnavailable,
  joinCluster,
  migrate,
  openCluster,
  openDatabase,
} from '@store/api/database'
import { Complaint } from './complaint.ts'
import { absolutePath, terminal } from './terminal.ts'

export type Connection = { readonly db: Database; readonly dataFolder: string }

/**
 * Runs `work` on the database: that of DATABASE_URL, otherwise the running server's, otherwise one that is started for
 * this command and stopped afterwards.
 */
export async function withDatabase<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
  const dataFolder = absolutePath(terminal().env.DATA_DIR || '.data')
  const { url, stop } = await reach(dataFolder)
  try {
    const db = await openDatabase(url)
    try {
      await migrate(db)
      return await work({ db, dataFolder })
    } finally {
      await db.close()
    }
  } catch (problem) {
    throw problem instanceof DatabaseUnavailable ? new Complaint(problem.message) : problem
  } finally {
    await stop()
  }
}

async function reach(dataFolder: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const nothing = async () => {}
  const given = terminal().env.DATABASE_URL
  if (given) return { url: given, stop: nothing }
  const running = await joinCluster(dataFolder)
  if (running) return { url: running, stop: nothing }
  try {
    return await openCluster({ dataDir: dataFolder, log: () => {} })
  } catch (problem) {
    throw problem instanceof DatabaseUnavailable ? new Complaint(problem.message) : problem
  }
}
