import { sql } from 'drizzle-orm'
import { journal, migrationText } from './migrate.ts'
import { asWorker, type Database } from './open.ts'

// Queries and changes that the operator's backups need.

/** `schema`: when its newest migration was written; null: it has no tables of ours. */
export type DatabaseState = { readonly schema: number | null; readonly shops: number }

export async function stateOf(db: Database): Promise<DatabaseState> {
  const { rows } = await db.owner.query<{ known: boolean }>(
    `select to_regclass('public.migrations') is not null and to_regclass('public.shops') is not null as known`,
  )
  if (!rows[0]?.known) return { schema: null, shops: 0 }
  const newest = await db.owner.query<{ schema: number }>('select max(created_at) as schema from public.migrations')
  const [counted] = (
    await asWorker(db, (tx) => tx.execute<{ shops: number }>(sql`select count(*) as shops from shops`))
  ).rows
  return { schema: newest.rows[0]?.schema ?? null, shops: counted?.shops ?? 0 }
}

/** Whether this release can migrate such a database: its newest migration is not newer than ours. */
export const isKnownSchema = (schema: number): boolean => schema <= Math.max(...journal().map(({ when }) => when))

/** Whether a dump made with this login contains every row: row-level security hides rows from all other logins. */
export async function seesEveryRow({ owner }: Database): Promise<boolean> {
  const { rows } = await owner.query<{ all: boolean }>(
    'select rolsuper or rolbypassrls as all from pg_roles where rolname = current_user',
  )
  return rows[0]?.all ?? false
}

/** The major version of the server. */
export async function serverVersion({ owner }: Database): Promise<number> {
  const { rows } = await owner.query<{ version: number }>(
    `select current_setting('server_version_num')::int / 10000 as version`,
  )
  return rows[0]?.version ?? 0
}

/** The functions owned by the worker's role, whose rights they run with. A dump without owners loses that. */
export async function workerFunctions({ owner }: Database): Promise<readonly string[]> {
  const { rows } = await owner.query<{ name: string }>(
    `select oid::regprocedure::text as name from pg_proc where proowner = 'feria_worker'::regrole order by 1`,
  )
  return rows.map(({ name }) => name)
}

/** Makes the worker's role the owner of functions of a restored database, as the migrations do. */
export async function giveToWorker({ owner }: Database, functions: readonly string[]): Promise<void> {
  await owner.query('grant create on schema public to feria_worker')
  for (const name of functions) await owner.query(`alter function ${name} owner to feria_worker`)
  await owner.query('revoke create on schema public from feria_worker')
}

/** The number of other connections to the database; connections without a user are the server's own. */
export async function othersConnected({ owner }: Database): Promise<number> {
  const { rows } = await owner.query<{ others: number }>(
    `select count(*) as others from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and usesysid is not null`,
  )
  return rows[0]?.others ?? 0
}

/** Creates the roles that a dump names, and drops all tables. */
export async function emptyDatabase({ owner }: Database): Promise<void> {
  for (const name of ['0000_foundation', '0006_people'])
    await owner.query(migrationText(name).find((statement) => statement.includes('create role')) ?? '')
  await owner.query('drop schema if exists identity cascade')
  await owner.query('drop schema public cascade')
  await owner.query('create schema public')
}
