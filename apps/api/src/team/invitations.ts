import { ROLES, type Role } from '@store/api-client/manage'
import type { ShopId } from '@store/core'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Tx } from '../database/open.ts'
import { execute, type FieldsOf, query } from '../database/query.ts'
import { isMacOf, macOf, type SealSecrets } from '../secrets/seal.ts'
import { invitations } from './schema.ts'

/** How long an invitation can be accepted, in milliseconds. */
const LIFETIME = 7 * 24 * 60 * 60 * 1000

export type Invitation = {
  readonly id: number
  readonly email: string
  readonly role: Role
  /** Null: an API key. */
  readonly inviterId: number | null
  readonly invitedBy: string
  readonly endsAt: Date
}

const InvitationRow = z.object({
  id: z.int(),
  email: z.string(),
  role: z.enum(ROLES),
  inviterId: z.int().nullable(),
  invitedBy: z.string(),
  endsAt: z.date(),
} satisfies FieldsOf<Invitation>)

const COLUMNS = sql`id, email, role, inviter_id as "inviterId", invited_by as "invitedBy", ends_at as "endsAt"`

/** The shop and the invitation in a link: both are in it, so that the shop is known before any query. */
export type InvitationRef = { readonly shopId: ShopId; readonly id: number }

const PURPOSE = 'invitation'
const signed = ({ shopId, id }: InvitationRef) => `${shopId}-${id}`

/** The token in an invitation's link, which is stored nowhere: it is computed when its mail is sent. */
export const tokenOf = (secrets: SealSecrets, invitation: InvitationRef): string =>
  `${signed(invitation)}-${macOf(secrets, PURPOSE, signed(invitation))}`

/** The invitation of a token; null: the token is not valid. */
export function readInvitationToken(secrets: SealSecrets, token: string): InvitationRef | null {
  const [, shop, id, mac = ''] = /^(\d{1,10})-(\d{1,10})-([\w-]{43})$/.exec(token) ?? []
  if (shop === undefined || id === undefined) return null
  const found = { shopId: Number(shop), id: Number(id) }
  return isMacOf(secrets, PURPOSE, signed(found), mac) ? found : null
}

/** Invites an address; an older invitation of the same address ends. Returns its id. */
export async function addInvitation(
  tx: Tx,
  shopId: ShopId,
  { now, ...invited }: Pick<Invitation, 'email' | 'role' | 'inviterId' | 'invitedBy'> & { readonly now: Date },
): Promise<number> {
  await execute(tx, sql`delete from invitations where shop_id = ${shopId} and email = ${invited.email}`)
  const endsAt = new Date(now.getTime() + LIFETIME)
  const [added] = await tx
    .insert(invitations)
    .values({ shopId, ...invited, endsAt })
    .returning({ id: invitations.id })
  return added?.id ?? 0
}

/** Invitations that can still be accepted, the newest first. */
export function listInvitations(tx: Tx, shopId: ShopId, now: Date): Promise<readonly Invitation[]> {
  return query(
    tx,
    InvitationRow,
    sql`select ${COLUMNS} from invitations where shop_id = ${shopId} and ends_at > ${now} order by id desc`,
  )
}

/** An invitation; null: there is none, it has ended, or it was accepted or withdrawn. */
export async function findInvitation(tx: Tx, { shopId, id }: InvitationRef, now: Date): Promise<Invitation | null> {
  const [found] = await query(
    tx,
    InvitationRow,
    sql`
      select ${COLUMNS} from invitations
      where shop_id = ${shopId} and id = ${id} and ends_at > ${now} for update`,
  )
  return found ?? null
}

/** The invitation of an address. */
export async function findInvitationOf(tx: Tx, shopId: ShopId, email: string, now: Date): Promise<Invitation | null> {
  const [found] = await query(
    tx,
    InvitationRow,
    sql`select ${COLUMNS} from invitations where shop_id = ${shopId} and email = ${email} and ends_at > ${now}`,
  )
  return found ?? null
}

export async function removeInvitation(tx: Tx, shopId: ShopId, id: number): Promise<void> {
  await execute(tx, sql`delete from invitations where shop_id = ${shopId} and id = ${id}`)
}
