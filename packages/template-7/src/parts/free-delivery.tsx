import type { ShippingRate } from '@store/core'
import { useCart, useMoney, useShop } from '@store/template-kit'
import { useWords } from '../words.ts'

/** The amount still missing for the minimum purchase, then for free delivery, as text and bar. */
export function FreeDelivery() {
  const goal = useGoal()
  if (!goal) return null
  return (
    <div className="to-free">
      {/* The hint about the minimum is not repeated here: it is already below the cart (M9). */}
      {!goal.isMinimum && <p aria-hidden="true">{goal.text}</p>}
      <progress max={1} value={goal.share} aria-label={goal.text} />
    </div>
  )
}

function useGoal(): { readonly text: string; readonly share: number; readonly isMinimum?: true } | null {
  const t = useWords()
  const money = useMoney()
  const { shop } = useShop()
  const { totals } = useCart()
  if (!totals) return null
  const { minimum, subtotal, shipping } = totals
  if (minimum)
    return {
      text: t('canasta.toMinimum', { amount: money(minimum.missing) }),
      share: subtotal / minimum.amount,
      isMinimum: true,
    }
  const from = freeFrom(shop.shippingRate)
  if (from === null || from <= 0) return null
  if (subtotal >= from || (shipping.kind === 'quoted' && shipping.price === 0))
    return { text: t('canasta.isFree'), share: 1 }
  return { text: t('canasta.toFree', { amount: money(from - subtotal) }), share: subtotal / from }
}

/**
 * Returns the lowest subtotal with free delivery, in hundredths; null if delivery does not depend on the subtotal, or
 * is never free.
 */
function freeFrom(rate: ShippingRate) {
  return rate.kind === 'bySubtotal' ? (rate.ranges.find(({ price }) => price === 0)?.from ?? null) : null
}
