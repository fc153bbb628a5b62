export { canEnter } from './binaries.mjs'
export { joinCluster, openCluster } from './cluster.mjs'
export { findPostmaster } from './postmaster.mjs'
export { PostgresUnavailable } from './unavailable.mjs'
