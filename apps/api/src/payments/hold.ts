import type { OrderNumber, PaymentState, ShopId } from '@store/core'
import type { Tx } from '../database/open.ts'
import { holdUntil } from '../queries/order-holds.ts'
import type { OrderStanding } from '../queries/order-moves.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** How long units wait for a shopper who was sent to pay, or who may try again (architecture §6). */
export const HOLD_MS = 60 * MINUTE
/** How long they wait for a bank or a voucher, before the provider is asked whether it is still at it. */
const PENDING_HOLD_MS = 2 * DAY
/** Gives an order's units more time where what was just said of its payment asks for it. */
export async function holdOn(
  tx: Tx,
  shopId: ShopId,
  number: OrderNumber,
  { heldUntil, released }: OrderStanding,
  state: PaymentState,
  now: Date,
): Promise<void> {
  if (heldUntil === null || released || (state !== 'pending' && state !== 'rejected')) return
  const until = new Date(now.getTime() + (state === 'pending' ? PENDING_HOLD_MS : HOLD_MS))
  if (until > heldUntil) await holdUntil(tx, shopId, number, until)
}
