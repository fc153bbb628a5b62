import { mayPay, type OrderNumber, type ShopId } from '@store/core'
import type { Tx } from '../database/open.ts'
import type { OrderContext } from '../orders/context.ts'
import { HOLD_MS } from '../orders/hold.ts'
import { lockOrder } from '../orders/store/moves.ts'
import { listAttempts } from './store/payments.ts'

/** The reminder is sent after this time; the remaining reservation is left for paying. */
export const REMIND_MS = HOLD_MS / 4

/** Reminds the buyer, once per order, that it still waits for its payment. */
export async function remindUnpaid(
  tx: Tx,
  shopId: ShopId,
  number: OrderNumber,
  { now, onEvent }: OrderContext,
): Promise<void> {
  if (await unpaidUntil(tx, shopId, number, now)) await onEvent(tx, shopId, number, { kind: 'unpaid' })
}

/** Until when an order's units are reserved for a buyer who can pay now; null: there is nothing to pay, or no time left. */
export async function unpaidUntil(tx: Tx, shopId: ShopId, number: OrderNumber, now: Date): Promise<Date | null> {
  const known = await lockOrder(tx, shopId, number)
  if (!known?.heldUntil || known.released || known.heldUntil <= now) return null
  const states = (await listAttempts(tx, shopId, number)).map(({ state }) => state)
  return mayPay(known, states) ? known.heldUntil : null
}
