import type { PoolClient } from 'pg'
import type { Database } from './open.ts'

/** What several processes that start at once do one after the other. */
const TURNS = { migrations: 2_113_002, demo: 2_113_003 } as const

/** Does something while no other process does the same; whoever dies in it makes room for the next. */
export async function inTurn<T>(
  db: Database,
  turn: keyof typeof TURNS,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await db.owner.connect()
  try {
    await client.query(`select pg_advisory_lock(${TURNS[turn]})`)
    return await work(client)
  } finally {
    await client.query(`select pg_advisory_unlock(${TURNS[turn]})`).catch(() => undefined)
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
