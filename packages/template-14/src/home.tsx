import type { Product } from '@store/core'
import { Link, type ScreenViews, useMark, usePaths, useSettings, useShop } from '@store/template-kit'
import type { ReactNode } from 'react'
import { BannerPage } from './home/banner-page.tsx'
import { Categories } from './home/categories.tsx'
import { FeaturedBook } from './home/featured-book.tsx'
import { BookRow } from './parts/book-row.tsx'
import { Books, LOOKS } from './parts/books.tsx'
import { EmptyState } from './parts/empty-state.tsx'
import { LatestArticles } from './parts/latest-articles.tsx'
import { Shelf } from './parts/shelf.tsx'
import type { Settings } from './settings.ts'
import { useWords } from './words.ts'

/**
 * The most books on a shelf (`BOARD`) and in the rows (`ROWS`), the fewest of a section, and how many sections leave
 * for the first shelf.
 */
const BOARD = 14
const ROWS = 6
const LEAST = 3
const KEPT = 12
/** The index of the book that is open at first: there are spines on both sides of it, and on phones it is visible. */
const OPEN = 2

/** The home page: a shelf of new books, a featured book, banners, more shelves, articles. */
export default function Home({ articles, ...lists }: ScreenViews['Home']) {
  const t = useWords()
  const paths = usePaths()
  const { shop, categories } = useShop()
  const { headline, banners, productStyle } = useSettings<Settings>()
  const mark = useMark()
  const { board, picked, offers, best, rest } = sectionsOf(lists)
  const rows = best.length > 0 ? best : rest
  return (
    <div className="home frame one-column">
      <h1 className="headline" {...mark('headline')}>
        <Headline text={headline || shop.name} />
      </h1>
      {board.length > 0 ? (
        <>
          <Shelf products={board} label={t('home.catalog')} open={OPEN} first />
          <Link href={paths.catalog()} className="link">
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
      {offers.length > 0 && (
        <Room id="bands" title={t('home.promotions')} href={paths.catalog({ promotion: true })}>
          <Shelf products={offers} label={t('home.promotions')} />
        </Room>
      )}
      {rows.length > 0 && (
        <Room id="rows" title={t(best.length > 0 ? 'home.bestSellers' : 'home.featured')}>
          {productStyle === 1 ? (
            <Rows products={rows} />
          ) : (
            <Books products={rows} bookView={LOOKS[productStyle]} label={t('home.bestSellers')} />
          )}
        </Room>
      )}
      {articles.length > 0 && <LatestArticles articles={articles.slice(0, 3)} />}
    </div>
  )
}

/**
 * The books of each section, none on the page twice. A section with few books is left out, and so is one that would
 * leave fewer than `KEPT` for the first shelf.
 */
function sectionsOf({ products, promotions, bestSellers }: Omit<ScreenViews['Home'], 'articles'>) {
  const all = [...new Map([...products, ...promotions, ...bestSellers].map((each) => [each.id, each])).values()]
  const shown = new Set<number>()
  const take = (list: readonly Product[], most: number, least: number, kept: number): readonly Product[] => {
    const some = list.filter(({ id }) => !shown.has(id)).slice(0, most)
    if (some.length < least || all.length - shown.size - some.length < kept) return []
    for (const { id } of some) shown.add(id)
    return some
  }
  const offers = take(promotions, BOARD, LEAST, KEPT)
  const best = take(bestSellers, ROWS, LEAST, KEPT)
  const [picked] = take(
    all.filter(({ featured, summary }) => featured && summary),
    1,
    1,
    KEPT,
  )
  const board = take(all, BOARD, 1, 0)
  return { offers, best, picked, board, rest: take(all, ROWS, LEAST, 0) }
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
      <div className="room-head wraps">
        <h2 id={props.id}>{props.title}</h2>
        {props.href && (
          <Link
            href={props.href}
            className="link"
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
