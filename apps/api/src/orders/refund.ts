import {
  type Amount,
  type OrderNumber,
  type RefundWay,
  type RestockedUnits,
  refundable,
  type ShopId,
} from '@store/core'
import type { Tx } from '../database/open.ts'
import { bumpVersion } from '../shops/store/shops.ts'
import type { OrderContext } from './context.ts'
import { addHistoryEntry, lockOrder } from './store/moves.ts'
import { findOrderByNumber } from './store/orders.ts'
import { findOrderMoney, insertRefund } from './store/refunds.ts'
import { listUnits, type OrderUnits, returnUnits } from './store/units.ts'

type RefundDraft = {
  readonly shopId: ShopId
  readonly number: OrderNumber
  readonly amount: Amount
  readonly how: RefundWay
  readonly reason: string
  /** Units to put back on sale with it. */
  readonly restock: readonly RestockedUnits[]
  readonly who: string
}

export type RefundOutcome =
  | {
      readonly kind: 'refunded'
      readonly id: number
      /** The amount that can still be refunded. */
      readonly left: Amount
      /** Units that could not be put back into stock, because their product or variant was deleted. */
      readonly notReturned: readonly string[]
    }
  /** The amount is larger than what is left of the received money. */
  | { readonly kind: 'tooMuch'; readonly left: Amount }
  /** For the entry at `index` of `restock`, the order has only `left` units that are not on sale again; null: the order has no such line. */
  | { readonly kind: 'units'; readonly index: number; readonly left: number | null }

/**
 * Records a refund of an order in the given transaction, and puts units back on sale. The sum is never more than what was
 * received: other refunds of the order wait for this one. Its buyer gets one mail. Null: no such order.
 */
export async function refundOrder(
  tx: Tx,
  { shopId, number, amount, how, reason, restock, who }: RefundDraft,
  { now, onEvent }: OrderContext,
): Promise<RefundOutcome | null> {
  const standing = await lockOrder(tx, shopId, number)
  const money = standing && (await findOrderMoney(tx, shopId, number))
  const known = money && (await findOrderByNumber(tx, shopId, number))
  if (!known) return null
  const left = refundable(money)
  if (amount > left) return { kind: 'tooMuch', left }
  // The units of a cancelled order are back in stock already.
  const units = await listUnits(tx, shopId, number)
  const wanted = unitsOf(restock, units, standing.released)
  if ('kind' in wanted) return wanted

  const id = await insertRefund(tx, shopId, number, { amount, how, reason, restocked: wanted.units, who, at: now })
  const { toNothing, backOnSale } = await returnUnits(tx, shopId, number, wanted.units)
  await addHistoryEntry(tx, shopId, number, {
    ...{ at: now.toISOString(), who, about: 'payment', from: 'paid', to: 'refunded' },
    why: `${(amount / 100).toFixed(2)} ${known.order.currency} given back by hand: ${reason}`,
  })
  await onEvent(tx, shopId, number, { kind: 'step', step: 'refunded' })
  // The shop's row is locked last, as always.
  if (backOnSale) await bumpVersion(tx, shopId)
  return { kind: 'refunded', id, left: left - amount, notReturned: toNothing }
}

/** The requested stock rows, in key order, or the entry with too few units. */
function unitsOf(
  restock: readonly RestockedUnits[],
  known: readonly OrderUnits[],
  released: boolean,
): { readonly units: readonly OrderUnits[] } | Extract<RefundOutcome, { kind: 'units' }> {
  const wanted = new Map<OrderUnits, number>()
  for (const [index, { productId, variantId, units }] of restock.entries()) {
    const found = known.find((each) => each.productId === productId && each.variantId === Number(variantId ?? 0))
    if (!found) return { kind: 'units', index, left: null }
    const left = released ? 0 : found.quantity - (wanted.get(found) ?? 0)
    if (units > left) return { kind: 'units', index, left }
    wanted.set(found, (wanted.get(found) ?? 0) + units)
  }
  return {
    units: known.flatMap((each) => {
      const quantity = wanted.get(each)
      return quantity === undefined ? [] : [{ ...each, quantity }]
    }),
  }
}
