import { DatabaseUnavailable } from './unavailable.ts'

type Embedded = typeof import('@store/postgres')
export type Cluster = Awaited<ReturnType<Embedded['openCluster']>>

/** An embedded PostgreSQL for this data folder, for development only and in no image. Throws `DatabaseUnavailable`. */
export async function openCluster(options: Parameters<Embedded['openCluster']>[0]): Promise<Cluster> {
  const { openCluster: open, PostgresUnavailable } = await embedded()
  try {
    return await open(options)
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

/** Imported on demand, because it is not part of a deployment. */
async function embedded(): Promise<Embedded> {
  try {
    return await import('@store/postgres')
  } catch (cause) {
    throw new DatabaseUnavailable('noBinaries', 'There is no PostgreSQL here to start: set DATABASE_URL.', { cause })
  }
}
