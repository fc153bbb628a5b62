import { emptyQuery, type Product, productAvailability } from '@store/core'
import { Link, type ScreenViews, useMark, usePaths, useSettings, useShop } from '@store/template-kit'
import { ArticlePreview } from './parts/article-preview.tsx'
import { BannerMessage } from './parts/banner.tsx'
import { Bubble } from './parts/bubble.tsx'
import { ProductMessage } from './parts/product-message.tsx'
import { ProductRail } from './parts/product-rail.tsx'
import { Replies } from './parts/replies.tsx'
import type { Settings } from './settings.ts'
import { useWords } from './words.ts'

const OFFERS = 3
const POPULAR = 6
const ENOUGH_FOR_RAIL = 2

/** The home page: a greeting, the categories as replies, banners and products as messages. */
export default function Home({ products, promotions, bestSellers, articles }: ScreenViews['Home']) {
  const t = useWords()
  const paths = usePaths()
  const { shop } = useShop()
  const { headline, banners, onlinePayment } = useSettings<Settings>()
  const mark = useMark()
  const popular = (bestSellers.length >= ENOUGH_FOR_RAIL ? bestSellers : products).slice(0, POPULAR)
  const offers = promotions.filter((product) => isOnOffer(product) && !has(popular, product)).slice(0, OFFERS)
  return (
    <div className="thread">
      <Bubble as="h1" {...mark('headline')}>
        {headline || t('charla.greeting', { shop: shop.name })}
      </Bubble>
      <Replies />
      {banners.map((banner, index) => (
        <BannerMessage key={`${banner.image} ${banner.title}`} banner={banner} at={index} />
      ))}
      {popular.length > 0 ? (
        <section className="group" aria-labelledby="popular">
          <Bubble as="h2" id="popular">
            {t(popular === products || bestSellers.length < ENOUGH_FOR_RAIL ? 'charla.look' : 'charla.popular')}
          </Bubble>
          <Products label={t('home.featured')} products={popular} priority={banners.length === 0} />
          <Link href={paths.catalog()} className="chip">
            {t('home.seeAll')}
          </Link>
        </section>
      ) : (
        <Bubble>{t('home.empty')}</Bubble>
      )}
      {offers.length > 0 && (
        <section className="group" aria-labelledby="offers">
          <h2 className="bubble" data-from="shop" id="offers">
            <span className="label">{t('home.promotions')}</span> {t('charla.offers', { count: offers.length })}
          </h2>
          <Products label={t('home.promotions')} products={offers} />
          <Link href={paths.catalog({ ...emptyQuery, promotion: true })} className="chip">
            {t('charla.allOffers')}
          </Link>
        </section>
      )}
      <section className="group" aria-labelledby="how">
        <Bubble as="h2" id="how" from="you">
          {t('charla.how')}
        </Bubble>
        <ol className="group">
          {(['charla.how1', 'charla.how2', onlinePayment ? 'charla.how3Online' : 'charla.how3'] as const).map(
            (step) => (
              <li key={step}>
                <Bubble>{t(step)}</Bubble>
              </li>
            ),
          )}
        </ol>
      </section>
      {articles.length > 0 && (
        <section className="group" aria-labelledby="articles">
          <Bubble as="h2" id="articles">
            {t('charla.articles')}
          </Bubble>
          <ul className="group">
            {articles.map((article) => (
              <li key={article.id}>
                <ArticlePreview article={article} heading="h3" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

/** Several products side by side; a single one as a message. */
function Products(props: {
  readonly label: string
  readonly products: readonly Product[]
  readonly priority?: boolean
}) {
  const { products } = props
  const { productStyle } = useSettings<Settings>()
  if (products.length >= ENOUGH_FOR_RAIL && productStyle === 1) return <ProductRail {...props} />
  return (
    <ul className="products">
      {products.map((product) => (
        <li key={product.id}>
          <ProductMessage product={product} />
        </li>
      ))}
    </ul>
  )
}

const has = (products: readonly Product[], { id }: Product) => products.some((each) => each.id === id)

const isOnOffer = (product: Product) => product.promotion !== null && productAvailability(product) === 'available'
