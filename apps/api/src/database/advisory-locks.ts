import type { PoolClient } from 'pg'
import type { Database } from './open.ts'

/** Key of the advisory lock that migrations take. */
const MIGRATIONS = 2_113_002

/** Runs `work` under the migration lock: of several processes that start together, one after the other. */
export async function withMigrationLock<T>(db: Database, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await db.owner.connect()
  try {
    await client.query(`select pg_advisory_lock(${MIGRATIONS})`)
    return await work(client)
  } finally {
    await client.query(`select pg_advisory_unlock(${MIGRATIONS})`).catch(() => undefined)
    client.release()
  }
}

/** Runs `work` under the lock with this name. Null, without running it, while another process holds the lock. A process that dies loses it. */
export async function tryWithLock<T>(db: Database, name: string, work: () => Promise<T>): Promise<T | null> {
  const client = await db.owner.connect()
  const key = 'hashtextextended($1, 0)'
  try {
    const { rows } = await client.query<{ alone: boolean }>(`select pg_try_advisory_lock(${key}) as alone`, [name])
    if (!rows[0]?.alone) return null
    try {
      return await work()
    } finally {
      await client.query(`select pg_advisory_unlock(${key})`, [name]).catch(() => undefined)
    }
  } finally {
    client.release()
  }
}
