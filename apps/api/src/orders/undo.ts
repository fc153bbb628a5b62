import type { OrderNumber, ShopId } from '@store/core'
import { lockStock } from '../catalog/store/stock.ts'
import type { Tx } from '../database/open.ts'
import { bumpVersion } from '../shops/store/shops.ts'
import type { OrderContext } from './context.ts'
import { returnCouponUse, takeCouponUse } from './store/coupon-uses.ts'
import { lockOrder } from './store/moves.ts'
import { findOrderByNumber, type KnownOrder } from './store/orders.ts'
import { beginStep, endStep, findStep, restoreOrder, takeUnits } from './store/steps.ts'
import { listUnits, returnUnits } from './store/units.ts'

/** How long, in seconds, a step can be undone. Its messages to buyers and webhooks wait as long. */
export const UNDO_SECONDS = 20

type OfOrder = { readonly shopId: ShopId; readonly number: OrderNumber }

/** How to undo a step that was taken. */
export type Undo = { readonly step: number; readonly until: Date }

/**
 * Takes a step of an order so that it can be undone: the former state is stored, and its messages wait. Null: no such order.
 * If `take` throws, nothing is stored.
 */
export async function takeUndoable<T>(
  tx: Tx,
  { shopId, number, takenBy }: OfOrder & { readonly takenBy: string },
  context: OrderContext,
  take: (context: OrderContext) => Promise<T>,
): Promise<{ readonly taken: T; readonly undo: Undo } | null> {
  const before = await lockOrder(tx, shopId, number)
  if (!before) return null
  const until = new Date(context.now.getTime() + context.undoSeconds * 1000)
  const step = await beginStep(tx, shopId, number, { until, takenBy })
  const waiting = { step, seconds: context.undoSeconds }
  const taken = await take({
    ...context,
    onEvent: (inTx, shop, about, event) => context.onEvent(inTx, shop, about, event, waiting),
  })
  const after = await lockOrder(tx, shopId, number)
  const gaveBack = !before.released && after?.released === true
  await endStep(tx, shopId, number, { id: step, returned: gaveBack ? await listUnits(tx, shopId, number) : [] })
  return { taken, undo: { step, until } }
}

export type UndoOutcome =
  | { readonly kind: 'undone'; readonly order: KnownOrder['order'] }
  /**
   * Its time is over or a message was sent (`late`), somebody has moved the order since (`moved`), or bought its units
   * (`sold`).
   */
  | { readonly kind: 'late' | 'moved' | 'sold' }
  /** Somebody else has taken it. */
  | { readonly kind: 'foreign' }

/**
 * Undoes a step: the order, its units, its coupon and its history are as before, and the step's messages are never sent.
 * Null: there is no such step, or it was undone.
 *
 * @param by who undoes it, if they may only undo their own steps
 */
export async function undoStep(
  tx: Tx,
  { shopId, number, step, by = null }: OfOrder & { readonly step: number; readonly by?: string | null },
  context: OrderContext,
): Promise<UndoOutcome | null> {
  const known = (await lockOrder(tx, shopId, number)) && (await findStep(tx, shopId, number, step))
  if (!known) return null
  if (by !== null && known.takenBy !== by) return { kind: 'foreign' }
  if (!known.untouched) return { kind: 'moved' }
  if (known.until < context.now || !(await context.takeBack(tx, shopId, step))) return { kind: 'late' }
  const stock = await undoUnits(tx, { shopId, number }, known)
  if (!stock) return { kind: 'sold' }
  await restoreOrder(tx, shopId, number, step)
  if (known.usedCoupon !== known.usesCoupon)
    await (known.usedCoupon ? takeCouponUse : returnCouponUse)(tx, shopId, number)
  const found = await findOrderByNumber(tx, shopId, number)
  if (stock.soldOut) await context.onEvent(tx, shopId, number, { kind: 'soldOut' })
  // The shop's row is locked last, as always.
  if (stock.onSaleChanged) await bumpVersion(tx, shopId)
  return found && { kind: 'undone', order: found.order }
}

/** Moves the units back. Null: units that the step put back into stock were sold since. */
async function undoUnits(
  tx: Tx,
  { shopId, number }: OfOrder,
  { wasReleased, released, returned }: NonNullable<Awaited<ReturnType<typeof findStep>>>,
): Promise<{ readonly onSaleChanged: boolean; readonly soldOut: boolean } | null> {
  if (wasReleased === released) return { onSaleChanged: false, soldOut: false }
  if (wasReleased) {
    const { backOnSale } = await returnUnits(tx, shopId, number, await listUnits(tx, shopId, number))
    return { onSaleChanged: backOnSale, soldOut: false }
  }
  await lockStock(tx, shopId, returned)
  const taken = await takeUnits(tx, shopId, number, returned)
  return taken && { onSaleChanged: taken.soldOut, soldOut: taken.soldOut }
}
