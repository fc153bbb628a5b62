import {
  type Branch,
  type DaySpan,
  type KnownBranch,
  type OtherDay,
  POLICY_KINDS,
  type Policies,
  type SafeHtml,
  type ShopId,
} from '@store/core'
import { and, eq, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Tx } from '../../database/open.ts'
import { type FieldsOf, query } from '../../database/query.ts'
import { SafeHtmlColumn, safeHtml } from '../../html/safe-html.ts'
import { branches, policies, templateSettings } from '../schema.ts'
import type { WriteTx } from './shops.ts'

const OtherDayJson = z.object({
  day: z.string(),
  spans: z.array(z.object({ from: z.string(), to: z.string() } satisfies FieldsOf<DaySpan>)),
} satisfies FieldsOf<OtherDay>)

const BranchRow = z.object({
  id: z.int(),
  name: z.string().nullable(),
  address: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  hours: z.string().nullable(),
  otherDays: z.array(OtherDayJson),
  pickUp: z.boolean(),
  phone: z.string().nullable(),
  photo: z.string().nullable(),
} satisfies FieldsOf<KnownBranch>)

/** C8. */
export function listBranches(tx: Tx, shopId: ShopId): Promise<readonly KnownBranch[]> {
  return query(
    tx,
    BranchRow,
    sql`select id, name, address, latitude, longitude, hours, other_days as "otherDays",
        pick_up as "pickUp", phone, photo from branches where shop_id = ${shopId} order by id`,
  )
}

export async function setBranches(tx: WriteTx, shopId: ShopId, drafts: readonly Omit<Branch, 'id'>[]): Promise<void> {
  await tx.delete(branches).where(eq(branches.shopId, shopId))
  if (drafts.length > 0) await tx.insert(branches).values(drafts.map((branch) => ({ ...branch, shopId })))
}

type BranchDraft = Omit<KnownBranch, 'id'>

export async function addBranch(
  tx: WriteTx,
  shopId: ShopId,
  { otherDays = [], pickUp = true, ...rest }: Omit<Branch, 'id'>,
): Promise<KnownBranch> {
  const branch = { ...rest, otherDays, pickUp }
  const [added] = await tx
    .insert(branches)
    .values({ ...branch, shopId })
    .returning({ id: branches.id })
  return { ...branch, id: added?.id ?? 0 }
}

/** Changes the given fields. False if the shop has no such branch. */
export async function changeBranch(
  tx: WriteTx,
  shopId: ShopId,
  id: number,
  change: Partial<BranchDraft>,
): Promise<boolean> {
  const changed = await tx
    .update(branches)
    .set({ shopId, ...change })
    .where(and(eq(branches.shopId, shopId), eq(branches.id, id)))
  return changed.rowCount === 1
}

/** False when the shop has no such branch. */
export async function removeBranch(tx: WriteTx, shopId: ShopId, id: number): Promise<boolean> {
  const removed = await tx.delete(branches).where(and(eq(branches.shopId, shopId), eq(branches.id, id)))
  return removed.rowCount === 1
}

const PoliciesRow = z.object({
  shipping: SafeHtmlColumn.nullable(),
  payments: SafeHtmlColumn.nullable(),
  privacy: SafeHtmlColumn.nullable(),
  warranty: SafeHtmlColumn.nullable(),
  returns: SafeHtmlColumn.nullable(),
  exchange: SafeHtmlColumn.nullable(),
} satisfies FieldsOf<Policies>)

/** C9. Null when the shop has written none. */
export async function findPolicies(tx: Tx, shopId: ShopId): Promise<Policies | null> {
  const [row] = await query(
    tx,
    PoliciesRow,
    sql`select shipping, payments, privacy, warranty, returns, exchange from policies where shop_id = ${shopId}`,
  )
  return row ?? null
}

export async function setPolicies(
  tx: WriteTx,
  shopId: ShopId,
  texts: Readonly<Partial<Record<keyof Policies, string | null>>>,
): Promise<void> {
  const safe = Object.fromEntries(
    POLICY_KINDS.map((kind) => [kind, texts[kind] ? safeHtml(texts[kind], 3) : null]),
  ) as Record<keyof Policies, SafeHtml | null>
  await tx
    .insert(policies)
    .values({ shopId, ...safe })
    .onConflictDoUpdate({ target: policies.shopId, set: safe })
}

/** The template's schema defines and reads the settings, whatever is stored. */
const SettingsRow = z.object({ settings: z.record(z.string(), z.unknown()) })

/** D7. Null if the shop has none for this template. */
export async function findTemplateSettings(
  tx: Tx,
  shopId: ShopId,
  templateId: number,
): Promise<Readonly<Record<string, unknown>> | null> {
  const [row] = await query(
    tx,
    SettingsRow,
    sql`select settings from template_settings where shop_id = ${shopId} and template_id = ${templateId}`,
  )
  return row?.settings ?? null
}

/** The settings for the shop's present template. */
export async function findOwnTemplateSettings(
  tx: Tx,
  shopId: ShopId,
): Promise<Readonly<Record<string, unknown>> | null> {
  const [row] = await query(
    tx,
    SettingsRow,
    sql`
      select t.settings from shops s join template_settings t on t.shop_id = s.shop_id and t.template_id = s.template_id
      where s.shop_id = ${shopId}`,
  )
  return row?.settings ?? null
}

export async function setTemplateSettings(
  tx: WriteTx,
  shopId: ShopId,
  templateId: number,
  settings: Readonly<Record<string, unknown>>,
): Promise<void> {
  await tx
    .insert(templateSettings)
    .values({ shopId, templateId, settings })
    .onConflictDoUpdate({ target: [templateSettings.shopId, templateSettings.templateId], set: { settings } })
}
