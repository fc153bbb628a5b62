import { offeredMethods } from '@store/core'
import { Link, mapHref, OtherDays, Outside, useMoney, usePaths, useRangeWords, useShop } from '@store/template-kit'
import { BikeIcon, ClockIcon, CoinIcon, PinIcon } from '../icons.tsx'
import { useWords } from '../words.ts'

/** Facts about ordering: delivery area and cost, opening hours, payment methods, address. */
export function ShopFacts() {
  const t = useWords()
  const paths = usePaths()
  const { shop, branches, policyKinds } = useShop()
  const methods = offeredMethods(shop.paymentMethods)
  const [branch] = branches
  return (
    <section className="house shop-facts" aria-label={t('product.information')}>
      <div>
        <BikeIcon />
        <h2>{t('sazon.zones')}</h2>
        <Rate />
        {policyKinds.includes('shipping') && (
          <Link href={paths.policy('shipping')} className="link">
            {t('policy.shipping')}
          </Link>
        )}
      </div>
      {branch?.hours && (
        <div>
          <ClockIcon />
          <h2>{t('sazon.hours')}</h2>
          <p>
            {branch.hours}
            <OtherDays branch={branch} />
          </p>
        </div>
      )}
      {methods.length > 0 && (
        <div>
          <CoinIcon />
          <h2>{t('sazon.payment')}</h2>
          <p>{methods.map((method) => t(`payment.${method}`)).join(' · ')}</p>
        </div>
      )}
      {branch && (
        <div>
          <PinIcon />
          <h2>{t('sazon.find')}</h2>
          <p>{branch.address}</p>
          <Outside href={mapHref(branch)} className="link">
            {t('footer.directions')}
          </Outside>
        </div>
      )}
    </section>
  )
}

/** The delivery cost, by subtotal where it depends on it; else a sentence about it. */
function Rate() {
  const t = useWords()
  const money = useMoney()
  const { shippingRate: rate } = useShop().shop
  const cost = (price: number) => (price === 0 ? t('shipping.free') : money(price))
  const rangeWords = useRangeWords()
  if (rate.kind === 'bySubtotal' && rate.ranges.length > 0)
    return (
      <ul>
        {rate.ranges.map(({ from, price }, at) => (
          <li key={from} className="dotted">
            <span>{rangeWords(rate.ranges, at)}</span>
            <span className="leader" aria-hidden="true" />
            <span>{cost(price)}</span>
          </li>
        ))}
      </ul>
    )
  if (rate.kind === 'flat') return <p>{t('shipping.flat', { amount: cost(rate.price) })}</p>
  if (rate.kind === 'free') return <p>{t('shipping.freeShop')}</p>
  return <p>{t(rate.kind === 'byCity' ? 'shipping.byCity' : 'shipping.unset')}</p>
}
