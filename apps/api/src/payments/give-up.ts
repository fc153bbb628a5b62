import { awaitsPayment, type OrderNumber, type ShopId } from '@store/core'
import type { Tx } from '../database/open.ts'
import { moveOrder } from '../orders/move.ts'
import { holdUntil, setReleased } from '../queries/order-holds.ts'
import { lockOrder, returnStock } from '../queries/order-moves.ts'
import { listAttempts } from '../queries/payments.ts'
import { bumpVersion } from '../queries/shops.ts'
import { closeAttempt } from './settle.ts'

const DAY = 24 * 60 * 60_000
/** Nothing waits longer, whatever a provider says. */
const LONGEST_HOLD_MS = 15 * DAY

/**
 * Gives the units of an order back to the shop when the time to pay it is over: attempts that came to nothing are closed,
 * the order is rejected and may be paid again as long as its things are there. A provider that is still at it gets more
 * time. False: there was nothing to give up.
 */
export async function giveUpUnpaid(tx: Tx, shopId: ShopId, number: OrderNumber, now: Date): Promise<boolean> {
  const known = await lockOrder(tx, shopId, number)
  if (!known?.heldUntil || known.released || known.heldUntil > now || !awaitsPayment(known)) return false
  const attempts = await listAttempts(tx, shopId, number)
  const pending = attempts.find(({ state }) => state === 'pending')
  if (pending && now.getTime() - pending.startedAt.getTime() < LONGEST_HOLD_MS) {
    await holdUntil(tx, shopId, number, new Date(now.getTime() + DAY))
    return false
  }
  for (const { attempt, state } of attempts)
    if (state === 'started') await closeAttempt(tx, { shopId, number, attempt }, now)
  const { status } = (await lockOrder(tx, shopId, number)) ?? known
  const why = 'not paid in time'
  if (status !== 'rejected') await moveOrder(tx, { shopId, number, to: 'rejected', who: 'system', why }, now)
  const { backOnSale } = await returnStock(tx, shopId, number)
  await setReleased(tx, shopId, number, now)
  if (backOnSale) await bumpVersion(tx, shopId)
  return true
}
