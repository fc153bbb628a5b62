import { useCart, useMoney, useShop } from '@store/template-kit'
import { useId } from 'react'
import { useWords } from '../words.ts'
import { freeFrom } from './free-from.ts'

/**
 * The amount still missing for free delivery, as text and bar. Renders nothing in shops without free delivery from an
 * amount on.
 */
export function FreeDelivery() {
  const t = useWords()
  const money = useMoney()
  const id = useId()
  const { shop } = useShop()
  const { totals, settled } = useCart()
  const from = freeFrom(shop.shippingRate)
  if (from === null || !totals) return null
  const { shipping, subtotal } = totals
  const isFree = shipping.kind === 'quoted' ? shipping.price === 0 : subtotal >= from
  // The quote has a delivery price although the subtotal is enough, as where a higher range of the rate is not free:
  // renders nothing.
  if (!isFree && subtotal >= from) return null
  return (
    <div className="lane" data-settling={settled ? undefined : ''} data-won={isFree ? '' : undefined}>
      <p id={id}>{isFree ? t('cancha.freeWon') : t('cancha.freeIn', { amount: money(from - subtotal) })}</p>
      <progress max={from} value={isFree ? from : subtotal} aria-labelledby={id} />
    </div>
  )
}
