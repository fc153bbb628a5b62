import type { Socket } from 'node:net'
import type { ShopId } from '@store/core'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { DatabaseUnavailable, place, unreachable } from './unavailable.ts'

/**
 * The connections. Queries are only possible through the functions below, each of which defines what they may see. Connections of
 * requests log in as the application, those about people and their sessions as identity; those of the owner are for migrations,
 * background work and the operator.
 */
export type Database = {
  readonly owner: pg.Pool
  readonly requests: pg.Pool
  readonly identity: pg.Pool
  /** Whether shops' rows are on several servers (`distribute`). */
  readonly isDistributed: boolean
  readonly close: () => Promise<void>
}
/** The addresses of the logins besides the owner's (`loginsOf`). */
export type Logins = { readonly requests: string; readonly identity: string }
/** One transaction, opened by one of the functions below. */
export type Tx = NodePgDatabase<Record<string, never>> & { readonly $client: Pick<pg.PoolClient, 'query'> }

// Amounts and counts are 64-bit in the database and well within a safe integer here.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** Ids are 32-bit. */
export const MAX_ROW_ID = 2_147_483_647

/** Ids come from addresses and bodies: an id out of range is replaced by one that no row has. */
export const rowId = (id: number): number => (Number.isInteger(id) && id > 0 && id <= MAX_ROW_ID ? id : 0)

const MINIMUM_VERSION = 15
const POOL_SIZE = 16
/** The owner's connections, if requests have their own. */
const OWNER_POOL_SIZE = 6
const IDENTITY_POOL_SIZE = 6

/**
 * In milliseconds, for requests only: no page takes longer, and no single statement may block a connection. They are set in every
 * transaction, because a pooler refuses or forgets settings of a connection.
 */
const REQUEST_TIMEOUTS = [
  'set local statement_timeout = 5000',
  'set local lock_timeout = 4000',
  'set local idle_in_transaction_session_timeout = 15000',
]

/**
 * Connects as the owner, and checks that this PostgreSQL is supported. `logins`: those of requests and of identity
 * (`ensureLogins`); without them the owner's login is used for everything, as in the operator's tool.
 */
export async function openDatabase(url: string, logins?: Logins): Promise<Database> {
  const owner = openPool({ connectionString: url, ...(logins !== undefined && { max: OWNER_POOL_SIZE }) })
  let isDistributed = false
  try {
    const { rows } = await owner.query<{ version: number; encoding: string; distributed: boolean }>(
      `select current_setting('server_version_num')::int / 10000 as version, current_setting('server_encoding') as encoding,
        exists (select 1 from pg_extension where extname = 'citus') as distributed`,
    )
    const { version = 0, encoding = '', distributed = false } = rows[0] ?? {}
    isDistributed = distributed
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
    await owner.end()
    throw error instanceof DatabaseUnavailable ? error : unreachable(url, error, 'DATABASE_URL')
  }
  if (logins === undefined) return { owner, requests: owner, identity: owner, isDistributed, close: () => owner.end() }
  const requests = openPool({ connectionString: logins.requests })
  const identity = openPool({ connectionString: logins.identity, max: IDENTITY_POOL_SIZE })
  const close = async () => void (await Promise.all([identity.end(), requests.end(), owner.end()]))
  return { owner, requests, identity, isDistributed, close }
}

function openPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    max: POOL_SIZE,
    connectionTimeoutMillis: 10_000,
    application_name: 'feria',
    pipeline: true,
    verify: (client, done) => void noteSharing(client).then(() => done(), done),
    ...config,
  })
  // A connection that breaks is replaced when the next one is needed. The pool handles the error while the connection is
  // idle, and its query while one runs. Between the two there would be no handler, and the error would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/** Connections to a pooler, behind which each transaction may run on another connection of the server. */
const shared = new WeakSet<pg.PoolClient>()

/** Detects a pooler: the process id in its greeting is not that of the server process that runs the query. */
async function noteSharing(client: pg.PoolClient & { readonly processID?: number | null }): Promise<void> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  if (rows[0]?.pid !== client.processID) shared.add(client)
}

/** Runs `work` in one transaction as the application, which sees only this shop. */
export function inShop<T>(db: Database, shopId: ShopId, work: (tx: Tx) => Promise<T>): Promise<T> {
  return transaction(db.requests, shopOpening(db, shopId), work)
}

/**
 * As `inShop`, for reads that send all their queries at once (with `query`), before they wait for any result: `begin`, the
 * queries and `commit` are sent together, which makes a read cheaper.
 */
export function readInShop<T>(db: Database, shopId: ShopId, read: (tx: Tx) => Promise<T>): Promise<T> {
  return atOnce(db.requests, shopOpening(db, shopId), read)
}

async function atOnce<T>(pool: pg.Pool, opening: Opening, read: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    return await sentAtOnce(client, opening, read, 'commit')
  } finally {
    client.release()
  }
}

/** Sends the first statements, the queries that `read` sends at once, and a last statement, in one packet. */
async function sentAtOnce<T>(
  client: pg.PoolClient,
  first: Opening,
  read: (tx: Tx) => Promise<T>,
  last: string | null,
): Promise<T> {
  const session = sessionOf(client)
  const { stream } = (client as unknown as { readonly connection: { readonly stream: Socket } }).connection
  stream.cork()
  const opened = openWith(client, first)
  session.open = true
  const answer = read(session.tx)
  session.open = false
  const closed = last === null ? null : client.query(last)
  stream.uncork()
  const [begun, answered] = await Promise.allSettled([opened, answer, closed])
  // The first error is the cause; the others follow from it.
  if (begun.status === 'rejected') throw begun.reason
  if (answered.status === 'rejected') throw answered.reason
  return answered.value
}

/**
 * As `readInShop`, for a shop that `find` looks up in the global tables, in one transaction whose queries
 * all see the same moment. Null: `find` found none.
 */
export async function readInFoundShop<T>(
  db: Database,
  find: (tx: Tx) => Promise<ShopId | null>,
  read: (tx: Tx, shopId: ShopId) => Promise<T>,
): Promise<T | null> {
  const opening = openingOf(db, ['begin isolation level repeatable read read only', ...asRequests(db), ...plansOf(db)])
  const client = await db.requests.connect()
  try {
    const shopId = await sentAtOnce(client, opening, find, null)
    if (shopId !== null) return await sentAtOnce(client, [enteringOf(shopId)], (tx) => read(tx, shopId), 'commit')
    await client.query('commit')
    return null
  } catch (error) {
    // After a commit there is nothing to roll back, which is a notice and no error.
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }
}

/** Runs `work` as the application outside any shop: it can only read the global tables (hosts, cities …). */
export function outsideShops<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  return transaction(db.requests, openingOf(db, ['begin', ...asRequests(db)]), work)
}

/** Runs `work` as the role that sees people, their sessions and how they sign in, and nothing of any shop. */
export function asIdentity<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  return transaction(db.identity, identityOpening(db), work)
}

/** As `asIdentity`, for reads that send all their queries at once, as those of `readInShop`. */
export function readAsIdentity<T>(db: Database, read: (tx: Tx) => Promise<T>): Promise<T> {
  return atOnce(db.identity, identityOpening(db), read)
}

const identityOpening = (db: Database) =>
  openingOf(db, ['begin', ...(db.identity === db.owner ? ['set local role feria_identity'] : REQUEST_TIMEOUTS)])

/** Runs `work` as the role that sees every shop: for creating shops, background work and backups; never for a request. */
export function asWorker<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  return transaction(db.owner, openingOf(db, ['begin', 'set local role feria_worker']), work)
}

/**
 * The first statements of a request's transaction. Its login is a member of the role and has its rights; the owner has to
 * switch to the role. A distributed database opens its connections as the current role, which must therefore be allowed to
 * log in.
 */
const asRequests = ({ owner, requests }: Database): readonly string[] =>
  requests === owner ? ['set local role feria_app'] : REQUEST_TIMEOUTS

/**
 * Our statements are planned once: planning again for each shop costs more than better plans would save. A distributed
 * database needs the shop's id in the plan to choose its server.
 */
const plansOf = ({ isDistributed }: Database): readonly string[] =>
  isDistributed ? [] : ['set local plan_cache_mode = force_generic_plan']

const shopOpening = (db: Database, shopId: ShopId): Opening =>
  openingOf(db, ['begin', ...asRequests(db), ...plansOf(db), enteringOf(shopId)])

/** The statements before the first query of a transaction. */
type Opening = readonly string[]

/** One text, which is cheaper; a distributed database would pass the whole text on for each `set local` in it. */
const openingOf = ({ isDistributed }: Database, statements: readonly string[]): Opening =>
  isDistributed ? statements : [statements.join('; ')]

const openWith = (client: pg.PoolClient, opening: Opening) => Promise.all(opening.map((text) => client.query(text)))

/** Restricts the transaction to this shop, by `set local`, as in `setLocal`. */
function enteringOf(shopId: ShopId): string {
  if (!Number.isSafeInteger(shopId)) throw new TypeError(`not a shop id: ${shopId}`)
  return `set local app.shop = '${shopId}'`
}

async function transaction<T>(pool: pg.Pool, opening: Opening, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  const session = sessionOf(client)
  try {
    await openWith(client, opening)
    session.open = true
    const result = await work(session.tx)
    session.open = false
    await client.query('commit')
    return result
  } catch (error) {
    session.open = false
    // A broken connection has rolled back by itself, and the pool replaces it.
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }
}

/** A connection runs its transactions one after the other. Queries outside of one are refused, because no shop and no role would be set. */
type Session = { readonly tx: Tx; open: boolean }
const sessions = new WeakMap<pg.PoolClient, Session>()

function sessionOf(client: pg.PoolClient): Session {
  const known = sessions.get(client)
  if (known) return known
  const query = (question: string | pg.QueryConfig, values?: unknown[]) => {
    if (!session.open) throw new Error('asked outside of its transaction')
    if (typeof question === 'string') return client.query(question, values)
    // A statement that was prepared on one connection of the server does not exist on another.
    return client.query(shared.has(client) ? { ...question, name: undefined } : question, values)
  }
  const session: Session = {
    tx: drizzle({ client: { query } as unknown as pg.PoolClient }) as unknown as Tx,
    open: false,
  }
  sessions.set(client, session)
  return session
}
