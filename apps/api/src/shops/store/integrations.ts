import type { Affiliation, ChatOrderField, ChatOrderForm, Integrations, MarketplaceAccess, ShopId } from '@store/core'
import { and, eq, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Tx } from '../../database/open.ts'
import { execute, type FieldsOf, query } from '../../database/query.ts'
import { affiliations, chatOrderForms, integrations, marketplaceAccess } from '../integrations-schema.ts'
import { ChatOrderFieldJson } from '../rows.ts'
import type { WriteTx } from './shops.ts'

const IntegrationsRow = z.object({
  facebookPixel: z.string().nullable(),
  facebookVerification: z.string().nullable(),
  facebookChat: z.string().nullable(),
  facebook: z.string().nullable(),
  analytics: z.string().nullable(),
  tagManager: z.string().nullable(),
  merchantVerification: z.string().nullable(),
  marketplaceLink: z.string().nullable(),
  chatWidget: z.string().nullable(),
  financingSlug: z.string().nullable(),
} satisfies FieldsOf<Integrations>)

/** C12. Null if the shop has no integrations. */
export async function findIntegrations(tx: Tx, shopId: ShopId): Promise<Integrations | null> {
  const [row] = await query(
    tx,
    IntegrationsRow,
    sql`
      select facebook_pixel as "facebookPixel", facebook_verification as "facebookVerification",
        facebook_chat as "facebookChat", facebook, analytics, tag_manager as "tagManager",
        merchant_verification as "merchantVerification", marketplace_link as "marketplaceLink",
        chat_widget as "chatWidget", financing_slug as "financingSlug"
      from integrations where shop_id = ${shopId}`,
  )
  return row ?? null
}

/** Changes the given fields. */
export async function setIntegrations(tx: WriteTx, shopId: ShopId, change: Partial<Integrations>): Promise<void> {
  await tx
    .insert(integrations)
    .values({ ...change, shopId })
    .onConflictDoUpdate({
      target: integrations.shopId,
      // At least one column must be set, also by an empty change.
      set: { facebookPixel: sql`${integrations.facebookPixel}`, ...change },
    })
}

const AffiliationRow = z.object({
  id: z.int(),
  name: z.string(),
  logo: z.string().nullable(),
} satisfies FieldsOf<Affiliation>)

/** C11: in the merchant's order. */
export function listAffiliations(tx: Tx, shopId: ShopId): Promise<readonly Affiliation[]> {
  return query(
    tx,
    AffiliationRow,
    sql`select id, name, logo from affiliations where shop_id = ${shopId} order by position, id`,
  )
}

export async function setAffiliations(
  tx: WriteTx,
  shopId: ShopId,
  drafts: readonly Omit<Affiliation, 'id'>[],
): Promise<void> {
  await tx.delete(affiliations).where(eq(affiliations.shopId, shopId))
  if (drafts.length > 0)
    await tx.insert(affiliations).values(drafts.map((each, position) => ({ ...each, position, shopId })))
}

/** Adds an affiliation after the others. */
export async function addAffiliation(
  tx: WriteTx,
  shopId: ShopId,
  affiliation: Omit<Affiliation, 'id'>,
): Promise<Affiliation> {
  const [added] = await tx
    .insert(affiliations)
    .values({
      ...affiliation,
      position: sql`(select coalesce(max(position), 0) + 1 from affiliations where shop_id = ${shopId})`,
      shopId,
    })
    .returning({ id: affiliations.id })
  return { ...affiliation, id: added?.id ?? 0 }
}

/** Changes fields of an affiliation. */
export async function changeAffiliation(
  tx: WriteTx,
  shopId: ShopId,
  id: number,
  change: Partial<Omit<Affiliation, 'id'>>,
): Promise<void> {
  if (Object.keys(change).length === 0) return
  await tx
    .update(affiliations)
    .set(change)
    .where(and(eq(affiliations.shopId, shopId), eq(affiliations.id, id)))
}

/** Sets the order of the shop's affiliations by their ids, which must be complete. */
export async function orderAffiliations(tx: WriteTx, shopId: ShopId, ids: readonly number[]): Promise<void> {
  await execute(
    tx,
    sql`
      update affiliations a set position = o.at::integer
      from unnest(${sql.param(ids)}::integer[]) with ordinality as o (id, at)
      where a.shop_id = ${shopId} and a.id = o.id`,
  )
}

/** False when the shop has no such affiliation. */
export async function removeAffiliation(tx: WriteTx, shopId: ShopId, id: number): Promise<boolean> {
  const removed = await tx.delete(affiliations).where(and(eq(affiliations.shopId, shopId), eq(affiliations.id, id)))
  return removed.rowCount === 1
}

const ChatOrderFormRow = z.object({
  id: z.string(),
  fields: z.array(ChatOrderFieldJson),
} satisfies FieldsOf<ChatOrderForm>)

/** C10. Null: the standard form. A shop has one at most, so its id is the shop's. */
export async function findChatOrderForm(tx: Tx, shopId: ShopId): Promise<ChatOrderForm | null> {
  const [row] = await query(
    tx,
    ChatOrderFormRow,
    sql`select shop_id::text as id, fields from chat_order_forms where shop_id = ${shopId}`,
  )
  return row ?? null
}

export async function setChatOrderForm(tx: WriteTx, shopId: ShopId, fields: readonly ChatOrderField[]): Promise<void> {
  await tx
    .insert(chatOrderForms)
    .values({ shopId, fields })
    .onConflictDoUpdate({ target: chatOrderForms.shopId, set: { fields } })
}

const MarketplaceAccessRow = z.object({
  enabled: z.boolean(),
  token: z.string().nullable(),
} satisfies FieldsOf<MarketplaceAccess>)

/** C25, with the token still encrypted: the caller decrypts it or removes it. */
export async function findMarketplaceAccess(tx: Tx, shopId: ShopId): Promise<MarketplaceAccess | null> {
  const [row] = await query(
    tx,
    MarketplaceAccessRow,
    sql`select enabled, token from marketplace_access where shop_id = ${shopId}`,
  )
  return row ?? null
}

export async function setMarketplaceAccess(tx: WriteTx, shopId: ShopId, access: MarketplaceAccess): Promise<void> {
  await tx
    .insert(marketplaceAccess)
    .values({ ...access, shopId })
    .onConflictDoUpdate({ target: marketplaceAccess.shopId, set: access })
}
