import { type Product, productAvailability } from '@store/core'
import { Link, type ScreenViews, useAbout, usePaths, useSettings, useShop } from '@store/template-kit'
import { ArticleCard } from './article-card.tsx'
import { CategoryBlock } from './category-block.tsx'
import { ContactSheet } from './contact-sheet.tsx'
import { EmptyState } from './empty-state.tsx'
import { Wordmark } from './header.tsx'
import { IndexTable } from './index-table.tsx'
import { Offers } from './offers.tsx'
import { Poster, Sentence } from './poster.tsx'
import type { Settings } from './settings.ts'
import { useWords } from './words.ts'

const MOST_ROWS = 8
const MOST_CELLS = 24

/**
 * The home page: the shop's name, a table of products with one large photo, a banner, offers, all products, sold out
 * products.
 */
export default function Home({ products, promotions, bestSellers, articles }: ScreenViews['Home']) {
  const t = useWords()
  const paths = usePaths()
  const { shop } = useShop()
  const { banners, headline, productStyle } = useSettings<Settings>()
  const all = [...new Map([...products, ...bestSellers, ...promotions].map((each) => [each.id, each])).values()]
  const gone = all.filter((product) => productAvailability(product) === 'soldOut')
  const there = all.filter((product) => !gone.includes(product))
  const text = useAbout()
  return (
    <>
      <Wordmark name={shop.name} />
      {all.length === 0 && <EmptyState title={t('home.empty')} />}
      {productStyle === 1 && all.length > 0 && (
        <section aria-labelledby="index">
          <h2 id="index" className="unseen">
            {t('callejon.index')}
          </h2>
          <IndexTable products={all.slice(0, MOST_ROWS)} live />
        </section>
      )}
      {banners[0] ? (
        <Poster banner={banners[0]} at={0} headline={headline} text={text} />
      ) : (
        <Sentence headline={headline} text={text} />
      )}
      <Offers products={promotions} />
      <CategoryBlock />
      {there.length > 0 && (
        <section aria-labelledby="sheet">
          <ContactSheet products={there.slice(0, MOST_CELLS)} title={t('callejon.sheet')} id="sheet" />
          <p className="more">
            <Link href={paths.catalog()} className="button">
              {t('home.seeAll')}
            </Link>
          </p>
        </section>
      )}
      {banners.slice(1).map((banner, index) => (
        <Poster key={`${banner.image}${banner.title}`} banner={banner} at={index + 1} />
      ))}
      <Archive products={gone} />
      {articles.length > 0 && (
        <section aria-labelledby="flyers">
          <h2 id="flyers" className="band">
            {t('nav.blog')}
          </h2>
          <ul className="flyers">
            {articles.slice(0, 3).map((article) => (
              <li key={article.id}>
                <ArticleCard article={article} heading="h3" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/** Sold out products as a table; their pages still exist. */
function Archive({ products }: { readonly products: readonly Product[] }) {
  const t = useWords()
  if (products.length === 0) return null
  return (
    <section aria-labelledby="archive">
      <h2 id="archive" className="band">
        {t('callejon.archive')}
      </h2>
      <IndexTable products={products} />
    </section>
  )
}
