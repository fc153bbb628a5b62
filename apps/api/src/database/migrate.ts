import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import type { Database } from './open.ts'

const MIGRATION_LOCK = 2_113_002

/** Brings the database to this version's tables. Of several processes starting at once, one does it and the others wait. */
export async function migrate(db: Database): Promise<void> {
  const client = await db.pool.connect()
  try {
    await client.query(`select pg_advisory_lock(${MIGRATION_LOCK})`)
    await runMigrations(drizzle(client), {
      migrationsFolder: migrationsFolder(),
      migrationsTable: 'migrations',
      migrationsSchema: 'public',
    })
  } finally {
    await client.query(`select pg_advisory_unlock(${MIGRATION_LOCK})`).catch(() => undefined)
    client.release()
  }
}

/** Beside `dist` when built, two folders up in the source. */
function migrationsFolder(): string {
  const folders = ['../drizzle', '../../drizzle'].map((path) => fileURLToPath(new URL(path, import.meta.url)))
  return folders.find((folder) => existsSync(`${folder}/meta/_journal.json`)) ?? ''
}
