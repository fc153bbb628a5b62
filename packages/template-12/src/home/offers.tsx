import type { Product } from '@store/core'
import { Link, Price, usePaths, useSettings } from '@store/template-kit'
import { materialOf } from '../parts/material.ts'
import { Stage } from '../parts/stage.tsx'
import type { Settings } from '../settings.ts'
import { useWords } from '../words.ts'

/** Reduced products as rows: small photo, name, old and new price. */
export function Offers({ products }: { readonly products: readonly Product[] }) {
  const t = useWords()
  const paths = usePaths()
  const { percent } = useSettings<Settings>()
  return (
    <section className="offers frame" aria-labelledby="offers">
      <h2 id="offers">{t('home.promotions')}</h2>
      <ul>
        {products.map((product) => (
          <li key={product.id} data-piece="">
            <Link href={paths.product(product)} className="reduced-piece">
              <Stage name={product.name} image={product.images[0] ?? null} alt="" sizes="8rem" largest={320} />
              <span>
                <span className="small-name">{product.name}</span>
                <span className="muted">{materialOf(product.facts)}</span>
              </span>
              <Price product={product} className="price" percent={percent} />
            </Link>
          </li>
        ))}
      </ul>
      <Link href={paths.catalog({ promotion: true })} className="link">
        {t('vitrina.allOffers')}
      </Link>
    </section>
  )
}
