import type { Product as ProductData } from '@store/core'
import {
  Breadcrumbs,
  DetailsSection,
  PriceSection,
  type ScreenViews,
  TermsSection,
  useBuyForm,
  usePaths,
} from '@store/template-kit'
import { BuyFields } from './parts/buy-fields.tsx'
import { useSetCategory } from './parts/category-context.tsx'
import { Gallery } from './parts/gallery.tsx'
import { ProductCard } from './parts/product-card.tsx'
import { CloseSheet } from './parts/product-sheet.tsx'
import { Share } from './parts/share.tsx'
import { keepUnits, useUnitLine } from './parts/unit-line.ts'
import { useWords } from './words.ts'

const FORM = 'buy'

/**
 * A product. On phones it looks like a sheet over the page before it; on wide screens it has two columns, photo and
 * form, with related products below.
 */
export default function Product(view: ScreenViews['Product']) {
  const t = useWords()
  const { product, related } = view
  useSetCategory(product.category?.name ?? null)
  return (
    <div className="product-page">
      <Steps product={product} />
      <CloseSheet product={product} />
      <Sheet {...view} />
      <section className="section" aria-label={t('product.related')}>
        <div className="section-head">
          <h2>{t('product.related')}</h2>
        </div>
        {related.length > 0 ? (
          <ul className="row">
            {related.slice(0, 8).map((other) => (
              <li key={other.id}>
                <ProductCard product={other} />
              </li>
            ))}
          </ul>
        ) : (
          <p className="muted">{t('product.noRelated')}</p>
        )}
      </section>
    </div>
  )
}

function Sheet({ product, description, financing, policies }: ScreenViews['Product']) {
  const buy = useBuyForm(product)
  const unit = useUnitLine(product)
  return (
    <article className="product">
      <Gallery product={product} />
      <div className="product-side">
        <h1>{keepUnits(product.name)}</h1>
        <PriceSection buy={buy} financing={financing} />
        {unit && <p className="unit">{unit}</p>}
        <BuyFields buy={buy} id={FORM} />
        {product.summary && <p className="product-summary">{product.summary}</p>}
        <TermsSection product={product} form={FORM} />
        <Share product={product} />
        <DetailsSection product={product} description={description} policies={policies} />
      </div>
    </article>
  )
}

function Steps({ product }: { readonly product: ProductData }) {
  const t = useWords()
  const paths = usePaths()
  const { category, name } = product
  const steps = [
    { name: t('nav.home'), href: paths.home() },
    category
      ? { name: category.name, href: paths.catalog({ category: category.name }) }
      : { name: t('catalog.title'), href: paths.catalog() },
    { name },
  ]
  return <Breadcrumbs steps={steps} className="steps" />
}
