import { ROLES, type Role, TEAM_MAIL_KINDS, type TeamMailKind } from '@store/api-client/manage'
import type { Amount, ShopId } from '@store/core'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { type Database, inShop, outsideShops, readInShop, type Tx } from '../database/open.ts'
import { execute, type FieldsOf, query } from '../database/query.ts'
import { memberships, personShops } from './schema.ts'

export type Membership = {
  readonly personId: number
  readonly role: Role
  readonly since: Date
  /** Since when they have this role. */
  readonly roleSince: Date
  /** When they last made a call in this shop, to the minute. */
  readonly seenAt: Date | null
  /** The most that they may refund of one order; null: no limit. */
  readonly refundLimit: Amount | null
  /** The mails about the shop that they asked for. */
  readonly mailKinds: readonly TeamMailKind[]
}

const MembershipRow = z.object({
  personId: z.int(),
  role: z.enum(ROLES),
  since: z.date(),
  roleSince: z.date(),
  seenAt: z.date().nullable(),
  refundLimit: z.int().nullable(),
  mailKinds: z.array(z.enum(TEAM_MAIL_KINDS)),
} satisfies FieldsOf<Membership>)

const COLUMNS = sql`person_id as "personId", role, since, coalesce(role_since, since) as "roleSince", seen_at as "seenAt",
  refund_limit as "refundLimit", mail_kinds as "mailKinds"`

/** How often a call of a member is recorded. */
const SEEN_NOTED_EVERY = 60_000

/** Returns the role of a person in a shop, and records their presence; null: they are not in its team. */
export async function findRole(db: Database, shopId: ShopId, personId: number, now: Date): Promise<Role | null> {
  const found = await readInShop(db, shopId, (tx) => findMembership(tx, shopId, personId))
  if (!found) return null
  if (!found.seenAt || now.getTime() - found.seenAt.getTime() > SEEN_NOTED_EVERY)
    await inShop(db, shopId, (tx) =>
      execute(tx, sql`update memberships set seen_at = ${now} where shop_id = ${shopId} and person_id = ${personId}`),
    )
  return found.role
}

export async function findMembership(tx: Tx, shopId: ShopId, personId: number): Promise<Membership | null> {
  const [found] = await query(
    tx,
    MembershipRow,
    sql`select ${COLUMNS} from memberships where shop_id = ${shopId} and person_id = ${personId}`,
  )
  return found ?? null
}

/** The team of a shop, the longest-serving members first. */
export function listMemberships(tx: Tx, shopId: ShopId): Promise<readonly Membership[]> {
  return query(
    tx,
    MembershipRow,
    sql`select ${COLUMNS} from memberships where shop_id = ${shopId} order by since, person_id`,
  )
}

/** The people who own a shop. */
export const listOwners = async (tx: Tx, shopId: ShopId): Promise<readonly number[]> =>
  (await listMemberships(tx, shopId)).filter(({ role }) => role === 'owner').map(({ personId }) => personId)

const ShopRow = z.object({ shop: z.int() })

/** The shops whose teams a person is in. */
export async function listShopsOf(db: Database, personId: number): Promise<readonly ShopId[]> {
  const rows = await outsideShops(db, (tx) =>
    query(
      tx,
      ShopRow,
      sql`select shop from person_shops where person_id = ${personId} order by shop limit ${MOST_SHOPS}`,
    ),
  )
  return rows.map(({ shop }) => shop)
}

/** The most shops that one person works in. */
const MOST_SHOPS = 200

/**
 * Adds somebody to the team; an existing member keeps their role. `full`: they already work in the maximum number of shops.
 */
export async function addMembership(
  tx: Tx,
  shopId: ShopId,
  { personId, role, since }: Pick<Membership, 'personId' | 'role' | 'since'>,
): Promise<'added' | 'known' | 'full'> {
  const shops = await query(tx, ShopRow, sql`select shop from person_shops where person_id = ${personId}`)
  if (shops.length >= MOST_SHOPS) return 'full'
  const added = await tx
    .insert(memberships)
    .values({ shopId, personId, role, since })
    .onConflictDoNothing()
    .returning({ personId: memberships.personId })
  if (added.length === 0) return 'known'
  await tx.insert(personShops).values({ personId, shop: shopId }).onConflictDoNothing()
  return 'added'
}

/** Gives somebody another role, from `since` on; setting their present role changes nothing. */
export async function setRole(
  tx: Tx,
  shopId: ShopId,
  { personId, role, since }: Pick<Membership, 'personId' | 'role' | 'since'>,
): Promise<void> {
  await execute(
    tx,
    sql`
      update memberships set role = ${role}, role_since = ${since}
      where shop_id = ${shopId} and person_id = ${personId} and role <> ${role}`,
  )
}

/** Sets the most that a person may refund of one order. Owners have no limit, whatever is set. */
export async function setRefundLimit(tx: Tx, shopId: ShopId, personId: number, limit: Amount | null): Promise<void> {
  await execute(
    tx,
    sql`update memberships set refund_limit = ${limit} where shop_id = ${shopId} and person_id = ${personId}`,
  )
}

/** Sets which mails about the shop somebody of its team gets. */
export async function setMailKinds(
  tx: Tx,
  shopId: ShopId,
  personId: number,
  kinds: readonly TeamMailKind[],
): Promise<void> {
  await execute(
    tx,
    sql`
      update memberships set mail_kinds = ${JSON.stringify(kinds)}::jsonb
      where shop_id = ${shopId} and person_id = ${personId}`,
  )
}

/** The most that a person may refund of one order; null: no limit. */
export async function findRefundLimit(tx: Tx, shopId: ShopId, personId: number): Promise<Amount | null> {
  const found = await findMembership(tx, shopId, personId)
  return found && found.role !== 'owner' ? found.refundLimit : null
}

export async function removeMembership(tx: Tx, shopId: ShopId, personId: number): Promise<void> {
  await execute(tx, sql`delete from memberships where shop_id = ${shopId} and person_id = ${personId}`)
  await execute(tx, sql`delete from person_shops where person_id = ${personId} and shop = ${shopId}`)
}
