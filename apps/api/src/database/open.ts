import type { ShopId } from '@store/core'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { DatabaseUnavailable } from './unavailable.ts'

/** The connection pool. There is no way to query but through the doors below: each says for whom it asks. */
export type Database = { readonly pool: pg.Pool; readonly close: () => Promise<void> }
/** One transaction, opened by a door. */
export type Tx = NodePgDatabase<Record<string, never>> & { readonly $client: pg.PoolClient }

// Amounts and counts are 64-bit there and well within a safe integer here.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** Ids are 32-bit: a larger number in an address stands for no row. */
export const MAX_ROW_ID = 2_147_483_647

const MINIMUM_VERSION = 15
const POOL_SIZE = 16

/** Connects, and makes sure that this PostgreSQL is one we can work with. */
export async function openDatabase(url: string): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: 10_000,
    application_name: 'feria',
  })
  // A connection that breaks while idle is replaced when the next one is needed.
  pool.on('error', () => undefined)
  try {
    const { rows } = await pool.query<{ version: number; encoding: string }>(
      `select current_setting('server_version_num')::int / 10000 as version, current_setting('server_encoding') as encoding`,
    )
    const { version = 0, encoding = '' } = rows[0] ?? {}
    if (version < MINIMUM_VERSION) {
      throw new DatabaseUnavailable(
        'tooOld',
        `The database at ${place(url)} is PostgreSQL ${version}, and ${MINIMUM_VERSION} or newer is needed: upgrade it, or unset DATABASE_URL to use the built-in one.`,
      )
    }
    if (encoding !== 'UTF8') {
      throw new DatabaseUnavailable(
        'wrongEncoding',
        `The database at ${place(url)} is encoded in ${encoding}, and accents need UTF8: create the database anew with "encoding 'UTF8' template template0".`,
      )
    }
  } catch (error) {
    await pool.end()
    if (error instanceof DatabaseUnavailable) throw error
    const reason = (error as NodeJS.ErrnoException).code ?? (error as Error).message
    throw new DatabaseUnavailable(
      'unreachable',
      `No database answers at ${place(url)} (${reason}): check DATABASE_URL, or unset it to use the built-in one.`,
      { cause: error },
    )
  }
  return { pool, close: () => pool.end() }
}

/** The address without its password, for messages. */
function place(url: string): string {
  try {
    const { host, pathname } = new URL(url)
    return `${host}${pathname}`
  } catch {
    return 'the address in DATABASE_URL, which is not a URL,'
  }
}

/** Runs `work` in one transaction as the application, which sees this shop and no other. */
export function inShop<T>(db: Database, shopId: ShopId, work: (tx: Tx) => Promise<T>): Promise<T> {
  if (!Number.isSafeInteger(shopId)) throw new TypeError(`not a shop id: ${shopId}`)
  return transaction(db, `begin; set local role feria_app; select set_config('app.shop', '${shopId}', true)`, work)
}

/** Runs `work` as the application outside any shop: only the tables that belong to no shop can be read (hosts, cities …). */
export function outsideShops<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  return transaction(db, 'begin; set local role feria_app', work)
}

/** Runs `work` as the role that sees every shop: for opening shops, background work and backups; never for a request. */
export function asWorker<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  return transaction(db, 'begin; set local role feria_worker', work)
}

/** One message opens the transaction, takes the role and names the shop: a request costs two round trips more than its queries. */
async function transaction<T>(db: Database, opening: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await db.pool.connect()
  let broken: Error | undefined
  try {
    await client.query(opening)
    const result = await work(ormOf(client))
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => {
      broken = failure
    })
    throw error
  } finally {
    client.release(broken)
  }
}

const orms = new WeakMap<pg.PoolClient, Tx>()

function ormOf(client: pg.PoolClient): Tx {
  const known = orms.get(client)
  if (known) return known
  const orm = drizzle(client) as Tx
  orms.set(client, orm)
  return orm
}
