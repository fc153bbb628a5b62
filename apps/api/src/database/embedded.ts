import { join } from 'node:path'
import { DatabaseUnavailable } from './unavailable.ts'

type Embedded = typeof import('@store/postgres')
export type Cluster = Awaited<ReturnType<Embedded['openCluster']>>
export type Recovery = Awaited<ReturnType<Embedded['restoreCluster']>>

/** Where the log is archived in the folder of backups. */
export const logArchiveIn = (backups: string): string => join(backups, 'log')

/** Opens an embedded PostgreSQL for this data folder, for development only and in no image. Throws `DatabaseUnavailable`. */
export const openCluster: Embedded['openCluster'] = (options) => trying(({ openCluster: open }) => open(options))

/** Copies the files of a running embedded PostgreSQL. */
export const copyCluster: Embedded['copyCluster'] = (options) => trying(({ copyCluster: copy }) => copy(options))

/** Restores an embedded PostgreSQL from such a copy and the log archived since. Throws `DatabaseUnavailable`. */
export const restoreCluster: Embedded['restoreCluster'] = (options) =>
  trying(({ restoreCluster: restore }) => restore(options))

async function trying<T>(work: (found: Embedded) => Promise<T>): Promise<T> {
  const found = await embedded()
  const { PostgresUnavailable } = found
  try {
    return await work(found)
  } catch (error) {
    if (!(error instanceof PostgresUnavailable)) throw error
    throw new DatabaseUnavailable(error.failure, error.message, { cause: error })
  }
}

/** The address of the server that another running process started for this data folder, or null. */
export async function joinCluster(dataDir: string): Promise<string | null> {
  const { joinCluster: join } = await embedded()
  return join(dataDir)
}

/** Imports the package on demand, because it is not part of a deployment. */
async function embedded(): Promise<Embedded> {
  try {
    return await import('@store/postgres')
  } catch (cause) {
    throw new DatabaseUnavailable('noBinaries', 'There is no PostgreSQL here to start: set DATABASE_URL.', { cause })
  }
}
