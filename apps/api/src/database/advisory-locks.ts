import type { ShopId } from '@store/core'
import { sql } from 'drizzle-orm'
import type { PoolClient } from 'pg'
import type { Database, Tx } from './open.ts'
import { execute } from './query.ts'

/** Key of the advisory lock that migrations take. */
const MIGRATIONS = 2_113_002

/** Runs `work` under the migration lock: processes that start together do it one after the other. */
export function withMigrationLock<T>(db: Database, work: (client: PoolClient) => Promise<T>): Promise<T> {
  return inLockingTransaction(db, async (holder) => {
    await holder.query(`select pg_advisory_xact_lock(${MIGRATIONS})`)
    // A second connection, so that transactions of `work` do not end the one that holds the lock.
    const client = await db.owner.connect()
    try {
      return await work(client)
    } finally {
      client.release()
    }
  })
}

/**
 * Runs `work` under the lock with this name. Null, without running it, while another process holds the lock, which a process
 * that dies loses.
 */
export function tryWithLock<T>(db: Database, name: string, work: () => Promise<T>): Promise<T | null> {
  return inLockingTransaction(db, async (holder) => {
    const { rows } = await holder.query<{ alone: boolean }>(
      'select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as alone',
      [name],
    )
    return rows[0]?.alone ? work() : null
  })
}

/**
 * Opens a transaction that only holds a lock, however long the work elsewhere takes. A session's lock would be lost or never
 * released behind a pooler that gives each transaction another connection.
 */
async function inLockingTransaction<T>(db: Database, work: (holder: PoolClient) => Promise<T>): Promise<T> {
  const holder = await db.owner.connect()
  try {
    await holder.query('begin; set local idle_in_transaction_session_timeout = 0')
    return await work(holder)
  } finally {
    await holder.query('rollback').catch(() => undefined)
    holder.release()
  }
}

/** Things of a shop that one transaction at a time may add or remove, because their number decides what is allowed. */
type LockedCount = 'team' | 'webhooks' | 'keys' | 'coupons'

/**
 * Locks these things of the shop until the transaction ends, so that the next transaction sees what this one added or
 * removed.
 */
export async function lockInShop(tx: Tx, shopId: ShopId, things: LockedCount): Promise<void> {
  // The team's lock keeps the name that earlier releases use, because they may run beside this one.
  const name = things === 'team' ? `team ${shopId}` : `${things} of ${shopId}`
  await execute(tx, sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}
