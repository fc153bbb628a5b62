import type { PoolClient } from 'pg'
import type { Database } from './open.ts'

/** Key of the advisory lock that migrations take. */
const MIGRATIONS = 2_113_002

/** Does what migrations do, while no other process does: of several that start at once, one after the other. */
export async function whileNobodyMigrates<T>(db: Database, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await db.owner.connect()
  try {
    await client.query(`select pg_advisory_lock(${MIGRATIONS})`)
    return await work(client)
  } finally {
    await client.query(`select pg_advisory_unlock(${MIGRATIONS})`).catch(() => undefined)
    client.release()
  }
}

/**
 * Does something that nobody else may be doing; null when somebody is. `what` names it; whoever dies in it makes room at
 * once.
 */
export async function ifAlone<T>(db: Database, what: string, work: () => Promise<T>): Promise<T | null> {
  const client = await db.owner.connect()
  const key = 'hashtextextended($1, 0)'
  try {
    const { rows } = await client.query<{ alone: boolean }>(`select pg_try_advisory_lock(${key}) as alone`, [what])
    if (!rows[0]?.alone) return null
    try {
      return await work()
    } finally {
      await client.query(`select pg_advisory_unlock(${key})`, [what]).catch(() => undefined)
    }
  } finally {
    client.release()
  }
}
