import { ManageError, type ManageProblem, type Role } from '@store/api-client/manage'
import type { ShopId } from '@store/core'
import { sql } from 'drizzle-orm'
import { asIdentity, inShop } from '../database/open.ts'
import { execute } from '../database/query.ts'
import { addPlatformKey } from '../keys/store.ts'
import { ensurePerson } from '../people/index.ts'
import type { Proof } from '../people/schema.ts'
import { beginSession } from '../people/sessions.ts'
import { addMembership } from '../team/store.ts'
import { openTestDatabase, type TestDatabase } from '../testing.ts'

/** Opens a database for a file of tests, with a key of the platform under this name. Close the database in `afterAll`. */
export async function openManaged(
  keyName = 'tests',
): Promise<{ readonly db: TestDatabase; readonly platform: string }> {
  const db = await openTestDatabase()
  return { db, platform: await addPlatformKey(db, keyName) }
}

/** The problem with which a call is refused; fails if the call succeeds. */
export async function refusalOf(call: Promise<unknown>): Promise<ManageProblem> {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (error instanceof ManageError && error.failure.kind === 'problem') return error.failure.problem
  throw new Error(`not refused: ${String(error)}`)
}

let browsers = 0

/** The session of a person with this address, begun now or at another time; `fresh`: right after a proof. */
export async function sessionOf(
  db: TestDatabase,
  email: string,
  {
    fresh = true,
    now = new Date(),
    proof = 'code',
  }: { readonly fresh?: boolean; readonly now?: Date; readonly proof?: Proof } = {},
): Promise<{ readonly personId: number; readonly secret: string }> {
  const { id: personId } = await ensurePerson(db, email, email.split('@')[0] ?? '', 'es')
  const { secret } = await asIdentity(db, async (tx) => {
    await execute(tx, sql`update identity.people set proven_at = ${now} where id = ${personId} and proven_at is null`)
    const browser = `browser ${++browsers}`
    return beginSession(tx, { personId, browser, proof, device: 'tests', network: null, fresh, now })
  })
  return { personId, secret }
}

/**
 * The session of a member of a shop's team in this role; the address is made from the role and the shop, unless `email` is
 * given.
 */
export async function memberOf(
  db: TestDatabase,
  shopId: ShopId,
  role: Role,
  { email = `${role}${shopId}@feria.test`, fresh = true }: { readonly email?: string; readonly fresh?: boolean } = {},
): Promise<{ readonly personId: number; readonly secret: string }> {
  const session = await sessionOf(db, email, { fresh })
  const { personId } = session
  await inShop(db, shopId, (tx) => addMembership(tx, shopId, { personId, role, since: new Date() }))
  return session
}
