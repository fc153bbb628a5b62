import { type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Tx } from './open.ts'

const dialect = new PgDialect()
const names = new Map<string, string>()

/**
 * Asks a question in SQL and answers its rows, as a prepared statement: parsed once per connection. Its text must be one
 * of few (what varies goes into parameters), since every text stays prepared for as long as the connection lives.
 */
export async function ask<Row extends object>(tx: Tx, question: SQL): Promise<Row[]> {
  const { sql: text, params } = dialect.sqlToQuery(question)
  let name = names.get(text)
  if (name === undefined) {
    name = `q${names.size}`
    names.set(text, name)
  }
  const { rows } = await tx.$client.query<Row>({ name, text, values: params })
  return rows
}

/** A moment of a row as `Date` writes it, to the millisecond. */
export const utcText = (column: SQL): SQL => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
