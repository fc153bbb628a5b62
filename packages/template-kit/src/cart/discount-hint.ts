import { useLanguage, useMoney, useT } from '../shop-context.tsx'
import { useCart } from './cart-provider.tsx'

/** "Take 2 more and save 10 %": the next discount (D4), or null. */
export function useDiscountHint(): string | null {
  const t = useT()
  const money = useMoney()
  const language = useLanguage()
  const { nextDiscount } = useCart()
  if (!nextDiscount) return null
  const { discount, missing } = nextDiscount
  const reduction =
    discount.reduction.kind === 'fixed'
      ? money(discount.reduction.amount)
      : new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }).format(
          discount.reduction.percent / 100,
        )
  return missing.kind === 'units'
    ? t('cart.discountUnits', { count: missing.units, reduction })
    : t('cart.discountAmount', { amount: money(missing.amount), reduction })
}
