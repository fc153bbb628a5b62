import type { Product } from '@store/core'
import { Link, type ScreenViews, useMark, usePaths, useSettings, useShop } from '@store/template-kit'
import type { ReactNode } from 'react'
import { BannerPage } from './banner-page.tsx'
import { BookRow } from './book-row.tsx'
import { Books, LOOKS } from './books.tsx'
import { Categories } from './categories.tsx'
import { EmptyState } from './empty-state.tsx'
import { FeaturedBook } from './featured-book.tsx'
import { LatestArticles } from './latest-articles.tsx'
import type { Settings } from './settings.ts'
import { Shelf } from './shelf.tsx'
import { useWords } from './words.ts'

/** Number of books on the first shelf and in the rows. */
const BOARD = 14
const ROWS = 6
/** The index of the book that is open at first: there are spines on both sides of it, and on phones it is visible. */
const OPEN = 2

/** The home page: a shelf of new books, a featured book, banners, more shelves, articles. */
export default function Home({ products, promotions, bestSellers, articles }: ScreenViews['Home']) {
  const t = useWords()
  const paths = usePaths()
  const { shop, categories } = useShop()
  const { headline, banners, productStyle } = useSettings<Settings>()
  const mark = useMark()
  const picked = products.find(({ featured, summary }) => featured && summary) ?? products[1]
  const others = (bestSellers.length > 0 ? bestSellers : products).slice(0, ROWS)
  return (
    <div className="home frame">
      <h1 className="headline" {...mark('headline')}>
        <Headline text={headline || shop.name} />
      </h1>
      {products.length > 0 ? (
        <>
          <Shelf products={products.slice(0, BOARD)} label={t('home.catalog')} open={OPEN} first />
          <Link href={paths.catalog()} className="under">
            {t('anaquel.everything')}
          </Link>
        </>
      ) : (
        <EmptyState title={t('home.empty')} />
      )}
      {banners.map((banner, index) => (
        <BannerPage key={`${banner.image}${banner.title}`} banner={banner} at={index} />
      ))}
      {categories.length > 0 && <Categories />}
      {picked && <FeaturedBook product={picked} />}
      {promotions.length > 0 && (
        <Room id="bands" title={t('home.promotions')} href={paths.catalog({ promotion: true })}>
          <Shelf products={promotions.slice(0, BOARD)} label={t('home.promotions')} />
        </Room>
      )}
      {others.length > 0 && (
        <Room id="rows" title={t(bestSellers.length > 0 ? 'home.bestSellers' : 'home.featured')}>
          {productStyle === 1 ? (
            <Rows products={others} />
          ) : (
            <Books products={others} look={LOOKS[productStyle]} label={t('home.bestSellers')} />
          )}
        </Room>
      )}
      {articles.length > 0 && <LatestArticles articles={articles.slice(0, 3)} />}
    </div>
  )
}

/** The headline: upright up to its first comma, then italic. */
function Headline({ text }: { readonly text: string }) {
  const at = text.search(/[,;:.—](?=\s)/)
  if (at < 0) return text
  return (
    <>
      {text.slice(0, at + 1)} <em>{text.slice(at + 1).trim()}</em>
    </>
  )
}

const Rows = ({ products }: { readonly products: readonly Product[] }) => (
  <ul className="rows">
    {products.map((product) => (
      <li key={product.id}>
        <BookRow product={product} />
      </li>
    ))}
  </ul>
)

function Room(props: {
  readonly id: string
  readonly title: string
  readonly href?: string
  readonly children: ReactNode
}) {
  const t = useWords()
  return (
    <section className="room" aria-labelledby={props.id}>
      <div className="room-head">
        <h2 id={props.id}>{props.title}</h2>
        {props.href && (
          <Link
            href={props.href}
            className="under"
            aria-label={t('label.of', { label: t('home.seeAll'), name: props.title })}
          >
            {t('home.seeAll')}
          </Link>
        )}
      </div>
      {props.children}
    </section>
  )
}
