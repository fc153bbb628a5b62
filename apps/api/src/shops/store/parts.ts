import { type Branch, type Discount, POLICY_KINDS, type Policies, type SafeHtml, type ShopId } from '@store/core'
import { and, eq, sql } from 'drizzle-orm'
import { ask } from '../../database/ask.ts'
import type { Tx } from '../../database/open.ts'
import { safeHtml } from '../../html/safe-html.ts'
import { branches, discounts, policies, templateSettings } from '../schema.ts'
import type { Change } from './shops.ts'

/** C8. */
export function listBranches(tx: Tx, shopId: ShopId): Promise<readonly Branch[]> {
  return ask<Branch>(
    tx,
    sql`select id, name, address, latitude, longitude, hours, phone, photo from branches where shop_id = ${shopId} order by id`,
  )
}

export async function setBranches(tx: Change, shopId: ShopId, given: readonly Omit<Branch, 'id'>[]): Promise<void> {
  await tx.delete(branches).where(eq(branches.shopId, shopId))
  if (given.length > 0) await tx.insert(branches).values(given.map((branch) => ({ ...branch, shopId })))
}

type BranchDraft = Omit<Branch, 'id'>

export async function addBranch(tx: Change, shopId: ShopId, branch: BranchDraft): Promise<Branch> {
  const [added] = await tx
    .insert(branches)
    .values({ ...branch, shopId })
    .returning({ id: branches.id })
  return { ...branch, id: added?.id ?? 0 }
}

/** Changes what is given and leaves the rest. False when the shop has no such branch. */
export async function changeBranch(
  tx: Change,
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
export async function removeBranch(tx: Change, shopId: ShopId, id: number): Promise<boolean> {
  const removed = await tx.delete(branches).where(and(eq(branches.shopId, shopId), eq(branches.id, id)))
  return removed.rowCount === 1
}

/** C9. Null when the shop has written none. */
export async function findPolicies(tx: Tx, shopId: ShopId): Promise<Policies | null> {
  const [row] = await ask<Policies>(
    tx,
    sql`select shipping, payments, privacy, warranty, returns, exchange from policies where shop_id = ${shopId}`,
  )
  return row ?? null
}

export async function setPolicies(
  tx: Change,
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

type DiscountRow = {
  readonly id: string
  readonly name: string | null
  readonly active: boolean
  readonly trigger: Discount['trigger']
  readonly minQuantity: number | null
  readonly ranges: Extract<Discount, { trigger: 'subtotal' }>['ranges'] | null
  readonly reduction: Discount['reduction']
}

/** C13: active or not, newest first. */
export async function listDiscounts(tx: Tx, shopId: ShopId): Promise<readonly Discount[]> {
  const rows = await ask<DiscountRow>(
    tx,
    sql`
      select id::text, name, active, trigger, min_quantity as "minQuantity", ranges, reduction
      from discounts where shop_id = ${shopId} order by created_at desc, discounts.id desc`,
  )
  return rows.map(({ trigger, minQuantity, ranges, ...common }) =>
    trigger === 'quantity'
      ? { ...common, trigger, minQuantity: minQuantity ?? 1 }
      : { ...common, trigger, ranges: ranges ?? [] },
  )
}

/** A discount before it has an id. */
export type DiscountDraft = Discount extends infer Each ? (Each extends Discount ? Omit<Each, 'id'> : never) : never

export async function setDiscounts(tx: Change, shopId: ShopId, given: readonly DiscountDraft[]): Promise<void> {
  await tx.delete(discounts).where(eq(discounts.shopId, shopId))
  if (given.length > 0) await tx.insert(discounts).values(given.map((discount) => ({ ...discount, shopId })))
}

/** D7. Null when the shop has none for this template. */
export async function findTemplateSettings(
  tx: Tx,
  shopId: ShopId,
  templateId: number,
): Promise<Readonly<Record<string, unknown>> | null> {
  const [row] = await ask<{ settings: Record<string, unknown> }>(
    tx,
    sql`select settings from template_settings where shop_id = ${shopId} and template_id = ${templateId}`,
  )
  return row?.settings ?? null
}

/** Those of the template that the shop is in. */
export async function findOwnTemplateSettings(
  tx: Tx,
  shopId: ShopId,
): Promise<Readonly<Record<string, unknown>> | null> {
  const [row] = await ask<{ settings: Record<string, unknown> }>(
    tx,
    sql`
      select t.settings from shops s join template_settings t on t.shop_id = s.shop_id and t.template_id = s.template_id
      where s.shop_id = ${shopId}`,
  )
  return row?.settings ?? null
}

export async function setTemplateSettings(
  tx: Change,
  shopId: ShopId,
  templateId: number,
  settings: Readonly<Record<string, unknown>>,
): Promise<void> {
  await tx
    .insert(templateSettings)
    .values({ shopId, templateId, settings })
    .onConflictDoUpdate({ target: [templateSettings.shopId, templateSettings.templateId], set: { settings } })
}
