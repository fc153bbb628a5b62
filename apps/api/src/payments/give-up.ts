import { awaitsPayment, type OrderNumber, type ShopId } from '@store/core'
import type { Tx } from '../database/open.ts'
import type { OrderContext } from '../orders/context.ts'
import { HOLD_MS, PENDING_HOLD_MS } from '../orders/hold.ts'
import { moveOrder } from '../orders/move.ts'
import { holdUntil, setReleased } from '../orders/store/holds.ts'
import { lockOrder } from '../orders/store/moves.ts'
import { returnStock } from '../orders/store/units.ts'
import { bumpVersion } from '../shops/store/shops.ts'
import { closeAttempt } from './settle.ts'
import { type Attempt, listAttempts } from './store/payments.ts'

/**
 * Puts the units of an order back into stock when the time to pay it is over. Unsuccessful attempts are closed. The order
 * becomes rejected, and may be paid again as long as there are enough units. If a provider is still processing a payment,
 * the order gets more time. False: there was nothing to do.
 */
export async function giveUpUnpaid(
  tx: Tx,
  shopId: ShopId,
  number: OrderNumber,
  context: OrderContext,
): Promise<boolean> {
  const { now } = context
  const known = await lockOrder(tx, shopId, number)
  if (!known?.heldUntil || known.released || known.heldUntil > now || !awaitsPayment(known)) return false
  const attempts = await listAttempts(tx, shopId, number)
  const last = new Date(known.placedAt.getTime() + PENDING_HOLD_MS)
  if (attempts.some(({ state }) => state === 'pending') && last > now) {
    await holdUntil(tx, shopId, number, last)
    return false
  }
  for (const { attempt, state } of attempts)
    if (state === 'started') await closeAttempt(tx, { shopId, number, attempt }, context)
  const { status } = (await lockOrder(tx, shopId, number)) ?? known
  const why = 'not paid in time'
  if (status !== 'rejected') await moveOrder(tx, { shopId, number, to: 'rejected', who: 'system', why }, context)
  const { backOnSale } = await returnStock(tx, shopId, number)
  await setReleased(tx, shopId, number, now)
  if (backOnSale) await bumpVersion(tx, shopId)
  return true
}

/** Closes an unpaid attempt of an order whose units are back in stock already. */
export async function giveUpUnheld(
  tx: Tx,
  attempt: Attempt & { readonly shopId: ShopId },
  context: OrderContext,
): Promise<void> {
  if (attempt.state !== 'started' || context.now.getTime() - attempt.startedAt.getTime() < HOLD_MS) return
  const known = await lockOrder(tx, attempt.shopId, attempt.number)
  if (known?.released) await closeAttempt(tx, attempt, context)
}
