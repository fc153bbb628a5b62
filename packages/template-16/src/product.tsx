import { type Product as ProductData, priceOf } from '@store/core'
import {
  Breadcrumbs,
  BuyNow,
  Instalments,
  Price,
  ProductChat,
  type ScreenViews,
  ShippingLine,
  useBuyForm,
  usePaths,
  useShop,
} from '@store/template-kit'
import { BuyFields } from './buy-fields.tsx'
import { Gallery } from './gallery.tsx'
import { DishList } from './menu-section.tsx'
import { ProductSections } from './product-sections.tsx'
import { ShareLink } from './share-link.tsx'
import { useWords } from './words.ts'

/** A dish: photos if any, text, options and button; then related dishes. */
export default function Product(view: ScreenViews['Product']) {
  const t = useWords()
  const { product, related } = view
  return (
    <>
      <div className="table">
        <Card key={product.id} {...view} />
      </div>
      <section className="course" aria-labelledby="goes-with">
        <div className="course-head">
          <h2 id="goes-with">{t('product.related')}</h2>
        </div>
        {related.length > 0 ? <DishList dishes={related.slice(0, 8)} /> : <p>{t('product.noRelated')}</p>}
      </section>
    </>
  )
}

function Card({ product, description, financing, policies }: ScreenViews['Product']) {
  const t = useWords()
  const paths = usePaths()
  const buy = useBuyForm(product)
  const { category, name, summary, brand, supplier } = product
  const chosen = buy.variant?.id ?? null
  return (
    <article className="card" data-pictured={product.images.length > 0 ? '' : undefined}>
      <Gallery product={product} />
      <div className="card-words">
        <Breadcrumbs
          className="steps"
          steps={[
            ...(category ? [{ name: category.name, href: paths.catalog({ category: category.name }) }] : []),
            { name },
          ]}
        />
        <h1>{name}</h1>
        <Price product={product} variantId={chosen} percent className="price card-price" />
        <Instalments amount={priceOf(product, chosen)} limits={financing} className="quiet" />
        {summary && <p className="lead">{summary}</p>}
        <CardMarks
          product={product}
          word={buy.availability === 'available' ? null : t(`product.${buy.availability}`)}
        />
        {product.price === null ? <p>{t('product.askPrice')}</p> : <BuyFields buy={buy} id="buy" />}
        <ShippingLine product={product} className="quiet" />
        <BuyNow product={product} form="buy" className="button button-line" />
        <ProductChat product={product} form="buy" className="button button-line" />
        {supplier && <p className="quiet">{t('product.supplier', { name: supplier })}</p>}
        {brand && <p className="quiet">{brand}</p>}
        <ShareLink title={name} path={paths.product(product)} />
        <ProductSections product={product} description={description} policies={policies} />
      </div>
    </article>
  )
}

function CardMarks({ product, word }: { readonly product: ProductData; readonly word: string | null }) {
  const t = useWords()
  const { shop } = useShop()
  const tags = shop.tags.flatMap(({ values }) => values).filter(({ id }) => product.tagValues.includes(id))
  return (
    <p className="marks">
      {word !== null && product.price !== null && <span data-mark="gone">{word}</span>}
      {product.condition === 'used' && <span data-mark="used">{t('product.condition.used')}</span>}
      {product.freeShipping && <span data-mark="free">{t('product.freeShipping')}</span>}
      {tags.map(({ id, name }) => (
        <span key={id} data-mark="tag">
          {name}
        </span>
      ))}
    </p>
  )
}
