import type { Product } from '@store/core'
import { Link, useMoney } from '@store/template-kit'
import { useCatalogHref } from '../parts/age.tsx'
import { useWords } from '../words.ts'
import { giftPrices } from './gift-prices.ts'

/** "A gift for less than ₡15.000": links to lists up to a price, for the chosen age. */
export function GiftBuilder({ products }: { readonly products: readonly Product[] }) {
  const t = useWords()
  const money = useMoney()
  const shelf = useCatalogHref()
  const budgets = giftPrices(products.flatMap(({ price }) => (price === null ? [] : [price])))
  if (budgets.length === 0) return null
  return (
    <section className="block bento-gift" data-block="4" aria-labelledby="gift">
      <h2 id="gift">{t('trompo.gift')}</h2>
      <ul className="buckets">
        {budgets.map((amount) => (
          <li key={amount}>
            <Link href={shelf({ maxPrice: amount, sort: 'priceDesc' })} className="bucket">
              <span>{t('trompo.lessThan')}</span> {money(amount)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
