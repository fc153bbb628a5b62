export { type Cluster, joinCluster, openCluster } from './cluster.ts'
export { migrate } from './migrate.ts'
export { asWorker, type Database, inShop, openDatabase, outsideShops, type Tx } from './open.ts'
export { type DatabaseFailure, DatabaseUnavailable } from './unavailable.ts'
