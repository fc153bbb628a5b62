import type { ShopId } from '@store/core'
import { sql } from 'drizzle-orm'
import type { PoolClient } from 'pg'
import type { Database, Tx } from './open.ts'
import { execute } from './query.ts'

/** Key of the advisory lock that migrations take. */
const MIGRATIONS = 2_113_002

/** Runs `work` under the migration lock: of several processes that start together, one after the other. */
export function withMigrationLock<T>(db: Database, work: (client: PoolClient) => Promise<T>): Promise<T> {
  return inLockingTransaction(db, async (holder) => {
    await holder.query(`select pg_advisory_xact_lock(${MIGRATIONS})`)
    // Another connection: what it does in transactions of its own must not end the lock's.
    const client = await db.owner.connect()
    try {
      return await work(client)
    } finally {
      client.release()
    }
  })
}

/** Runs `work` under the lock with this name. Null, without running it, while another process holds the lock. A process that dies loses it. */
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
 * A transaction that only holds a lock, however long the work elsewhere takes. Locks of a session would be lost, or never given back,
 * behind a pooler that gives each transaction another connection.
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

/** What of a shop is changed by one transaction at a time, because how many there are decides what may be added or taken away. */
type LockedCount = 'team' | 'webhooks' | 'keys' | 'coupons'

/** Until the transaction ends, nobody else adds to these things of the shop, or takes any away: the second sees what the first did. */
export async function lockInShop(tx: Tx, shopId: ShopId, things: LockedCount): Promise<void> {
  // The team's is called as releases before call it, which may run beside this one.
  const name = things === 'team' ? `team ${shopId}` : `${things} of ${shopId}`
  await execute(tx, sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}
