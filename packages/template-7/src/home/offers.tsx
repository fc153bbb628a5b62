import type { Product } from '@store/core'
import { Link, useDiscountHint, usePaths } from '@store/template-kit'
import { ProductCard } from '../parts/product-card.tsx'
import { useWords } from '../words.ts'

/** Reduced products on yellow, those with the largest reduction first. */
export function Offers({ products }: { readonly products: readonly Product[] }) {
  const t = useWords()
  const paths = usePaths()
  const hint = useDiscountHint()
  if (products.length === 0) return null
  return (
    <section className="section offers">
      <div className="section-head">
        <h2>{t('home.promotions')}</h2>
        <Link
          href={paths.catalog({ promotion: true })}
          className="see-all"
          aria-label={t('label.of', { label: t('home.seeAll'), name: t('home.promotions') })}
        >
          {t('home.seeAll')}
        </Link>
      </div>
      {hint && <p className="offers-hint">{hint}</p>}
      <ul className="row">
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} />
          </li>
        ))}
      </ul>
    </section>
  )
}
