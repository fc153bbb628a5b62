import {
  Breadcrumbs,
  DetailsSection,
  PriceSection,
  type ScreenViews,
  ShareLater,
  TermsSection,
  useBuyForm,
  usePaths,
  useShop,
} from '@store/template-kit'
import { BuyFields } from './parts/buy-fields.tsx'
import { Gallery } from './parts/gallery.tsx'
import { DishList } from './parts/menu-section.tsx'
import { useWords } from './words.ts'

/** A dish: photos if any, text, options and button; then related dishes. */
export default function Product(view: ScreenViews['Product']) {
  const t = useWords()
  const { related } = view
  return (
    <>
      <div className="table">
        <Card {...view} />
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
  const paths = usePaths()
  const buy = useBuyForm(product)
  const { tags } = useShop().shop
  const { category, name, summary, brand } = product
  const own = tags.flatMap(({ values }) => values).filter(({ id }) => product.tagValues.includes(id))
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
        <PriceSection buy={buy} financing={financing} />
        {summary && <p className="lead">{summary}</p>}
        <p className="marks">
          {own.map((tag) => (
            <span key={tag.id} data-mark="tag">
              {tag.name}
            </span>
          ))}
        </p>
        <BuyFields buy={buy} id="buy" />
        <TermsSection product={product} form="buy" />
        {brand && <p className="muted">{brand}</p>}
        <ShareLater title={name} path={paths.product(product)} listClassName="chips" linkClassName="chip" />
        <DetailsSection product={product} description={description} policies={policies} />
      </div>
    </article>
  )
}
