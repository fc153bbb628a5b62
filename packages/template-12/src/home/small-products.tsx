import type { Product } from '@store/core'
import { Link, Price, usePaths } from '@store/template-kit'
import { Stage } from '../parts/stage.tsx'
import { useWords } from '../words.ts'

/**
 * Up to nine small products in three columns, at unequal heights. `hasReduced`: there are reduced products that have no
 * section.
 */
export function SmallProducts(props: { readonly products: readonly Product[]; readonly hasReduced: boolean }) {
  const t = useWords()
  const paths = usePaths()
  const { products, hasReduced } = props
  return (
    <section className="small-tray frame" aria-labelledby="tray-title">
      <h2 id="tray-title">{t('vitrina.tray')}</h2>
      <ul>
        {products.map((product) => (
          <li key={product.id} data-piece="">
            <Link href={paths.product(product)} className="small-piece">
              <Stage
                name={product.name}
                image={product.images[0] ?? null}
                alt=""
                sizes="(min-width: 64rem) 20vw, 30vw"
                largest={640}
              />
              <span className="small-name">{product.name}</span>
              <Price product={product} className="price" />
            </Link>
          </li>
        ))}
      </ul>
      <p className="links">
        <Link href={paths.catalog()} className="link">
          {t('vitrina.everything')}
        </Link>
        {hasReduced && (
          <Link href={paths.catalog({ promotion: true })} className="link">
            {t('vitrina.allOffers')}
          </Link>
        )}
      </p>
    </section>
  )
}
