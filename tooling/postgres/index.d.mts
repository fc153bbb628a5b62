export type PostgresFailure = 'inUse' | 'noPermission' | 'noUser' | 'noBinaries' | 'failed'

/** Why there is no PostgreSQL to work with. The message is one sentence for a person, and says what to do. */
export class PostgresUnavailable extends Error {
  readonly failure: PostgresFailure
  constructor(failure: PostgresFailure, message: string, options?: ErrorOptions)
}

/** A PostgreSQL of our own, running for one data folder. */
export type Cluster = {
  readonly url: string
  /** True when a server left behind by a killed process was taken over. */
  readonly adopted: boolean
  /** Disconnects everybody and stops the server. Call it last. */
  readonly stop: () => Promise<void>
}

/**
 * Starts PostgreSQL for a data folder, creating it the first time. A server left by a killed process is taken over;
 * one that dies is started again, on the same port. Two owners of one folder: the second gets `PostgresUnavailable`.
 * `version`: the major version, 18 when not given; 15 is installed where development dependencies are.
 */
export function openCluster(options: {
  dataDir: string
  log: (line: string) => void
  version?: 15 | 18
}): Promise<Cluster>

/** The address of the server that another living process runs for this data folder, or null when there is none. */
export function joinCluster(dataDir: string): Promise<string | null>

/** The server that runs on a folder; null when none does. */
export function findPostmaster(folder: string): Promise<{ readonly pid: number; readonly port: number | null } | null>

/** Whether a system user may enter a folder. */
export function canEnter(user: { readonly uid?: number; readonly gid?: number }, folder: string): Promise<boolean>
