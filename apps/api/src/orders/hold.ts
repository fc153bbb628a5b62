import { LONGEST_HOLD_MS, type OrderNumber, type PaymentState, type ShopId } from '@store/core'
import type { Tx } from '../database/open.ts'
import { holdUntil } from './store/holds.ts'
import type { OrderStanding } from './store/moves.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** How long units are reserved for a shopper who was redirected to pay, or who may try again. */
export const HOLD_MS = 60 * MINUTE
/** How long after it was placed an order's units are reserved for a bank transfer or a voucher in progress. */
export const PENDING_HOLD_MS = 3 * DAY

/** Until when units are reserved for the shop to confirm an order that is paid by hand. */
export const heldToConfirm = (hours: number, now: Date): Date => new Date(now.getTime() + hours * 60 * MINUTE)

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
  const until = state === 'pending' ? new Date(placedAt.getTime() + PENDING_HOLD_MS) : heldForPayer(placedAt, now)
  if (until && until > heldUntil) await holdUntil(tx, shopId, number, until)
}
