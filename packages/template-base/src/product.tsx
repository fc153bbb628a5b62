import type { ScreenViews } from '@store/template-kit'
import { DetailsSection, ProductSteps, useT } from '@store/template-kit'
import { BuyBox } from './buy-box.tsx'
import { Gallery } from './gallery.tsx'
import { ProductGrid } from './product-grid.tsx'

export default function Product({ product, description, related, financing, policies }: ScreenViews['Product']) {
  const t = useT()
  return (
    <>
      <article className="frame product">
        <ProductSteps product={product} whole={t('catalog.title')} className="steps" />
        <div className="product-top">
          <Gallery product={product} />
          <BuyBox product={product} financing={financing} />
        </div>
        <div className="information">
          <DetailsSection product={product} description={description} policies={policies} />
        </div>
      </article>
      <section className="frame shelf">
        <h2>{t('product.related')}</h2>
        {related.length > 0 ? (
          <ProductGrid products={related.slice(0, 12)} />
        ) : (
          <p className="muted">{t('product.noRelated')}</p>
        )}
      </section>
    </>
  )
}
