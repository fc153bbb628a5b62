import type { Totals } from '@store/core'
import { useMoney, useT } from '../shop-context.tsx'
import { useDiscountName } from './discount-name.ts'

/** A line of what an order comes to, ready to be shown. */
export type TotalsRow = {
  readonly key: string
  readonly kind: 'units' | 'subtotal' | 'discount' | 'shipping' | 'total'
  readonly name: string
  /** An amount; of shipping also why nobody can say it yet (M4, M5, M10). */
  readonly value: string
}

/** Subtotal, every reduction, shipping, total: of a cart or a quote. */
export function useTotalsRows(
  totals: Pick<Totals, 'subtotal' | 'discounts' | 'shipping' | 'total'>,
): readonly TotalsRow[] {
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
