import type { AppliedDiscount } from '@store/core'
import { useT } from '../shop-context.tsx'

/** What a reduction is called on its line: "Cupón AMANECER", the merchant's own name, or just "discount". */
export function useDiscountName(): (discount: AppliedDiscount) => string {
  const t = useT()
  return ({ trigger, id, name }) =>
    trigger === 'coupon' ? t('coupon.line', { code: id }) : (name ?? t('cart.discount'))
}
