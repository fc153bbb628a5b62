import type { ShopId } from '@store/core'
import type { Tx } from '../../database/open.ts'
import { findRoom, type PlanRoom } from '../../plans/store.ts'
import type { DraftProblem } from '../draft-problems.ts'
import type { CheckedProduct } from './products.ts'

/** Whether the product adds to the shop's number of products: it is new, or comes back from the bin. */
const isAnother = ({ product, isChanged }: CheckedProduct): boolean =>
  isChanged && (product === null || product.deletedAt !== null)

/** Refuses the new products that exceed the limit. Returns all of them, and the number used afterwards. */
export function withinRoom(
  judged: readonly CheckedProduct[],
  { used, most }: PlanRoom,
): { readonly judged: readonly CheckedProduct[]; readonly room: PlanRoom } {
  let taken = used
  const answers = judged.map((one): CheckedProduct => {
    if (!isAnother(one)) return one
    if (taken >= most) return { ...one, isChanged: false, problem: planProblem({ used: taken, most }) }
    taken += 1
    return one
  })
  return { judged: answers, room: { used: taken, most } }
}

/** Applies the limit of the shop's plan. The caller holds the lock of the catalogue. */
export async function withinPlan(
  tx: Tx,
  shopId: ShopId,
  judged: readonly CheckedProduct[],
): Promise<readonly CheckedProduct[]> {
  if (!judged.some(isAnother)) return judged
  return withinRoom(judged, await findRoom(tx, shopId, 'products')).judged
}

const planProblem = ({ used, most }: PlanRoom): DraftProblem => ({ path: '', code: 'planFull', params: { used, most } })
