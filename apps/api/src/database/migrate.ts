import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import { whileNobodyMigrates } from './advisory-locks.ts'
import { loadCityLists } from './city-lists.ts'
import type { Database } from './open.ts'
import { noRights, ownerOf } from './requests-login.ts'
import { DatabaseUnavailable } from './unavailable.ts'

/** Brings the database to this version's tables and lists of cities. Of several processes starting at once, one does it and the others wait. */
export async function migrate(db: Database): Promise<void> {
  try {
    await whileNobodyMigrates(db, async (client) => {
      await runMigrations(drizzle(client), {
        migrationsFolder: migrationsFolder(),
        migrationsTable: 'migrations',
        migrationsSchema: 'public',
      })
      await loadCityLists(client)
    })
  } catch (error) {
    const { code, message = '' } = ((error as Error).cause ?? {}) as { code?: string; message?: string }
    if (code !== '42501') throw error
    const owner = await ownerOf(db)
    if (message.includes('role')) throw noRights(owner, error)
    throw new DatabaseUnavailable(
      'noRights',
      `The user ${owner} of DATABASE_URL may not make the tables (${message}): make it the owner of the database.`,
      { cause: error },
    )
  }
}

/** Whether the database has every migration that this version knows; one that is ahead of us has. */
export async function isUpToDate(db: Database): Promise<boolean> {
  const journal = readFileSync(`${migrationsFolder()}/meta/_journal.json`, 'utf8')
  const { entries } = JSON.parse(journal) as { readonly entries: readonly { readonly when: number }[] }
  const { rows } = await db.requests.query<{ last: number }>('select max(created_at) as last from public.migrations')
  return (rows[0]?.last ?? 0) >= Math.max(...entries.map(({ when }) => when))
}

/** Beside `dist` when built, two folders up in the source. */
function migrationsFolder(): string {
  const folders = ['../drizzle', '../../drizzle'].map((path) => fileURLToPath(new URL(path, import.meta.url)))
  return folders.find((folder) => existsSync(`${folder}/meta/_journal.json`)) ?? ''
}
