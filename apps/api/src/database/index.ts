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
export {
  type Cluster,
  copyCluster,
  joinCluster,
  logArchiveIn,
  openCluster,
  type Recovery,
  restoreCluster,
} from './embedded.ts'
export { migrate, requireMigrated } from './migrate.ts'
export { asWorker, type Database, inShop, openDatabase, outsideShops, type Tx } from './open.ts'
export { ensureRequestsLogin, requestsUrlOf } from './requests-login.ts'
export { type DatabaseFailure, DatabaseUnavailable } from './unavailable.ts'
