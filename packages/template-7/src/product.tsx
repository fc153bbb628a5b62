import { type Product as ProductData, priceOf, productAvailability } from '@store/core'
import type { ScreenViews } from '@store/template-kit'
import { Breadcrumbs, BuyNow, Instalments, Price, ProductChat, ShippingLine, usePaths } from '@store/template-kit'
import { BuyFields } from './buy-fields.tsx'
import { useSetCategory } from './category-context.tsx'
import { Gallery } from './gallery.tsx'
import { ChatIcon } from './icons.tsx'
import { ProductCard } from './product-card.tsx'
import { ProductFacts } from './product-facts.tsx'
import { CloseSheet } from './product-sheet.tsx'
import { Share } from './share.tsx'
import { keepUnits, useUnitLine } from './unit-line.ts'
import { useWords } from './words.ts'

const FORM = 'buy'

/**
 * A product. On phones it looks like a sheet over the page before it; on wide screens it has two columns, photo and
 * form, with related products below.
 */
export default function Product({ product, description, related, financing, policies }: ScreenViews['Product']) {
  const t = useWords()
  useSetCategory(product.category?.name ?? null)
  return (
    <div className="product-page">
      <Steps product={product} />
      <CloseSheet product={product} />
      <article className="product" key={product.id}>
        <Gallery product={product} />
        <div className="product-side">
          <Head product={product} />
          <Instalments amount={priceOf(product, null)} limits={financing} className="muted" />
          <BuyFields product={product} id={FORM} />
          <BuyNow product={product} form={FORM} className="button" data-tone="quiet" />
          <ProductChat product={product} form={FORM} className="button product-chat" icon={<ChatIcon />} />
          <Terms product={product} />
          <ProductFacts product={product} description={description} policies={policies} />
        </div>
      </article>
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

function Head({ product }: { readonly product: ProductData }) {
  const t = useWords()
  const unit = useUnitLine(product)
  const availability = productAvailability(product)
  const tags = [
    product.price !== null && availability !== 'available' && t(`product.${availability}`),
    product.condition === 'used' && t('product.condition.used'),
    product.freeShipping && t('product.freeShipping'),
  ].filter((tag) => tag !== false)
  return (
    <header className="product-head">
      {tags.length > 0 && (
        <p className="tags">
          {tags.map((tag) => (
            <span key={tag} className="tag" data-tone="plain">
              {tag}
            </span>
          ))}
        </p>
      )}
      <h1>{keepUnits(product.name)}</h1>
      {product.options.length === 0 && <Price product={product} percent className="price product-price" />}
      {unit && <p className="unit">{unit}</p>}
      {product.summary && <p className="product-summary">{product.summary}</p>}
    </header>
  )
}

function Terms({ product }: { readonly product: ProductData }) {
  const t = useWords()
  return (
    <div className="terms">
      <ShippingLine product={product} />
      {product.supplier && <p>{t('product.supplier', { name: product.supplier })}</p>}
      <Share product={product} />
    </div>
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
