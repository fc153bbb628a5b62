import { LONGEST_HOLD_MS, type OrderNumber, type PaymentState, type ShopId } from '@store/core'
import type { Tx } from '../database/open.ts'
import { holdUntil } from './store/holds.ts'
import type { OrderStanding } from './store/moves.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** How long units are reserved for a shopper who was redirected to pay, or who may try again. */
export const HOLD_MS = 60 * MINUTE
/**
 * How long, counted from when it was placed or switched to a method paid by hand, an order's units are reserved if a person
 * still has to act: for a bank transfer or a voucher in progress, and for a shop that has to confirm a payment by hand.
 */
export const UNCONFIRMED_HOLD_MS = 3 * DAY

/** Until when units are reserved for a shopper who is redirected to pay now; null: the longest reservation is over. */
export function heldForPayer(placedAt: Date, now: Date): Date | null {
  const until = new Date(Math.min(now.getTime() + HOLD_MS, placedAt.getTime() + LONGEST_HOLD_MS))
  return until > now ? until : null
}

/** Extends the reservation of an order's units if the new state of its payment needs it. */
export async function holdOn(
  tx: Tx,
  shopId: ShopId,
  number: OrderNumber,
  { heldUntil, released, placedAt }: OrderStanding,
  state: PaymentState,
  now: Date,
): Promise<void> {
  if (heldUntil === null || released || (state !== 'pending' && state !== 'rejected')) return
  const until = state === 'pending' ? new Date(placedAt.getTime() + UNCONFIRMED_HOLD_MS) : heldForPayer(placedAt, now)
  if (until && until > heldUntil) await holdUntil(tx, shopId, number, until)
}
