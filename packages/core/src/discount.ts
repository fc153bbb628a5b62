import type { Amount } from './amount.ts'

export type DiscountId = string
export type Reduction = { readonly kind: 'fixed'; readonly amount: Amount } | { readonly kind: 'percentage'; readonly percent: number }
type Common = { readonly id: DiscountId; readonly name: string | null; readonly active: boolean; readonly reduction: Reduction }

/** D4. `quantity`: from so many units on; `subtotal`: while the subtotal lies in one of the ranges (ends included; `to` null: no end). */
export type Discount =
  | (Common & { readonly trigger: 'quantity'; readonly minQuantity: number })
  | (Common & { readonly trigger: 'subtotal'; readonly ranges: readonly { readonly from: Amount; readonly to: Amount | null; readonly reduction: Reduction | null }[] })

export type AppliedDiscount = { readonly id: DiscountId; readonly name: string | null; readonly trigger: Discount['trigger']; readonly amount: Amount }

/** B4: by `minQuantity` ascending. */
export declare function sortDiscounts(discounts: readonly Discount[]): readonly Discount[]
/** The reductions this cart has earned: the best of each trigger, quantity first; together never above the subtotal. */
export declare function applicableDiscounts(discounts: readonly Discount[], cart: { readonly subtotal: Amount; readonly units: number }): readonly AppliedDiscount[]
/** The next reduction in reach: how many units, or how much money, is missing. */
export declare function nextDiscount(discounts: readonly Discount[], cart: { readonly subtotal: Amount; readonly units: number }): { readonly discount: Discount; readonly missing: { readonly kind: 'units'; readonly units: number } | { readonly kind: 'amount'; readonly amount: Amount } } | null
