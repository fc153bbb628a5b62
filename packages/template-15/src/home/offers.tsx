import type { Product } from '@store/core'
import { Link, usePaths } from '@store/template-kit'
import { Tile } from '../parts/tile.tsx'
import { useWords } from '../words.ts'

/** Three reduced products on the first yarn's colour. */
export function Offers({ products }: { readonly products: readonly Product[] }) {
  const t = useWords()
  const paths = usePaths()
  return (
    <section className="offers" aria-labelledby="offers">
      <div className="frame offers-row">
        <div className="offers-words">
          <h2 id="offers">{t('home.promotions')}</h2>
          <p>{t('telar.offersText')}</p>
          <Link href={paths.catalog({ promotion: true })} className="link">
            {t('telar.allOffers')}
          </Link>
        </div>
        <ul className="offers-tiles">
          {products.map((product) => (
            <li key={product.id}>
              <Tile product={product} sizes="(min-width: 64rem) 22vw, (min-width: 48rem) 30vw, 80vw" ratio={1} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
