export type PostgresFailure = 'inUse' | 'noPermission' | 'noUser' | 'noBinaries' | 'failed'

/** Why PostgreSQL is unavailable. The message is one sentence for a person, and says what to do. */
export class PostgresUnavailable extends Error {
  readonly failure: PostgresFailure
  constructor(failure: PostgresFailure, message: string, options?: ErrorOptions)
}

/** A PostgreSQL server that this process runs for a data folder. */
export type Cluster = {
  readonly url: string
  /** True when a server left behind by a killed process was taken over. */
  readonly adopted: boolean
  /** Closes all connections and stops the server. Call it last. */
  readonly stop: () => Promise<void>
}

/**
 * Starts PostgreSQL for a data folder, creating it the first time. A server left by a killed process is taken over;
 * one that dies is started again, on the same port. Two owners of one folder: the second gets `PostgresUnavailable`.
 * `version`: the major version, 18 when not given; 15 is installed where development dependencies are. `archive`: the
 * folder in which the server keeps its log for `restoreCluster`. `durable: false`: commits do not wait for the disk, which
 * is for data that nobody needs after the machine stops.
 */
export function openCluster(options: {
  dataDir: string
  log: (line: string) => void
  version?: 15 | 18
  archive?: string | undefined
  durable?: boolean
}): Promise<Cluster>

/** The address of the server that another process runs for this data folder; null: there is none. */
export function joinCluster(dataDir: string): Promise<string | null>

/** The data that is needed to restore a copy. */
export type ClusterCopy = {
  /** The cluster's system identifier, which its copies share. */
  readonly identifier: string
  /** The major version of PostgreSQL. */
  readonly version: number
  readonly password: string
}

/**
 * Copies the cluster of a data folder while its server runs, file by file; returns its data and moment. `write` creates a
 * file with this text.
 */
export function copyCluster(options: {
  dataDir: string
  url: string
  copy: (from: string, name: string) => Promise<void>
  write: (name: string, text: string) => Promise<void>
}): Promise<ClusterCopy & { readonly at: Date }>

export type Recovery =
  /** `at`: the time of the last transaction that was replayed from the log; null: none was. */
  | { readonly kind: 'recovered'; readonly at: Date | null }
  /** The log ends before the requested moment. */
  | { readonly kind: 'missed' }

/**
 * Restores the cluster of a data folder from a copy, which `fill` writes into a folder, and from the log that was archived
 * since, to its end or to a moment. The former cluster is kept until the new one has recovered. Throws
 * `PostgresUnavailable`.
 */
export function restoreCluster(options: {
  dataDir: string
  log: (line: string) => void
  copy: ClusterCopy
  fill: (folder: string) => Promise<void>
  archive?: string | undefined
  until?: Date | undefined
}): Promise<Recovery>

/** The running server of a folder; null: there is none. */
export function findPostmaster(folder: string): Promise<{ readonly pid: number; readonly port: number | null } | null>

/** Whether a system user may enter a folder. */
export function canEnter(user: { readonly uid?: number; readonly gid?: number }, folder: string): Promise<boolean>
