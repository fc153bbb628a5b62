import { type Product, percentOffOf } from '@store/core'
import { Link, Price, usePaths } from '@store/template-kit'
import { Picture } from '../parts/picture.tsx'
import { tintStyle, useTints } from '../parts/tint.ts'
import { useWords } from '../words.ts'

/** A full-width green band that links to the reduced `products`, and shows those in `shown`. */
export function Offers(props: { readonly products: readonly Product[]; readonly shown: readonly Product[] }) {
  const t = useWords()
  const paths = usePaths()
  const tints = useTints()
  const { products, shown } = props
  const most = Math.max(0, ...products.map((product) => percentOffOf(product, null)))
  return (
    <section className="ribbon section" aria-labelledby="ribbon">
      <div className="frame ribbon-in" data-bare={shown.length > 0 ? undefined : ''}>
        <div className="ribbon-words">
          <h2 id="ribbon">{most > 0 ? t('bruma.offers', { percent: most }) : t('home.promotions')}</h2>
          <Link href={paths.catalog({ promotion: true })} className="button">
            {t('bruma.seeOffers')}
          </Link>
        </div>
        {shown.length > 0 && (
          <ul className="ribbon-arches">
            {shown.map((product) => (
              <li key={product.id} data-tint="" style={tintStyle(tints.ofProduct(product))}>
                <Link href={paths.product(product)}>
                  <Picture
                    name={product.name}
                    image={product.images[0] ?? null}
                    alt=""
                    sizes="(min-width: 48rem) 14vw, 28vw"
                    largest={480}
                  />
                  <span className="ribbon-name">{product.name}</span>
                  <Price product={product} className="price" />
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
