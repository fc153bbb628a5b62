import type { ShopId } from '@store/core'
import type { Tx } from '../../database/open.ts'
import { findPlanUse, type PlanUse } from '../../plans/store.ts'
import type { DraftProblem } from '../draft-problems.ts'
import type { CheckedProduct } from './products.ts'

/** Whether the product adds to the shop's number of products: it is new, or comes back from the bin. */
const isAnother = ({ product, isChanged }: CheckedProduct): boolean =>
  isChanged && (product === null || product.deletedAt !== null)

/** Refuses the new products that exceed the limit. Returns all of them, and the number used afterwards. */
export function withinPlanLimit(
  judged: readonly CheckedProduct[],
  { used, most }: PlanUse,
): { readonly judged: readonly CheckedProduct[]; readonly use: PlanUse } {
  let taken = used
  const answers = judged.map((one): CheckedProduct => {
    if (!isAnother(one)) return one
    if (taken >= most) return { ...one, isChanged: false, problem: planProblem({ used: taken, most }) }
    taken += 1
    return one
  })
  return { judged: answers, use: { used: taken, most } }
}

/** Applies the limit of the shop's plan. The caller holds the lock of the catalogue. */
export async function withinPlan(
  tx: Tx,
  shopId: ShopId,
  judged: readonly CheckedProduct[],
): Promise<readonly CheckedProduct[]> {
  if (!judged.some(isAnother)) return judged
  return withinPlanLimit(judged, await findPlanUse(tx, shopId, 'products')).judged
}

const planProblem = ({ used, most }: PlanUse): DraftProblem => ({ path: '', code: 'planFull', params: { used, most } })
