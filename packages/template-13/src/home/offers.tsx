import { type Product, percentOffOf } from '@store/core'
import { Link, Price, usePaths } from '@store/template-kit'
import { useWords } from '../words.ts'

const MOST = 4

/** Reduced products as rows: percentage, name, price. */
export function Offers({ products }: { readonly products: readonly Product[] }) {
  const t = useWords()
  const paths = usePaths()
  const shown = products.filter((product) => percentOffOf(product, null) > 0).slice(0, MOST)
  if (shown.length === 0) return null
  return (
    <section className="scoreboard" aria-label={t('home.promotions')}>
      <ul>
        {shown.map((product) => (
          <li key={product.id}>
            <b className="score">{t('product.percentOff', { percent: percentOffOf(product, null) })}</b>
            <p>
              <Link href={paths.product(product)} className="cover-link">
                {product.name}
              </Link>
              <Price product={product} className="price" />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
