import type { AppliedDiscount, Totals } from '@store/core'
import { FactList } from '../parts/fact-list.tsx'
import { useMoney, useT } from '../shop-context.tsx'

/** A row of the totals, formatted. */
export type TotalsRow = {
  readonly key: string
  readonly kind: 'units' | 'subtotal' | 'discount' | 'shipping' | 'total'
  readonly name: string
  /** An amount; for shipping also the reason why it is not known yet (M4, M5, M10). */
  readonly value: string
}

type Sums = Pick<Totals, 'subtotal' | 'discounts' | 'shipping' | 'total'>

/** Subtotal, discounts, shipping and total of a cart or a quote. Each row has its `kind` in `data-kind`. */
export function TotalsList({ totals, className }: { readonly totals: Sums; readonly className?: string }) {
  return <FactList rows={useTotalsRows(totals)} className={className} />
}

function useTotalsRows(totals: Sums): readonly TotalsRow[] {
  const t = useT()
  const money = useMoney()
  const nameOf = useDiscountName()
  const { subtotal, discounts, shipping, total } = totals
  const cost = () => {
    if (shipping.kind === 'quoted') return shipping.price === 0 ? t('shipping.free') : money(shipping.price)
    return t(shipping.kind === 'cityNeeded' ? 'shipping.cityNeeded' : `shipping.${shipping.reason}`)
  }
  return [
    { key: 'subtotal', kind: 'subtotal', name: t('cart.subtotal'), value: money(subtotal) },
    ...discounts.map((discount) => ({
      key: `${discount.trigger}.${discount.id}`,
      kind: 'discount' as const,
      name: nameOf(discount),
      value: `−${money(discount.amount)}`,
    })),
    { key: 'shipping', kind: 'shipping', name: t('shipping.label'), value: cost() },
    { key: 'total', kind: 'total', name: t('cart.total'), value: money(total) },
  ]
}

/** A function that names a discount: "Cupón AMANECER", the merchant's name for it, or just "discount". */
export function useDiscountName(): (discount: AppliedDiscount) => string {
  const t = useT()
  return ({ trigger, id, name }) =>
    trigger === 'coupon' ? t('coupon.line', { code: id }) : (name ?? t('cart.discount'))
}
