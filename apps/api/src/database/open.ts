import type { ShopId } from '@store/core'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { DatabaseUnavailable } from './unavailable.ts'

/** The connection pool. There is no way to query but through the doors below: each says for whom it asks. */
export type Database = { readonly pool: pg.Pool; readonly close: () => Promise<void> }
/** One transaction, opened by a door. */
export type Tx = NodePgDatabase<Record<string, never>> & { readonly $client: Pick<pg.PoolClient, 'query'> }

// Amounts and counts are 64-bit there and well within a safe integer here.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** Ids are 32-bit. */
export const MAX_ROW_ID = 2_147_483_647

/** Ids come from addresses and bodies: a number that no row can have stands for no row. */
export const rowId = (id: number): number => (Number.isInteger(id) && id > 0 && id <= MAX_ROW_ID ? id : 0)

const MINIMUM_VERSION = 15
const POOL_SIZE = 16

/** Connects, and makes sure that this PostgreSQL is one we can work with. */
export async function openDatabase(url: string): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: 10_000,
    application_name: 'feria',
    pipeline: true,
  })
  // A connection that breaks is replaced when the next one is needed: the pool hears of it while the connection is idle,
  // its query while there is one, and nobody in between, which would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
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
  return transaction(db, openingOf(shopId), work)
}

/**
 * As `inShop`, for reads that put all their questions at once (with `ask`), before they wait for any answer: begin,
 * questions and end travel together, which makes a read cheaper.
 */
export async function readInShop<T>(db: Database, shopId: ShopId, read: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await db.pool.connect()
  const session = sessionOf(client)
  try {
    const opened = client.query(openingOf(shopId))
    session.open = true
    const answer = read(session.tx)
    session.open = false
    const [opening, answered] = await Promise.allSettled([opened, answer, client.query('commit')])
    // What went wrong first is what went wrong.
    if (opening.status === 'rejected') throw opening.reason
    if (answered.status === 'rejected') throw answered.reason
    return answered.value
  } finally {
    client.release()
  }
}

/** Runs `work` as the application outside any shop: only the tables that belong to no shop can be read (hosts, cities …). */
export function outsideShops<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  return transaction(db, 'begin; set local role feria_app', work)
}

/** Runs `work` as the role that sees every shop: for opening shops, background work and backups; never for a request. */
export function asWorker<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  return transaction(db, 'begin; set local role feria_worker', work)
}

function openingOf(shopId: ShopId): string {
  if (!Number.isSafeInteger(shopId)) throw new TypeError(`not a shop id: ${shopId}`)
  // Our statements are planned once: planning anew for each shop costs more than any plan saves.
  return `begin; set local role feria_app; set local plan_cache_mode = force_generic_plan; select set_config('app.shop', '${shopId}', true)`
}

async function transaction<T>(db: Database, opening: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await db.pool.connect()
  const session = sessionOf(client)
  try {
    await client.query(opening)
    session.open = true
    const result = await work(session.tx)
    session.open = false
    await client.query('commit')
    return result
  } catch (error) {
    session.open = false
    // A connection that is gone has rolled back by itself, and the pool replaces it.
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }
}

/** A connection's transactions, one after the other. Outside of one, nothing can be asked: it would be asked as the owner. */
type Session = { readonly tx: Tx; open: boolean }
const sessions = new WeakMap<pg.PoolClient, Session>()

function sessionOf(client: pg.PoolClient): Session {
  const known = sessions.get(client)
  if (known) return known
  const query = (...question: Parameters<pg.PoolClient['query']>) => {
    if (!session.open) throw new Error('asked outside of its transaction')
    return client.query(...question)
  }
  const session: Session = {
    tx: drizzle({ client: { query } as unknown as pg.PoolClient }) as unknown as Tx,
    open: false,
  }
  sessions.set(client, session)
  return session
}
