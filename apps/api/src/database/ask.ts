import type { SQL } from 'drizzle-orm'
import type { Tx } from './open.ts'
import { run } from './query.ts'

export { utcText } from './query.ts'

/** Asks a question in SQL and answers its rows, unchecked. */
export async function ask<Row extends object>(tx: Tx, question: SQL): Promise<Row[]> {
  return (await run(tx, question)).rows as Row[]
}
