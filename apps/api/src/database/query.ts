import { createHash } from 'node:crypto'
import { isTracing, traced } from '@store/telemetry'
import { type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import pg from 'pg'
import * as z from 'zod'
import type { Tx } from './open.ts'

/**
 * One schema for each field of a domain type: the compiler refuses missing and extra ones, and fields that may be null
 * need `nullable` or `nullish`.
 */
export type FieldsOf<Domain> = { readonly [Key in keyof Required<Domain>]: FieldOf<Domain[Key]> }
type FieldOf<Value> = null extends Value ? Nullable<Value> | z.ZodOptional<Nullable<Value>> : z.ZodType<Value>
type Nullable<Value> = z.ZodNullable<z.ZodType<Exclude<Value, null | undefined>>>

/**
 * The rows of a statement, each validated with `Row`. Define `Row` once, beside its query, because zod compiles it at the
 * first use. Columns that it does not name are left out. An error names the first column that does not
 * fit, but never its value, which may be personal data.
 */
export async function query<Row>(tx: Tx, Row: z.ZodType<Row>, statement: SQL): Promise<Row[]> {
  const rows = await (gatherers.get(tx)?.(statement) ?? rowsOf(tx, statement))
  return rows.map((row) => {
    const checked = Row.safeParse(row)
    if (!checked.success) throw new Error(`A row does not fit its schema: ${mismatchOf(checked.error)}`)
    return checked.data
  })
}

type Rows = readonly Readonly<Record<string, unknown>>[]
/** Collect the statements of transactions that `inOneStatement` has opened. */
const gatherers = new WeakMap<Tx, (statement: SQL) => Promise<Rows>>()

/**
 * Sends the queries that `ask` makes at once as one statement: each further statement costs several times what PostgreSQL
 * needs to find a small shop's rows (decision 167). Rows come as JSON, so their columns must have types that JSON has: no
 * bytes, no moments. Queries that `ask` makes later are sent as usual.
 */
export async function inOneStatement<T>(tx: Tx, ask: (tx: Tx) => Promise<T>): Promise<T> {
  const statements: SQL[] = []
  let send: (rows: Promise<readonly Rows[]>) => void = () => {}
  const answers = new Promise<readonly Rows[]>((resolve) => {
    send = resolve
  })
  const gathering: Tx = Object.create(tx)
  gatherers.set(gathering, (statement) => {
    const place = statements.push(statement) - 1
    return answers.then((rows) => rows[place] ?? [])
  })
  const answer = ask(gathering)
  gatherers.delete(gathering)
  send(rowsOfAll(tx, statements))
  return answer
}

async function rowsOfAll(tx: Tx, statements: readonly SQL[]): Promise<readonly Rows[]> {
  if (statements.length === 0) return []
  const lists = statements.map((each) => sql`(select coalesce(json_agg(r), '[]') from (${each}) r)`)
  const [row] = await rowsOf(tx, sql`select json_build_array(${sql.join(lists, sql`, `)}) as answers`)
  return row?.answers as readonly Rows[]
}

const rowsOf = async (tx: Tx, statement: SQL): Promise<Rows> => (await run(tx, statement)).rows

/** Runs a statement without reading rows. Returns how many it affected, or found. */
export async function execute(tx: Tx, statement: SQL): Promise<number> {
  return (await run(tx, statement)).rowCount ?? 0
}

/** Settings of ours that triggers and policies read, such as `app.order`. */
type Setting = 'order' | 'actor' | 'reason' | 'gone'

/**
 * Sets settings for the rest of the transaction. The values are in the text: a distributed database passes on to its other
 * servers what `set local` sets, but not what the function `set_config` sets.
 */
export async function setLocal(tx: Tx, settings: { readonly [Name in Setting]?: string }): Promise<void> {
  const each = Object.entries(settings).map(([name, value]) => `set local app."${name}" = ${pg.escapeLiteral(value)}`)
  await tx.$client.query(each.join('; '))
}

const dialect = new PgDialect()
const names = new Map<string, string>()
const DATABASE = { 'db.system.name': 'postgresql' }

/**
 * Runs a prepared statement: it is parsed and planned once per connection, which for lists saves two thirds of PostgreSQL's time.
 * Values must be parameters, so that there are few different texts, because every text stays prepared as long as the connection lives.
 */
function run(tx: Tx, statement: SQL) {
  const { sql: text, params } = dialect.sqlToQuery(statement)
  let name = names.get(text)
  if (name === undefined) {
    // A hash of the text, so that programs that share a connection never run each other's statement under the same name.
    name = createHash('sha256').update(text).digest('base64url')
    names.set(text, name)
  }
  const question = { name, text, values: params }
  const ask = () => tx.$client.query<Record<string, unknown>>(question)
  if (!isTracing()) return ask()
  const [verb = ''] = /\w+/.exec(text) ?? []
  return traced(`SQL ${verb}`, { kind: 'client', attributes: { ...DATABASE, 'db.query.text': text } }, ask)
}

/** Why a row does not match its schema: the column, with the path inside JSON, and the expected type. */
export function mismatchOf({ issues: [issue] }: z.ZodError): string {
  const column = issue?.path.join('.')
  if (issue?.code === 'invalid_type') return `column ${column} is no ${issue.expected}`
  if (issue?.code === 'invalid_value') return `column ${column} is none of ${issue.values.join(', ')}`
  if (issue?.code === 'custom') return `column ${column} is no ${issue.message}`
  return `column ${column}: ${issue?.code}`
}

/** A moment of a row as `Date` writes it, to the millisecond. */
export const utcText = (column: SQL): SQL => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/**
 * A stored list of names, without those that only a later release has: both run at once for a time, and the earlier one must
 * read what the later one has written.
 */
export const knownNames = <const Name extends string>(names: readonly Name[]) =>
  z.array(z.string()).transform((stored) => names.filter((name) => stored.includes(name)))

/** Stored texts by name, without names that only a later release has. */
export const knownTexts = <const Name extends string>(names: readonly Name[]) =>
  z
    .record(z.string(), z.string())
    .transform(
      (stored) =>
        Object.fromEntries(Object.entries(stored).filter(([name]) => names.includes(name as Name))) as Partial<
          Record<Name, string>
        >,
    )
