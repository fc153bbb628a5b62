import type { Amount } from '../money/amount.ts'
import { applyPercent } from '../money/rounding.ts'
import { type Validity, validityAt } from './validity.ts'

export type DiscountId = string
export type Reduction =
  | { readonly kind: 'fixed'; readonly amount: Amount }
  | { readonly kind: 'percentage'; readonly percent: number }
type DiscountFields = Validity & {
  readonly id: DiscountId
  readonly name: string | null
  readonly active: boolean
  readonly reduction: Reduction
}

/** D4. `quantity`: from this many units on; `subtotal`: while the subtotal is in one of the ranges (ends included; `to` null: no end). */
export type Discount =
  | (DiscountFields & { readonly trigger: 'quantity'; readonly minQuantity: number })
  | (DiscountFields & {
      readonly trigger: 'subtotal'
      readonly ranges: readonly {
        readonly from: Amount
        readonly to: Amount | null
        readonly reduction: Reduction | null
      }[]
    })

/** A reduction with its line on the receipt. A coupon's `id` is its code. */
export type AppliedDiscount = {
  readonly id: DiscountId
  readonly name: string | null
  readonly trigger: Discount['trigger'] | 'coupon'
  readonly amount: Amount
}

type CartSize = { readonly subtotal: Amount; readonly units: number }
type Trigger = Discount['trigger']

/** A discount flattened to its steps: one threshold, one reduction. A range with its own reduction uses that. */
type Step = {
  readonly discount: Discount
  readonly from: number
  readonly to: number
  readonly reduction: Reduction
}

const TRIGGERS: readonly Trigger[] = ['quantity', 'subtotal']

/** B4: by `minQuantity` ascending. Discounts by subtotal have none and follow, in their original order. */
export function sortDiscounts(discounts: readonly Discount[]): readonly Discount[] {
  const threshold = (discount: Discount) => (discount.trigger === 'quantity' ? discount.minQuantity : Number.MAX_VALUE)
  return discounts.toSorted((a, b) => threshold(a) - threshold(b))
}

/** The discounts that are valid now; carts are priced only with these, on server and client alike. */
export const givenDiscounts = (discounts: readonly Discount[], now: Date): readonly Discount[] =>
  discounts.filter((discount) => discount.active && validityAt(discount, now) === 'now')

/**
 * The reductions of this cart: the best of each trigger, quantity first. Together they are never above the subtotal.
 *
 * The services' rules only define the order of the triggers. Shoppers expect "3 → 10 %, 6 → 20 %" to give them 20 % at six, and a coarse
 * discount never to hide a better one, so for each trigger the largest reduction is taken. Percentages are of the
 * whole subtotal, so the order does not matter.
 *
 * @param unit each reduction is rounded to it, so that none has cents that are not shown (`shownUnit`)
 */
export function applicableDiscounts(
  discounts: readonly Discount[],
  cart: CartSize,
  unit: Amount = 1,
): readonly AppliedDiscount[] {
  let left = cart.subtotal
  const applied: AppliedDiscount[] = []
  for (const trigger of TRIGGERS) {
    const best = bestStep(stepsOf(discounts, trigger), trigger, cart)
    if (!best) continue
    const amount = Math.min(left, worth(best.reduction, cart.subtotal, unit))
    if (amount <= 0) continue
    left -= amount
    applied.push({ id: best.discount.id, name: best.discount.name, trigger, amount })
  }
  return applied
}

/**
 * The nearest next reduction, and how many units or how much money is missing for it. It must be larger than the current
 * one of its trigger; of several, the one with the smallest missing share is taken. The discount's `reduction` is
 * the one that will apply: the range's own if it has one.
 */
export function nextDiscount(
  discounts: readonly Discount[],
  cart: CartSize,
): {
  readonly discount: Discount
  readonly missing:
    | { readonly kind: 'units'; readonly units: number }
    | { readonly kind: 'amount'; readonly amount: Amount }
} | null {
  const candidates = TRIGGERS.flatMap((trigger) => {
    const steps = stepsOf(discounts, trigger)
    const current = bestStep(steps, trigger, cart)
    return steps
      .filter(({ from, reduction }) => {
        if (from <= size(trigger, cart)) return false
        const then = subtotalThen(trigger, cart, from)
        return worth(reduction, then) > (current ? worth(current.reduction, then) : 0)
      })
      .map(({ discount, reduction, from }) => ({
        discount: { ...discount, reduction },
        trigger,
        from,
        missing: from - size(trigger, cart),
      }))
  })
  const nearest = candidates.toSorted((a, b) => a.missing / a.from - b.missing / b.from || a.missing - b.missing)[0]
  if (!nearest) return null
  const { discount, trigger, missing } = nearest
  return {
    discount,
    missing: trigger === 'quantity' ? { kind: 'units', units: missing } : { kind: 'amount', amount: missing },
  }
}

function stepsOf(discounts: readonly Discount[], trigger: Trigger): readonly Step[] {
  return discounts.flatMap((discount): readonly Step[] => {
    if (!discount.active || discount.trigger !== trigger) return []
    if (discount.trigger === 'quantity')
      return [{ discount, from: discount.minQuantity, to: Number.POSITIVE_INFINITY, reduction: discount.reduction }]
    return discount.ranges.map(({ from, to, reduction }) => ({
      discount,
      from,
      to: to ?? Number.POSITIVE_INFINITY,
      reduction: reduction ?? discount.reduction,
    }))
  })
}

/** The step with the largest reduction; of equal ones the discount with the smaller id, so that their order is irrelevant. */
function bestStep(steps: readonly Step[], trigger: Trigger, cart: CartSize): Step | undefined {
  const at = size(trigger, cart)
  return steps
    .filter(({ from, to }) => cart.units > 0 && from <= at && at <= to)
    .toSorted(
      (a, b) =>
        worth(b.reduction, cart.subtotal) - worth(a.reduction, cart.subtotal) ||
        (a.discount.id < b.discount.id ? -1 : Number(a.discount.id > b.discount.id)),
    )[0]
}

const size = (trigger: Trigger, cart: CartSize) => (trigger === 'quantity' ? cart.units : cart.subtotal)

/** The subtotal at the threshold, with the cart's average unit price; for an empty cart, a round amount. */
function subtotalThen(trigger: Trigger, cart: CartSize, from: number): Amount {
  if (trigger === 'subtotal') return from
  return cart.units > 0 ? Math.floor((cart.subtotal / cart.units) * from) : 100_000
}

/** The reduction of an amount, in whole `unit`s: never more than the amount, never less than zero. */
export function worth(reduction: Reduction, of: Amount, unit: Amount = 1): Amount {
  const amount =
    reduction.kind === 'fixed'
      ? applyPercent(reduction.amount, 100, unit)
      : applyPercent(of, Math.min(100, reduction.percent), unit)
  return Math.max(0, Math.min(of, amount))
}
