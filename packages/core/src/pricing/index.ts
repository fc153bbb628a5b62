export {
  type Coupon,
  type CouponCheck,
  type CouponCode,
  type CouponProblem,
  type CouponUses,
  couponClosed,
  couponProblem,
  isCouponCode,
  normaliseCouponCode,
} from './coupon.ts'
export {
  type AppliedDiscount,
  applicableDiscounts,
  type Discount,
  type DiscountId,
  givenDiscounts,
  nextDiscount,
  type Reduction,
  sortDiscounts,
} from './discount.ts'
export {
  movedPrice,
  offeredPrice,
  PRICE_ENDINGS,
  type PriceEnding,
  type PriceMove,
  withEnding,
} from './price-ending.ts'
export { DEFAULT_SHIPPING_RATE, type Delivery, deliveryDays, quoteShipping, type ShippingQuote } from './shipping.ts'
export { type LineTax, type ShopTax, TAX_LIMITS, type Tax, taxesOfLines, taxSums } from './tax.ts'
export { cartTotals, deliveredTotals, type PricedLine, type Totals } from './totals.ts'
export { type Validity, type ValidityState, validityAt } from './validity.ts'
