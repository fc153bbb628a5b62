import type { ShippingRate } from '@store/core'
import { useCart, useDiscountHint, useMoney, useShop } from '@store/template-kit'
import { useWords } from './words.ts'

/** How far it is to the minimum purchase, then to free delivery: words and a bar. The next discount in reach is a line under it. */
export function ToFree() {
  const hint = useDiscountHint()
  const goal = useGoal()
  if (!goal && !hint) return null
  return (
    <div className="to-free">
      {goal && (
        <>
          {/* That the basket is too small is written under it already (M9). */}
          {!goal.isMinimum && <p aria-hidden="true">{goal.text}</p>}
          <progress max={1} value={goal.share} aria-label={goal.text} />
        </>
      )}
      {hint && <p className="to-free-hint">{hint}</p>}
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

/** From what subtotal on delivery is free; null: from none, or it is free anyway. */
function freeFrom(rate: ShippingRate) {
  return rate.kind === 'bySubtotal' ? (rate.ranges.find(({ price }) => price === 0)?.from ?? null) : null
}
