import { type Product, percentOffOf } from '@store/core'
import { Link, Price, usePaths } from '@store/template-kit'
import { useWords } from './words.ts'

const MOST = 4

/** Reduced products: percentage, name, price. */
export function Offers({ products }: { readonly products: readonly Product[] }) {
  const t = useWords()
  const paths = usePaths()
  const shown = products.filter((product) => percentOffOf(product, null) > 0).slice(0, MOST)
  if (shown.length === 0) return null
  return (
    <section aria-labelledby="cuts">
      <h2 id="cuts" className="band">
        {t('home.promotions')}
      </h2>
      <ul className="cuts">
        {shown.map((product) => (
          <li key={product.id}>
            <b>{t('product.percentOff', { percent: percentOffOf(product, null) })}</b>
            <Link href={paths.product(product)}>{product.name}</Link>
            <Price product={product} className="cut-price" />
          </li>
        ))}
      </ul>
      <p className="more">
        <Link href={paths.catalog({ promotion: true })} className="button">
          {t('callejon.allCuts')}
        </Link>
      </p>
    </section>
  )
}
