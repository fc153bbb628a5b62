import type { Amount } from '../money/amount.ts'
import { type AppliedDiscount, type Reduction, worth } from './discount.ts'

/** As `normaliseCouponCode` writes it. */
export type CouponCode = string

/** A reduction for those who know its code. */
export type Coupon = {
  readonly code: CouponCode
  readonly active: boolean
  readonly reduction: Reduction
  /** What the subtotal, before discounts, must come to. */
  readonly minPurchase: Amount | null
  /** Its first moment, ISO-8601, UTC. */
  readonly from: string | null
  /** The moment it is over. */
  readonly until: string | null
  /** Orders it may be used for, and orders of one buyer, known by the ID number. */
  readonly maxUses: number | null
  readonly maxUsesPerBuyer: number | null
}

/** How many orders it has been used for. */
export type CouponUses = { readonly total: number; readonly byBuyer: number }

/** Why a coupon takes nothing off this cart now. Every reason has its own sentence in every language. */
export type CouponProblem =
  | { readonly reason: 'unknown' }
  | { readonly reason: 'inactive' }
  | { readonly reason: 'notYet'; readonly from: string }
  | { readonly reason: 'expired'; readonly until: string }
  | { readonly reason: 'usedUp' }
  | { readonly reason: 'usedByBuyer'; readonly limit: number }
  | { readonly reason: 'belowMinimum'; readonly minimum: Amount; readonly missing: Amount }
  /** Other discounts have taken everything off already: a use would be wasted. */
  | { readonly reason: 'nothingLeft' }

/** What the coupon check says of a code and a cart. */
export type CouponCheck =
  | { readonly kind: 'applies'; readonly code: CouponCode; readonly amount: Amount }
  | { readonly kind: 'refused'; readonly problem: CouponProblem }

/** Codes compare without case, accents, space around, and what nobody sees; this form is stored and shown. */
export function normaliseCouponCode(text: string): CouponCode {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toUpperCase()
    .trim()
}

/** Whether merchants may give this normalised code: short enough to be typed, long enough not to be tried out. */
export const isCouponCode = (code: CouponCode): boolean => /^[A-Z0-9][A-Z0-9_-]{3,39}$/.test(code)

/**
 * Why the coupon does not apply to a cart now; null when it does. What a shopper could mend is asked last.
 *
 * @param coupon null: the shop has none of this code
 * @param about `totals`: the cart's without the coupon; `unit`: of the shop's currency (`shownUnit`)
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
  const { from, until, maxUses, maxUsesPerBuyer, minPurchase } = coupon
  const { totals, uses, unit, now } = about
  const missing = (minPurchase ?? 0) - totals.subtotal
  if (!coupon.active) return { reason: 'inactive' }
  if (from !== null && now.getTime() < Date.parse(from)) return { reason: 'notYet', from }
  if (until !== null && now.getTime() >= Date.parse(until)) return { reason: 'expired', until }
  if (maxUses !== null && uses.total >= maxUses) return { reason: 'usedUp' }
  if (maxUsesPerBuyer !== null && uses.byBuyer >= maxUsesPerBuyer)
    return { reason: 'usedByBuyer', limit: maxUsesPerBuyer }
  if (minPurchase !== null && missing > 0) return { reason: 'belowMinimum', minimum: minPurchase, missing }
  return couponDiscount(coupon, totals.subtotal - totals.discount, unit) ? null : { reason: 'nothingLeft' }
}

/** What a coupon takes off what the other discounts have left; null: nothing. */
export function couponDiscount(
  { code, reduction }: Pick<Coupon, 'code' | 'reduction'>,
  left: Amount,
  unit: Amount = 1,
): AppliedDiscount | null {
  const amount = worth(reduction, left, unit)
  return amount > 0 ? { id: code, name: null, trigger: 'coupon', amount } : null
}
