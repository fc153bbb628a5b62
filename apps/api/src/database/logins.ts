import { createHmac } from 'node:crypto'
import pg from 'pg'
import { withMigrationLock } from './advisory-locks.ts'
import type { Database, Logins } from './open.ts'
import { DatabaseUnavailable, place, unreachable } from './unavailable.ts'

/**
 * The logins besides the owner's: the role whose rights each has (it is a member of no other), the suffix of its user name
 * (the owner's name and the suffix must not make a role's name), what its password is derived for, and the variable in which
 * an administrator names it.
 */
const LOGINS = {
  requests: { role: 'feria_app', suffix: 'requests', purpose: 'the login of requests', variable: 'DATABASE_APP_URL' },
  identity: {
    role: 'feria_identity',
    suffix: 'people',
    purpose: 'the login of people',
    variable: 'DATABASE_IDENTITY_URL',
  },
} as const
type LoginName = keyof typeof LOGINS
const NAMES = Object.keys(LOGINS) as LoginName[]

/** A name in PostgreSQL has at most 63 bytes. */
const MAX_OWNER = 40
/** PostgreSQL's error codes for a login that does not exist or has another password. */
const REFUSED = ['28P01', '28000']
const NO_RIGHT = '42501'

/**
 * The URLs of the other logins to the owner's database: users named after the owner, with passwords derived from the owner's, so that
 * every process knows them and they are stored nowhere. Null if the owner has no password to derive one from.
 */
export function loginsOf(ownerUrl: string): Logins | null {
  const { username, password } = new URL(ownerUrl)
  if (!username || !password) return null
  const secret = decodeURIComponent(password)
  const urlOf = (name: LoginName) => {
    const url = new URL(ownerUrl)
    url.password = createHmac('sha256', secret).update(LOGINS[name].purpose).digest('hex')
    url.username = encodeURIComponent(userOf(decodeURIComponent(username), name))
    return url.href
  }
  return { requests: urlOf('requests'), identity: urlOf('identity') }
}

const userOf = (owner: string, name: LoginName) => `${owner.slice(0, MAX_OWNER)}_${LOGINS[name].suffix}`

/**
 * Makes sure that these logins work on this database, and have no more rights than they need. `urls`: those that an
 * administrator has set; the others are ours (`loginsOf`), and are created if they do not exist. Throws
 * `DatabaseUnavailable`.
 */
export async function ensureLogins(
  db: Database,
  logins: Logins,
  urls: { readonly [Name in LoginName]?: string | undefined } = {},
): Promise<void> {
  for (const name of NAMES) await ensureLogin(db, name, logins[name], urls[name] === undefined)
}

async function ensureLogin(db: Database, name: LoginName, url: string, isOwn: boolean): Promise<void> {
  const known = await loginOf(db, name, url, isOwn)
  if (known === null) await makeLogin(db, name, new URL(url))
  const login = known ?? (await loginOf(db, name, url, false))
  if (login?.member && !login.more) return
  const { role, variable } = LOGINS[name]
  const problem = login?.member ? `may do more than ${role} must` : `has not the rights of ${role}`
  throw new DatabaseUnavailable(
    'failed',
    `The user ${login?.name} of ${variable} ${problem}: let an administrator make one with "create role … login password '…' in role ${role}".`,
  )
}

type Login = { readonly name: string; readonly member: boolean; readonly more: boolean }

const LOGIN = `select session_user as name, pg_has_role(session_user, $1::name, 'usage') as member,
  exists (select 1 from pg_roles r where r.rolname not in (session_user, $1::name) and pg_has_role(session_user, r.oid, 'member'))
    or exists (select 1 from pg_roles r where r.rolname = session_user and (r.rolsuper or r.rolbypassrls or r.rolcreaterole or r.rolcreatedb))
    or exists (select 1 from pg_class c where c.relowner = (select oid from pg_roles where rolname = session_user)) as more`

/** The rights of a login. Null if `maybe` is set and the login does not exist yet, or has another password. */
async function loginOf(db: Database, name: LoginName, url: string, maybe: boolean): Promise<Login | null> {
  // Checked first, because a pooler in between would report an error of its own, and cache it.
  if (maybe && !(await exists(db, new URL(url)))) return null
  try {
    return (await db[name].query<Login>(LOGIN, [LOGINS[name].role])).rows[0] ?? null
  } catch (error) {
    if (maybe && REFUSED.includes((error as { code?: string }).code ?? '')) return null
    throw unreachable(url, error, LOGINS[name].variable)
  }
}

async function exists(db: Database, { username }: URL): Promise<boolean> {
  const { rowCount } = await db.owner.query('select 1 from pg_roles where rolname = $1', [decodeURIComponent(username)])
  return rowCount === 1
}

/** Creates or changes the login. Under the lock of migrations, because several processes may start at once. */
async function makeLogin(db: Database, login: LoginName, { username, password }: URL): Promise<void> {
  const name = pg.escapeIdentifier(decodeURIComponent(username))
  const rights = `login nosuperuser nocreatedb nocreaterole nobypassrls password '${password}'`
  try {
    await withMigrationLock(db, async (client) => {
      const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [
        decodeURIComponent(username),
      ])
      await client.query(`${rowCount ? 'alter' : 'create'} role ${name} ${rights}`)
      await client.query(`grant ${LOGINS[login].role} to ${name}`)
    })
  } catch (error) {
    if ((error as { code?: string }).code !== NO_RIGHT) throw error
    throw noRights(await ownerOf(db), error)
  }
}

export const ownerOf = async (db: Database): Promise<string> =>
  (await db.owner.query<{ name: string }>('select session_user as name')).rows[0]?.name ?? ''

/** The error with the commands that an administrator runs once, if the owner may not create roles. */
export function noRights(owner: string, cause: unknown): DatabaseUnavailable {
  const roles = ['feria_worker', ...NAMES.map((name) => LOGINS[name].role)]
  const commands = [
    ...roles.map((role) => `create role ${role} nologin;`),
    `grant ${roles.join(', ')} to ${owner};`,
    ...NAMES.map((name) => `create role ${userOf(owner, name)} login password '…' in role ${LOGINS[name].role};`),
  ].join(' ')
  const variables = NAMES.map((name) => LOGINS[name].variable).join(' and ')
  return new DatabaseUnavailable(
    'noRights',
    `The user ${owner} of DATABASE_URL may not make the roles that the database needs: give it the right CREATEROLE, or let an administrator run "${commands}" and set ${variables} to the last two's addresses.`,
    { cause },
  )
}

/** The message to an owner who logs in without a password. */
export const noPassword = (ownerUrl: string): DatabaseUnavailable =>
  new DatabaseUnavailable(
    'noRights',
    `DATABASE_URL has no user and password to make the other logins at ${place(ownerUrl)} of: add them, or set ${NAMES.map((name) => `${LOGINS[name].variable} to the address of a user that is a member of ${LOGINS[name].role} and nothing more`).join(', and ')}.`,
  )
