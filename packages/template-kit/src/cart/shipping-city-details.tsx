import type { Totals } from '@store/core'
import { type ComponentType, useState } from 'react'
import { useHost } from '../host.tsx'
import { useDeliveryTime } from '../order/delivery-time.ts'
import { useLanguage, useT } from '../shop-context.tsx'
import { loadWords } from '../words.ts'
import { useCart } from './cart-provider.tsx'

/**
 * In a shop that ships by city: a choice of city before checkout, which is used in checkout too, and the delivery time. The
 * list of cities is fetched when it is opened. Nothing where shipping does not depend on the city. Part:
 * `data-shipping-city`.
 */
export default function ShippingCityDetails(props: {
  readonly totals: Pick<Totals, 'shipping'>
  readonly className?: string
}) {
  const t = useT()
  const language = useLanguage()
  const { cities: ask } = useHost()
  const { place } = useCart()
  const { shipping } = props.totals
  const [Choice, setChoice] = useState<ComponentType | 'failed' | null>(null)
  const time = useDeliveryTime(place && shipping.kind === 'quoted' ? shipping : {})
  if (!ask || (shipping.kind === 'quoted' && shipping.reason !== 'rate')) return null
  const load = async () => {
    try {
      const [{ cityChoice }, cities, words] = await Promise.all([
        import('./city-choice.tsx'),
        ask(),
        loadWords(language, ['orders']),
      ])
      setChoice(() => cityChoice(cities, words))
    } catch {
      setChoice('failed')
    }
  }
  return (
    <details
      className={props.className}
      data-shipping-city=""
      onToggle={({ currentTarget }) => currentTarget.open && typeof Choice !== 'function' && void load()}
    >
      <summary>
        {place ? t('shipping.toCity', { city: place.city }) : t('shipping.chooseCity')}
        {time && <small data-feature="delivery-time"> · {time}</small>}
      </summary>
      <div aria-busy={Choice === null}>
        {Choice === 'failed' ? <p role="alert">{t('shipping.citiesFailed')}</p> : Choice && <Choice />}
      </div>
    </details>
  )
}
