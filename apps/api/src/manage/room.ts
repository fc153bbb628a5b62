import type { ShopId, StoppingLimit } from '@store/core'
import type { Tx } from '../database/open.ts'
import { findRoom, type PlanRoom } from '../plans/store.ts'
import { Refusal } from './refusal.ts'

/** The refusal of something new for which the plan of the shop has no room. */
export const planFull = (limit: StoppingLimit, { used, most }: PlanRoom): Refusal =>
  new Refusal('planFull', { full: { limit, used, most } })

/** Refuses another one where there is no room for it. */
export async function checkRoom(tx: Tx, shopId: ShopId, limit: 'products' | 'mediaBytes'): Promise<void> {
  const room = await findRoom(tx, shopId, limit)
  if (room.used >= room.most) throw planFull(limit, room)
}
