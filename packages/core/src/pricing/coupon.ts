import type { Amount } from '../money/amount.ts'
import { type AppliedDiscount, type Reduction, worth } from './discount.ts'
import { validityAt } from './validity.ts'

/** In the form that `normaliseCouponCode` returns. */
export type CouponCode = string

/** A reduction for shoppers who enter its code. */
export type Coupon = {
  readonly code: CouponCode
  readonly active: boolean
  readonly reduction: Reduction
  /** The minimum for the subtotal before discounts. */
  readonly minPurchase: Amount | null
  /** The start of its validity, ISO-8601, UTC. */
  readonly from: string | null
  /** The end of its validity: from this moment on it is expired. */
  readonly until: string | null
  /** How many orders may use it, and how many orders of one buyer, identified by the ID number. */
  readonly maxUses: number | null
  readonly maxUsesPerBuyer: number | null
}

/** How many orders have used it. */
export type CouponUses = { readonly total: number; readonly byBuyer: number }

/** Why a coupon gives no reduction for this cart now. Every reason has its own sentence in every language. */
export type CouponProblem =
  | { readonly reason: 'unknown' }
  | { readonly reason: 'inactive' }
  | { readonly reason: 'notYet'; readonly from: string }
  | { readonly reason: 'expired'; readonly until: string }
  | { readonly reason: 'usedUp' }
  | { readonly reason: 'usedByBuyer'; readonly limit: number }
  | { readonly reason: 'belowMinimum'; readonly minimum: Amount; readonly missing: Amount }
  /** Other discounts have reduced the cart to zero already: using the coupon would waste it. */
  | { readonly reason: 'nothingLeft' }

/** The result of checking a code for a cart. */
export type CouponCheck =
  | { readonly kind: 'applies'; readonly code: CouponCode; readonly amount: Amount }
  | { readonly kind: 'refused'; readonly problem: CouponProblem }

/** Codes are compared without case, accents, surrounding space and invisible characters; this form is stored and shown. */
export function normaliseCouponCode(text: string): CouponCode {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toUpperCase()
    .trim()
}

/** Whether merchants may use this normalised code: short enough to type, long enough that it cannot be found by trying. */
export const isCouponCode = (code: CouponCode): boolean => /^[A-Z0-9][A-Z0-9_-]{3,39}$/.test(code)

/** Why the coupon applies to no cart now, whatever its content; null: it may apply to some. */
export function couponClosed(
  { active, from, until, maxUses }: Pick<Coupon, 'active' | 'from' | 'until' | 'maxUses'>,
  uses: number,
  now: Date,
): Extract<CouponProblem, { readonly reason: 'inactive' | 'notYet' | 'expired' | 'usedUp' }> | null {
  if (!active) return { reason: 'inactive' }
  const state = validityAt({ from, until }, now)
  if (from !== null && state === 'notYet') return { reason: 'notYet', from }
  if (until !== null && state === 'over') return { reason: 'expired', until }
  return maxUses !== null && uses >= maxUses ? { reason: 'usedUp' } : null
}

/**
 * Why the coupon does not apply to a cart now; null when it does. Reasons that a shopper can fix are checked last.
 *
 * @param coupon null: the shop has no coupon with this code
 * @param about `totals`: those of the cart without the coupon; `unit`: that of the shop's currency (`shownUnit`)
 */
export function couponProblem(
  coupon: Coupon | null,
  about: {
    readonly totals: { readonly subtotal: Amount; readonly discount: Amount }
    readonly uses: CouponUses
    readonly unit: Amount
    readonly now: Date
  },
): CouponProblem | null {
  if (!coupon) return { reason: 'unknown' }
  const { maxUsesPerBuyer, minPurchase } = coupon
  const { totals, uses, unit, now } = about
  const missing = (minPurchase ?? 0) - totals.subtotal
  const closed = couponClosed(coupon, uses.total, now)
  if (closed) return closed
  if (maxUsesPerBuyer !== null && uses.byBuyer >= maxUsesPerBuyer)
    return { reason: 'usedByBuyer', limit: maxUsesPerBuyer }
  if (minPurchase !== null && missing > 0) return { reason: 'belowMinimum', minimum: minPurchase, missing }
  return couponDiscount(coupon, totals.subtotal - totals.discount, unit) ? null : { reason: 'nothingLeft' }
}

/** The coupon's reduction of what the other discounts leave; null: none. */
export function couponDiscount(
  { code, reduction }: Pick<Coupon, 'code' | 'reduction'>,
  left: Amount,
  unit: Amount = 1,
): AppliedDiscount | null {
  const amount = worth(reduction, left, unit)
  return amount > 0 ? { id: code, name: null, trigger: 'coupon', amount } : null
}
