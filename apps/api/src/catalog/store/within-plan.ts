import type { ShopId } from '@store/core'
import type { Tx } from '../../database/open.ts'
import { findRoom, type PlanRoom } from '../../plans/store.ts'
import type { DraftProblem } from '../draft-problems.ts'
import type { CheckedProduct } from './products.ts'

/** Whether the shop has a product more with it: one that is new, or comes back from the bin. */
const isAnother = ({ product, isChanged }: CheckedProduct): boolean =>
  isChanged && (product === null || product.deletedAt !== null)

/** The products as they are judged, those refused for which there is no room; and the room that is left. */
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

/** The same with the room that the shop's plan has, for who holds the lock of the catalogue. */
export async function withinPlan(
  tx: Tx,
  shopId: ShopId,
  judged: readonly CheckedProduct[],
): Promise<readonly CheckedProduct[]> {
  if (!judged.some(isAnother)) return judged
  return withinRoom(judged, await findRoom(tx, shopId, 'products')).judged
}

const planProblem = ({ used, most }: PlanRoom): DraftProblem => ({ path: '', code: 'planFull', params: { used, most } })
