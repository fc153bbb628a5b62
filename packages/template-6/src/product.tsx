import type { Product as ProductData } from '@store/core'
import { Breadcrumbs, type ScreenViews, useBuyForm, usePaths } from '@store/template-kit'
import { BuyBox } from './parts/buy-box.tsx'
import { Carousel } from './parts/carousel.tsx'
import { BuyBar } from './product/buy-bar.tsx'
import { Gallery } from './product/gallery.tsx'
import { ProductSections } from './product/product-sections.tsx'
import { Summary } from './product/summary.tsx'
import { useWords } from './words.ts'

/** Photos, summary and buy box; under them the sections. */
export default function Product({ product, description, related, financing, policies }: ScreenViews['Product']) {
  const t = useWords()
  const buy = useBuyForm(product)
  return (
    <div className="frame">
      <Steps product={product} />
      <article className="sheet-page">
        <div className="sheet-top">
          <Gallery product={product} />
          <Summary product={product} />
          <BuyBox buy={buy} financing={financing} id="buy" />
        </div>
        <ProductSections product={product} description={description} related={related} policies={policies} />
      </article>
      {related.length > 0 ? (
        <Carousel title={t('product.related')} products={related} />
      ) : (
        <section className="section">
          <h2>{t('product.related')}</h2>
          <p className="muted">{t('product.noRelated')}</p>
        </section>
      )}
      {product.price !== null && <BuyBar buy={buy} />}
    </div>
  )
}

function Steps({ product }: { readonly product: ProductData }) {
  const t = useWords()
  const paths = usePaths()
  const { category, name } = product
  return (
    <Breadcrumbs
      className="steps"
      steps={[
        { name: t('nav.home'), href: paths.home() },
        { name: t('catalog.title'), href: paths.catalog() },
        ...(category ? [{ name: category.name, href: paths.catalog({ category: category.name }) }] : []),
        { name },
      ]}
    />
  )
}
