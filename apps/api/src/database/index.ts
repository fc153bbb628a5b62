export { tryWithLock } from './advisory-locks.ts'
export {
  type DatabaseState,
  emptyDatabase,
  giveToWorker,
  isKnownSchema,
  othersConnected,
  seesEveryRow,
  serverVersion,
  stateOf,
  workerFunctions,
} from './copies.ts'
export { type Distribution, distribute } from './distribute.ts'
export {
  type Cluster,
  copyCluster,
  joinCluster,
  logArchiveIn,
  openCluster,
  type Recovery,
  restoreCluster,
} from './embedded.ts'
export { ensureLogins, loginsOf } from './logins.ts'
export { migrate, requireMigrated } from './migrate.ts'
export {
  asIdentity,
  asWorker,
  type Database,
  inShop,
  type Logins,
  openDatabase,
  outsideShops,
  type Tx,
} from './open.ts'
export { type DatabaseFailure, DatabaseUnavailable } from './unavailable.ts'
