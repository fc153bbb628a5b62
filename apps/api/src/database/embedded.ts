import { DatabaseUnavailable } from './unavailable.ts'

type Embedded = typeof import('@store/postgres')
export type Cluster = Awaited<ReturnType<Embedded['openCluster']>>

/** A PostgreSQL of our own for this data folder: for development alone, in no image. Throws `DatabaseUnavailable`. */
export async function openCluster(options: Parameters<Embedded['openCluster']>[0]): Promise<Cluster> {
  const { openCluster: open, PostgresUnavailable } = await embedded()
  try {
    return await open(options)
  } catch (error) {
    if (!(error instanceof PostgresUnavailable)) throw error
    throw new DatabaseUnavailable(error.failure, error.message, { cause: error })
  }
}

/** The address of the server that another living process runs for this data folder, or null when there is none. */
export async function joinCluster(dataDir: string): Promise<string | null> {
  const { joinCluster: join } = await embedded()
  return join(dataDir)
}

/** Looked for when it is needed: it is no part of what is deployed. */
async function embedded(): Promise<Embedded> {
  try {
    return await import('@store/postgres')
  } catch (cause) {
    throw new DatabaseUnavailable('noBinaries', 'There is no PostgreSQL here to start: set DATABASE_URL.', { cause })
  }
}
