import type { ShopId, StoppingLimit } from '@store/core'
import type { Tx } from '../database/open.ts'
import { findRoom, type PlanRoom } from '../plans/store.ts'
import { Refusal } from './refusal.ts'

/** The refusal when a limit of the shop's plan is reached. */
export const planFull = (limit: StoppingLimit, { used, most }: PlanRoom): Refusal =>
  new Refusal('planFull', { full: { limit, used, most } })

/** Refuses to add another one if the limit of the plan is reached. */
export async function checkRoom(tx: Tx, shopId: ShopId, limit: 'products' | 'mediaBytes'): Promise<void> {
  const room = await findRoom(tx, shopId, limit)
  if (room.used >= room.most) throw planFull(limit, room)
}
