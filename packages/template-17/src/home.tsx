import { type Product, productAvailability } from '@store/core'
import { Link, type ScreenViews, useAbout, usePaths, useSettings, useShop } from '@store/template-kit'
import { CategoryBlock } from './home/category-block.tsx'
import { Offers, reducedOf } from './home/offers.tsx'
import { Poster, Sentence } from './home/poster.tsx'
import { ArticleCard } from './parts/article-card.tsx'
import { ContactSheet } from './parts/contact-sheet.tsx'
import { EmptyState } from './parts/empty-state.tsx'
import { Wordmark } from './parts/header.tsx'
import { IndexTable } from './parts/index-table.tsx'
import type { Settings } from './settings.ts'
import { useWords } from './words.ts'

const MOST_ROWS = 8
/**
 * The number of cells is a multiple of four; from twelve on, of twelve, for full rows with two, three, four and six
 * columns.
 */
const ROW = 4
const TWELVE = 12
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
  // No product is on the page twice.
  const soldOut = all.filter((product) => productAvailability(product) === 'soldOut')
  const reduced = reducedOf(promotions)
  const there = without(all, [...soldOut, ...reduced])
  const rows = productStyle === 1 ? there.slice(0, rowsOf(there.length)) : []
  const cells = inFullRows(without(there, rows))
  const text = useAbout()
  return (
    <>
      <Wordmark name={shop.name} />
      {all.length === 0 && <EmptyState title={t('home.empty')} />}
      {rows.length > 0 && (
        <section aria-labelledby="index">
          <h2 id="index" className="unseen">
            {t('callejon.index')}
          </h2>
          <IndexTable products={rows} live />
        </section>
      )}
      {banners[0] ? (
        <Poster banner={banners[0]} at={0} headline={headline} text={text} />
      ) : (
        <Sentence headline={headline} text={text} />
      )}
      <Offers products={reduced} />
      <CategoryBlock />
      {cells.length > 0 && (
        <section aria-labelledby="sheet">
          <ContactSheet products={cells} title={t('callejon.sheet')} id="sheet" from={rows.length + 1} whole />
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
      <Archive products={soldOut} />
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

/**
 * Returns how many products are in the table: all of a few, else at most `MOST_ROWS`, with at least `ROW` left for the
 * cells.
 */
const rowsOf = (count: number) => (count < MOST_ROWS ? count : Math.min(MOST_ROWS, count - ROW))

function inFullRows(products: readonly Product[]): readonly Product[] {
  const least = products.length < TWELVE ? ROW : TWELVE
  return products.slice(
    0,
    Math.min(MOST_CELLS, products.length < ROW ? ROW : products.length - (products.length % least)),
  )
}

const without = (products: readonly Product[], shown: readonly Product[]): readonly Product[] =>
  products.filter(({ id }) => !shown.some((each) => each.id === id))

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
