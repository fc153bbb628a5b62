import {
  type Amount,
  type OrderMoney,
  type OrderNumber,
  type ProviderName,
  type RestockedUnits,
  receivedFor,
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

export type RefundDraft = {
  readonly shopId: ShopId
  readonly number: OrderNumber
  readonly amount: Amount
  readonly reason: string
  /** Units to put back on sale with it. */
  readonly restock: readonly RestockedUnits[]
  readonly who: string
  /** The most that the caller may refund of one order, including refunds by others; null: no limit. */
  readonly limit: Amount | null
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
  /** The amount is larger than what this person may still refund of the order. */
  | { readonly kind: 'overLimit'; readonly limit: Amount; readonly most: Amount }
  /** For the entry at `index` of `restock`, the order has only `left` units that are not on sale again; null: the order has no such line. */
  | { readonly kind: 'units'; readonly index: number; readonly left: number | null }

/**
 * Records a refund made by hand, in the given transaction, and puts units back on sale. The sum never exceeds what was
 * received: other refunds of the order wait for this one. Its buyer gets one mail. Null: no such order.
 */
export async function refundOrder(tx: Tx, draft: RefundDraft, context: OrderContext): Promise<RefundOutcome | null> {
  const { shopId, number, amount, restock } = draft
  const standing = await lockOrder(tx, shopId, number)
  const money = standing && (await findOrderMoney(tx, shopId, number))
  if (!money) return null
  const left = refundable(money)
  if (amount > left) return { kind: 'tooMuch', left }
  const tooHigh = limitProblem(money, draft)
  if (tooHigh) return tooHigh
  const problem = await unitsProblem(tx, { shopId, number, restock, released: standing.released })
  if (problem) return problem
  const byHand = { attempt: null, provider: null, providerRefund: null, callKey: null }
  return recordRefund(tx, { ...draft, ...byHand, released: standing.released }, context)
}

/** The most that may still be refunded of an order within a limit: all earlier refunds of it count. */
export const mostWithin = (money: OrderMoney, limit: Amount): Amount =>
  Math.max(0, limit - (receivedFor(money) - refundable(money)))

/** Null: the amount is within the caller's limit. */
export function limitProblem(money: OrderMoney, { amount, limit }: Pick<RefundDraft, 'amount' | 'limit'>) {
  if (limit === null) return null
  const most = mostWithin(money, limit)
  return amount > most ? ({ kind: 'overLimit', limit, most } as const) : null
}

type Units = Pick<RefundDraft, 'shopId' | 'number' | 'restock'> & {
  /** The units of a cancelled order are back in stock already. */
  readonly released: boolean
}

/** Null: these units of an order can be put back on sale. The caller has locked the order. */
export async function unitsProblem(tx: Tx, { shopId, number, restock, released }: Units) {
  const restocked = unitsOf(restock, await listUnits(tx, shopId, number), released)
  return 'kind' in restocked ? restocked : null
}

type RefundRecord = Omit<RefundDraft, 'limit'> &
  Pick<Units, 'released'> & {
    readonly attempt: number | null
    readonly provider: ProviderName | null
    /** The provider's id of the refund. */
    readonly providerRefund: string | null
    /**
     * Of the call that requested it from a provider (`Requested`); null: it had no idempotency key, or the refund was made
     * by hand.
     */
    readonly callKey: Uint8Array | null
  }

/**
 * Records a refund that was made, by hand or by the provider of an attempt. If some of its units are on sale again
 * meanwhile, none are put back. The caller has locked the order. Null: no such order.
 */
export async function recordRefund(
  tx: Tx,
  draft: RefundRecord,
  { now, onEvent }: OrderContext,
): Promise<Extract<RefundOutcome, { kind: 'refunded' }> | null> {
  const { shopId, number, amount, reason, restock, who, attempt, provider, providerRefund, callKey, released } = draft
  const known = await findOrderByNumber(tx, shopId, number)
  if (!known) return null
  const restocked = unitsOf(restock, await listUnits(tx, shopId, number), released)
  const units = 'kind' in restocked ? [] : restocked.units

  const how = provider ? 'provider' : 'byHand'
  const id = await insertRefund(tx, shopId, number, {
    amount,
    how,
    attempt,
    providerRefund,
    callKey,
    reason,
    restocked: units,
    who,
    at: now,
  })
  const { toNothing, backOnSale } = await returnUnits(tx, shopId, number, units)
  await addHistoryEntry(tx, shopId, number, {
    at: now.toISOString(),
    who,
    about: 'payment',
    from: 'paid',
    to: 'refunded',
    why: `${(amount / 100).toFixed(2)} ${known.order.currency} given back ${provider ? `by ${provider}` : 'by hand'}: ${reason}`,
  })
  await onEvent(tx, shopId, number, { kind: 'step', step: 'refunded' })
  // The shop's row is locked last, as always.
  if (backOnSale) await bumpVersion(tx, shopId)
  const money = await findOrderMoney(tx, shopId, number)
  return { kind: 'refunded', id, left: money ? refundable(money) : 0, notReturned: toNothing }
}

/** The requested stock rows, in key order, or the entry with too few units. */
function unitsOf(
  restock: readonly RestockedUnits[],
  known: readonly OrderUnits[],
  released: boolean,
): { readonly units: readonly OrderUnits[] } | Extract<RefundOutcome, { kind: 'units' }> {
  const quantities = new Map<OrderUnits, number>()
  for (const [index, { productId, variantId, units }] of restock.entries()) {
    const found = known.find((each) => each.productId === productId && each.variantId === Number(variantId ?? 0))
    if (!found) return { kind: 'units', index, left: null }
    const left = released ? 0 : found.quantity - (quantities.get(found) ?? 0)
    if (units > left) return { kind: 'units', index, left }
    quantities.set(found, (quantities.get(found) ?? 0) + units)
  }
  return {
    units: known.flatMap((each) => {
      const quantity = quantities.get(each)
      return quantity === undefined ? [] : [{ ...each, quantity }]
    }),
  }
}
