import { DEFAULT_PLAN, mostOf, NO_OWN_FIGURES, type OwnFigures, PLAN_IDS, type PlanId, type ShopId } from '@store/core'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Tx } from '../database/open.ts'
import { execute, type FieldsOf, query } from '../database/query.ts'
import { shopLimits } from './schema.ts'

/** A shop's request to the platform. */
export type PlanRequest = { readonly text: string; readonly at: Date; readonly by: string }

/** The plan and limits of a shop. */
export type ShopPlan = {
  readonly plan: PlanId
  readonly own: OwnFigures
  readonly wish: PlanRequest | null
}

/** The column `plan`. A plan that only a later release has is read as the default one. */
export const planColumn = z
  .enum(PLAN_IDS)
  .nullable()
  .catch(null)
  .transform((plan) => plan ?? DEFAULT_PLAN)
const figure = z.int().nullable()
const PlanRow = z.object({
  plan: planColumn,
  products: figure,
  mediaBytes: figure,
  people: figure,
  mailsADay: figure,
  ordersADay: figure,
  text: z.string().nullable(),
  at: z.date().nullable(),
  by: z.string().nullable(),
})

/** The plan of a shop; the default one, if none was chosen. */
export async function findPlan(tx: Tx, shopId: ShopId): Promise<ShopPlan> {
  const [row] = await query(
    tx,
    PlanRow,
    sql`
      select plan, products, media_bytes as "mediaBytes", people, mails_a_day as "mailsADay", orders_a_day as "ordersADay",
        wish as text, wished_at as at, wished_by as by
      from shop_limits where shop_id = ${shopId}`,
  )
  if (!row) return { plan: DEFAULT_PLAN, own: NO_OWN_FIGURES, wish: null }
  const { plan, text, at, by, ...own } = row
  return { plan, own, wish: text !== null && at !== null && by !== null ? { text, at, by } : null }
}

/** Sets a shop's plan and its own limits. This answers its request. */
export async function setPlan(tx: Tx, shopId: ShopId, { plan, own }: Pick<ShopPlan, 'plan' | 'own'>): Promise<void> {
  const values = { plan, ...own, wish: null, wishedAt: null, wishedBy: null }
  await tx
    .insert(shopLimits)
    .values({ shopId, ...values })
    .onConflictDoUpdate({ target: shopLimits.shopId, set: values })
}

/** Stores a shop's request, in place of an earlier one. */
export async function setWish(
  tx: Tx,
  shopId: ShopId,
  { text: wish, at: wishedAt, by: wishedBy }: PlanRequest,
): Promise<void> {
  const request = { wish, wishedAt, wishedBy }
  await tx
    .insert(shopLimits)
    .values({ shopId, ...request })
    .onConflictDoUpdate({ target: shopLimits.shopId, set: request })
}

/** Deletes a shop's request, which was withdrawn or dealt with; false: there is none. */
export const removeWish = async (tx: Tx, shopId: ShopId): Promise<boolean> =>
  (await execute(
    tx,
    sql`
      update shop_limits set wish = null, wished_at = null, wished_by = null
      where shop_id = ${shopId} and wish is not null`,
  )) > 0

/** How much of something a shop has, and may have. */
export type PlanUse = { readonly used: number; readonly most: number }

const UsedRow = z.object({ used: z.int() } satisfies FieldsOf<Pick<PlanUse, 'used'>>)

/** The usage and limit of something with a maintained count. Exact while holding a lock that everybody who adds it takes. */
export async function findPlanUse(tx: Tx, shopId: ShopId, what: 'products' | 'mediaBytes'): Promise<PlanUse> {
  const { plan, own } = await findPlan(tx, shopId)
  const [row] = await query(
    tx,
    UsedRow,
    sql`select coalesce((select used from shop_usage where shop_id = ${shopId} and what = ${what}), 0) as used`,
  )
  return { used: row?.used ?? 0, most: mostOf(what, plan, own) }
}
