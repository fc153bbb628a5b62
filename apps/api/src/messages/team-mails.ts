import { SCOPES_OF_ROLE, TEAM_MAIL_SCOPES, type TeamMailKind } from '@store/api-client/manage'
import type { Shop, ShopId } from '@store/core'
import { type SQL, sql } from 'drizzle-orm'
import { readInShop } from '../database/open.ts'
import { listMemberships } from '../team/store.ts'
import type { ClaimedMessage } from './claims.ts'
import { brandOf, type DeliverySettings, noRecipient } from './delivery.ts'
import type { Mail } from './mail/mailer.ts'
import type { RenderedMail } from './mail/render-mail.ts'
import type { Attempt } from './worker.ts'

/** Whether a mail of this kind about the shop `s` has a reader: the shop's own address, or somebody who asked for it. */
export const hasReader = (kind: TeamMailKind): SQL => sql`(s.email is not null or exists (
  select 1 from memberships m where m.shop_id = s.shop_id and m.mail_kinds ? ${kind}))`

/**
 * Sends a mail to the shop: to its own address, and to those of its team who asked for this kind and whose role may read it, in
 * a mail of their own that names none of them. Once the shop has its mail the other is tried once: trying again would send
 * the first one twice. `noRecipient`: there is nobody.
 */
export async function sendToShop(
  kind: TeamMailKind,
  { shopId, token, createdAt }: ClaimedMessage,
  { name, email }: Pick<Shop, 'name' | 'email'>,
  settings: DeliverySettings,
  mail: RenderedMail & Pick<Mail, 'automatic' | 'replyTo'>,
): Promise<Attempt> {
  const { mailer } = settings
  const whole = { ...mail, date: createdAt, from: brandOf(settings), leave: null }
  const own = email ? await mailer.send({ ...whole, token, to: { name, address: email } }) : null
  if (own && own.kind !== 'sent') return own
  const team = (await teamOf(kind, shopId, settings)).filter((address) => address !== email?.toLowerCase())
  const copy = team.length > 0 ? await mailer.send({ ...whole, token: `${token}-team`, to: null, bcc: team }) : null
  return own ?? copy ?? noRecipient
}

/** The addresses of those who asked for this kind, and may read it. */
async function teamOf(kind: TeamMailKind, shopId: ShopId, { db, addressesOf }: DeliverySettings) {
  const team = await readInShop(db, shopId, (tx) => listMemberships(tx, shopId))
  const asked = team.filter(
    ({ role, mailKinds }) =>
      mailKinds.includes(kind) && TEAM_MAIL_SCOPES[kind].every((scope) => SCOPES_OF_ROLE[role].includes(scope)),
  )
  return asked.length > 0 ? addressesOf(asked.map(({ personId }) => personId)) : []
}
