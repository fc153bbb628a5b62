import {
  type CheckedLine,
  itemsToText,
  type OrderRefusal,
  type PaymentProblem,
  type ShippingQuote,
  stockLineKey,
} from '@store/core'
import type { ScreenViews } from '../design.ts'

/** The lines that can be had, as many of each as there are; null: all that were asked for, or none. */
export function mendedItems(lines: readonly CheckedLine[]): string | null {
  if (lines.every(({ status }) => status === 'ok')) return null
  const left = lines.filter(({ status, unitsAvailable }) => status !== 'inactive' && unitsAvailable > 0)
  const taken = new Map<string, number>()
  const items = left.flatMap((line) => {
    const key = stockLineKey(line)
    const before = taken.get(key) ?? 0
    const quantity = Math.min(line.quantity, line.unitsAvailable - before)
    taken.set(key, before + quantity)
    return quantity > 0 ? [{ ...line, quantity }] : []
  })
  return itemsToText(items) || null
}

/** A city still to be chosen is no problem. */
export const notYet = (problem: PaymentProblem | null) => (problem?.reason === 'cityNeeded' ? null : problem)

/**
 * What the server said, but of shipping and of the method chosen what is true now: the shopper may have chosen another
 * city, or to pick up.
 */
export function currentRefusals(
  view: ScreenViews['Checkout'],
  shipping: ShippingQuote,
  ofMethod: PaymentProblem | null,
): readonly OrderRefusal[] {
  const said = view.refusals.length > 0 ? view.refusals : view.quote.refusals
  // A coupon's is said at its field.
  const kept = said.filter(
    (refusal) =>
      refusal.kind !== 'shippingUnavailable' &&
      refusal.kind !== 'coupon' &&
      !(refusal.kind === 'paymentMethod' && refusal.problem),
  )
  const others = ofMethod ? [...kept, { kind: 'paymentMethod', problem: ofMethod } as const] : kept
  if (shipping.kind === 'unavailable') return [...others, { kind: 'shippingUnavailable', reason: shipping.reason }]
  // A city still to be chosen is no problem before the first attempt.
  return shipping.kind === 'cityNeeded' ? [...others, ...view.refusals.filter((one) => !others.includes(one))] : others
}
