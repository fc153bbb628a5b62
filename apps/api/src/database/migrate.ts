import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import { withMigrationLock } from './advisory-locks.ts'
import { loadCityLists } from './city-lists.ts'
import { noRights, ownerOf } from './logins.ts'
import type { Database } from './open.ts'
import { DatabaseUnavailable } from './unavailable.ts'

/**
 * Migrates the database to this version's tables, and loads its city lists. Of several processes, one does it and the others
 * wait.
 */
export async function migrate(db: Database): Promise<void> {
  try {
    await withMigrationLock(db, async (client) => {
      await refuseForeign(client)
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

/**
 * Throws if the tables were made by migrations that this version does not have: before the first release the migrations were
 * rewritten, and databases made by the old ones cannot be migrated.
 */
async function refuseForeign(client: Pick<pg.ClientBase, 'query'>): Promise<void> {
  const { rows } = await client.query<{ known: string | null }>(`select to_regclass('public.migrations') as known`)
  if (rows[0]?.known == null) return
  const made = await client.query<{ at: number }>('select created_at as at from public.migrations')
  const ours = journal().map(({ when }) => when)
  // Newer migrations are a later release's, beside which this one may still run.
  if (made.rows.every(({ at }) => ours.includes(at) || at > Math.max(...ours))) return
  throw new DatabaseUnavailable(
    'tooOld',
    'The tables of this database were made by a version before this one, and cannot be brought up to date: export each shop with that version (feria shop export), start this one with an empty DATA_DIR or another DATABASE_URL, and bring the shops in (feria shop import).',
  )
}

/** Throws `DatabaseUnavailable` unless the tables are this version's, or newer. For programs started with migrations off. */
export async function requireMigrated(db: Database): Promise<void> {
  const { rows } = await db.owner.query<{ known: string | null }>(`select to_regclass('public.migrations') as known`)
  if (rows[0]?.known != null && (await hasAllMigrations(db.owner))) return
  throw new DatabaseUnavailable(
    'notMigrated',
    'The tables of this database are older than this version needs: run "migrate" of this version first, or start this program without MIGRATIONS=off.',
  )
}

type Migration = { readonly when: number }

/** The statements of a migration of this version. */
export const migrationText = (name: string): readonly string[] =>
  readFileSync(`${migrationsFolder()}/${name}.sql`, 'utf8').split('--> statement-breakpoint')

/** The migrations of this version, oldest first. */
export function journal(): readonly Migration[] {
  const text = readFileSync(`${migrationsFolder()}/meta/_journal.json`, 'utf8')
  return (JSON.parse(text) as { readonly entries: readonly Migration[] }).entries
}

/** Whether the database has every migration of this version; it may have newer ones too. */
export const isUpToDate = ({ requests }: Database): Promise<boolean> => hasAllMigrations(requests)

async function hasAllMigrations(connections: pg.Pool): Promise<boolean> {
  const { rows } = await connections.query<{ last: number }>('select max(created_at) as last from public.migrations')
  return (rows[0]?.last ?? 0) >= Math.max(...journal().map(({ when }) => when))
}

/** Beside `dist` in a build, two folders up in the source. */
function migrationsFolder(): string {
  const folders = ['../drizzle', '../../drizzle'].map((path) => fileURLToPath(new URL(path, import.meta.url)))
  return folders.find((folder) => existsSync(`${folder}/meta/_journal.json`)) ?? ''
}
