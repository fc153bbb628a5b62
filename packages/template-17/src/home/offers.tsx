import { type Product, percentOffOf } from '@store/core'
import { Link, Price, usePaths } from '@store/template-kit'
import { useWords } from '../words.ts'

const MOST = 4
/** With fewer reduced products there is no section: they are among the other products. */
const FEWEST = 3

/** The products of the section; none if there are few. */
export function reducedOf(promotions: readonly Product[]): readonly Product[] {
  const shown = promotions.filter((product) => percentOffOf(product, null) > 0).slice(0, MOST)
  return shown.length < FEWEST ? [] : shown
}

/** Reduced products: percentage, name, price. */
export function Offers({ products: shown }: { readonly products: readonly Product[] }) {
  const t = useWords()
  const paths = usePaths()
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
