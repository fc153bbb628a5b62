import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import type { PoolClient } from 'pg'
import type { Database } from './open.ts'

/** What several processes that start at once do one after the other. */
const TURNS = { migrations: 2_113_002, demo: 2_113_003 } as const

/** Brings the database to this version's tables. Of several processes starting at once, one does it and the others wait. */
export function migrate(db: Database): Promise<void> {
  return inTurn(db, 'migrations', (client) =>
    runMigrations(drizzle(client), {
      migrationsFolder: migrationsFolder(),
      migrationsTable: 'migrations',
      migrationsSchema: 'public',
    }),
  )
}

/** Does something while no other process does the same; whoever dies in it makes room for the next. */
export async function inTurn<T>(
  db: Database,
  turn: keyof typeof TURNS,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await db.pool.connect()
  try {
    await client.query(`select pg_advisory_lock(${TURNS[turn]})`)
    return await work(client)
  } finally {
    await client.query(`select pg_advisory_unlock(${TURNS[turn]})`).catch(() => undefined)
    client.release()
  }
}

/** Whether the database has every migration that this version knows; one that is ahead of us has. */
export async function isUpToDate(db: Database): Promise<boolean> {
  const journal = readFileSync(`${migrationsFolder()}/meta/_journal.json`, 'utf8')
  const { entries } = JSON.parse(journal) as { readonly entries: readonly { readonly when: number }[] }
  const { rows } = await db.pool.query<{ last: number }>('select max(created_at) as last from public.migrations')
  return (rows[0]?.last ?? 0) >= Math.max(...entries.map(({ when }) => when))
}

/** Beside `dist` when built, two folders up in the source. */
function migrationsFolder(): string {
  const folders = ['../drizzle', '../../drizzle'].map((path) => fileURLToPath(new URL(path, import.meta.url)))
  return folders.find((folder) => existsSync(`${folder}/meta/_journal.json`)) ?? ''
}
