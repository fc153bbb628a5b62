import {
  type CheckedLine,
  itemsToText,
  type OrderRefusal,
  type PaymentProblem,
  type ShippingQuote,
  stockLineKey,
} from '@store/core'
import type { ScreenViews } from '../../design.ts'

/** The items reduced to what is available; null: all are available, or none. */
export function availableItems(lines: readonly CheckedLine[]): string | null {
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

/** The problem of a payment method, without a missing city, which is not reported. */
export const withoutCityNeeded = (problem: PaymentProblem | null) => (problem?.reason === 'cityNeeded' ? null : problem)

/**
 * The server's refusals, with those of shipping and payment method replaced by the current ones: the shopper may have chosen
 * another city since, or to pick up.
 */
export function currentRefusals(
  view: ScreenViews['Checkout'],
  shipping: ShippingQuote,
  ofMethod: PaymentProblem | null,
): readonly OrderRefusal[] {
  const ofServer = view.refusals.length > 0 ? view.refusals : view.quote.refusals
  // The refusal of a coupon is shown at its field.
  const current = ofServer.filter(
    (refusal) =>
      refusal.kind !== 'shippingUnavailable' &&
      refusal.kind !== 'coupon' &&
      !(refusal.kind === 'paymentMethod' && refusal.problem),
  )
  const others = ofMethod ? [...current, { kind: 'paymentMethod', problem: ofMethod } as const] : current
  if (shipping.kind === 'unavailable') return [...others, { kind: 'shippingUnavailable', reason: shipping.reason }]
  // A missing city is not reported before the form is submitted.
  return shipping.kind === 'cityNeeded' ? [...others, ...view.refusals.filter((one) => !others.includes(one))] : others
}
