import { createHmac } from 'node:crypto'
import pg from 'pg'
import { withMigrationLock } from './advisory-locks.ts'
import { type Database, place, unreachable } from './open.ts'
import { DatabaseUnavailable } from './unavailable.ts'

/** The role with the rights of requests; their login is a member of it, and of no other role. */
const ROLE = 'feria_app'
/** A name in PostgreSQL has at most 63 bytes. */
const MAX_OWNER = 40
/** PostgreSQL's error codes for a login that does not exist or has another password. */
const REFUSED = ['28P01', '28000']
const NO_RIGHT = '42501'

/**
 * The URL with which requests log in to the owner's database: a user named after the owner, with a password derived from the owner's,
 * so that every process knows it and it is stored nowhere. Null if the owner has no password to derive one from.
 */
export function requestsUrlOf(ownerUrl: string): string | null {
  const url = new URL(ownerUrl)
  if (!url.username || !url.password) return null
  const secret = decodeURIComponent(url.password)
  url.password = createHmac('sha256', secret).update('the login of requests').digest('hex')
  url.username = encodeURIComponent(requestsUserOf(decodeURIComponent(url.username)))
  return url.href
}

const requestsUserOf = (owner: string) => `${owner.slice(0, MAX_OWNER)}_requests`

/**
 * Makes sure that requests can log in at `requestsUrl` of this database, and have no more rights than requests need.
 * `own`: the login is ours (`requestsUrlOf`), and is created if it does not exist. Throws `DatabaseUnavailable`.
 */
export async function ensureRequestsLogin(db: Database, requestsUrl: string, own: boolean): Promise<void> {
  const known = await loginOf(db, requestsUrl, own)
  if (known === null) await makeLogin(db, new URL(requestsUrl))
  const login = known ?? (await loginOf(db, requestsUrl, false))
  if (login?.member && !login.more) return
  const problem = login?.member ? 'may do more than requests must' : `has not the rights of ${ROLE}`
  throw new DatabaseUnavailable(
    'failed',
    `The user ${login?.name} of DATABASE_APP_URL ${problem}: let an administrator make one with "create role … login password '…' in role ${ROLE}".`,
  )
}

type Login = { readonly name: string; readonly member: boolean; readonly more: boolean }

const LOGIN = `select session_user as name, pg_has_role(session_user, '${ROLE}', 'usage') as member,
  exists (select from pg_roles r where r.rolname not in (session_user, '${ROLE}') and pg_has_role(session_user, r.oid, 'member'))
    or exists (select from pg_roles r where r.rolname = session_user and (r.rolsuper or r.rolbypassrls or r.rolcreaterole or r.rolcreatedb))
    or exists (select from pg_class c where c.relowner = (select oid from pg_roles where rolname = session_user)) as more`

/** Null if `maybe` is set and the login does not exist yet, or has another password. */
async function loginOf(db: Database, requestsUrl: string, maybe: boolean): Promise<Login | null> {
  // A pooler in between would answer with an error of its own, and remember it.
  if (maybe && !(await exists(db, new URL(requestsUrl)))) return null
  try {
    return (await db.requests.query<Login>(LOGIN)).rows[0] ?? null
  } catch (error) {
    if (maybe && REFUSED.includes((error as { code?: string }).code ?? '')) return null
    throw unreachable(requestsUrl, error, 'DATABASE_APP_URL')
  }
}

async function exists(db: Database, { username }: URL): Promise<boolean> {
  const { rowCount } = await db.owner.query('select from pg_roles where rolname = $1', [decodeURIComponent(username)])
  return rowCount === 1
}

/** Under the lock of migrations, since several processes may start at once. */
async function makeLogin(db: Database, { username, password }: URL): Promise<void> {
  const name = pg.escapeIdentifier(decodeURIComponent(username))
  const login = `login nosuperuser nocreatedb nocreaterole nobypassrls password '${password}'`
  try {
    await withMigrationLock(db, async (client) => {
      const { rowCount } = await client.query('select from pg_roles where rolname = $1', [decodeURIComponent(username)])
      await client.query(`${rowCount ? 'alter' : 'create'} role ${name} ${login}`)
      await client.query(`grant ${ROLE} to ${name}`)
    })
  } catch (error) {
    if ((error as { code?: string }).code !== NO_RIGHT) throw error
    throw noRights(await ownerOf(db), error)
  }
}

export const ownerOf = async (db: Database): Promise<string> =>
  (await db.owner.query<{ name: string }>('select session_user as name')).rows[0]?.name ?? ''

/** The commands that an administrator runs once, if the owner may not create roles. */
export const noRights = (owner: string, cause: unknown): DatabaseUnavailable =>
  new DatabaseUnavailable(
    'noRights',
    `The user ${owner} of DATABASE_URL may not make the roles that the database needs: give it the right CREATEROLE, or let an administrator run "create role feria_app nologin; create role feria_worker nologin; grant feria_app, feria_worker to ${owner}; create role ${requestsUserOf(owner)} login password '…' in role feria_app;" and set DATABASE_APP_URL to the last one's address.`,
    { cause },
  )

/** The message to an owner who logs in without a password. */
export const noPassword = (ownerUrl: string): DatabaseUnavailable =>
  new DatabaseUnavailable(
    'noRights',
    `DATABASE_URL has no user and password to make the login of requests at ${place(ownerUrl)} of: add them, or set DATABASE_APP_URL to the address of a user that is a member of ${ROLE} and nothing more.`,
  )
