import type { ShopId, StoppingLimit } from '@store/core'
import type { Tx } from '../database/open.ts'
import { findPlanUse, type PlanUse } from '../plans/store.ts'
import { Refusal } from './refusal.ts'

/** The refusal when a limit of the shop's plan is reached. */
export const planFull = (limit: StoppingLimit, { used, most }: PlanUse): Refusal =>
  new Refusal('planFull', { full: { limit, used, most } })

/** Refuses to add another one if the limit of the plan is reached. */
export async function checkPlanLimit(tx: Tx, shopId: ShopId, limit: 'products' | 'mediaBytes'): Promise<void> {
  const use = await findPlanUse(tx, shopId, limit)
  if (use.used >= use.most) throw planFull(limit, use)
}
