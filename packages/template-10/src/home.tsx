import type { Product } from '@store/core'
import { Link, type ScreenViews, usePaths } from '@store/template-kit'
import { Banners } from './home/banners.tsx'
import { CategoryWall } from './home/category-wall.tsx'
import { Hero, onTop } from './home/hero.tsx'
import { Offers } from './home/offers.tsx'
import { SectionHead } from './home/section-head.tsx'
import { useAge, useCatalogHref, useMatchesAge } from './parts/age.tsx'
import { ArticleCard } from './parts/article-card.tsx'
import { EmptyState } from './parts/empty-state.tsx'
import { ProductGrid } from './parts/product-grid.tsx'
import { Wave } from './parts/wave.tsx'
import { useWords } from './words.ts'

const MOST = 8
/** With fewer products the row is not shown; for fewer offers there is a star that links to their list. */
const FEWEST = 3
const MOST_OFFERS = 4

/**
 * The parts of the home page, filtered by the chosen age. A part without content renders nothing. The home page gets
 * only some of the shop's products, so with an age there is always a link to the list.
 */
export default function Home({ products, promotions, bestSellers, articles }: ScreenViews['Home']) {
  const t = useWords()
  const paths = usePaths()
  const shelf = useCatalogHref()
  const fits = useMatchesAge()
  const { age, choose } = useAge()
  const unfiltered = unique([...products, ...bestSellers, ...promotions])
  const all = unfiltered.filter(fits)
  const loved = bestSellers.filter(fits)
  const hero = unique([...all.filter(({ featured }) => featured), ...all])
  // No product is on the page twice: what the top shows is left out below it, and offers have their own row.
  const top = onTop(hero)
  const offers = without(promotions.filter(fits), top).slice(0, MOST_OFFERS)
  const onOffer = offers.length < FEWEST ? [] : offers
  const rest = without(unique([...loved, ...products.filter(fits)]), [...top, ...onOffer])
  const shown = rest.length < FEWEST ? [] : rest
  return (
    <>
      <Hero products={hero} />
      <CategoryWall />
      {unfiltered.length === 0 && <EmptyState title={t('home.empty')} />}
      {age && unfiltered.length > 0 && all.length === 0 && (
        <EmptyState title={t('trompo.onShelves', { age: age.name })}>
          <Link href={shelf()} className="button">
            {t('trompo.seeFor', { age: age.name })}
          </Link>
          <button type="button" className="link" onClick={() => choose(null)}>
            {t('trompo.allAges')}
          </button>
        </EmptyState>
      )}
      {shown.length > 0 && (
        <section className="frame section toys">
          <SectionHead
            title={age ? t('trompo.for', { age: age.name }) : t('trompo.play')}
            href={shelf(loved.length > 0 ? { sort: 'bestSellers' } : {})}
          />
          <ProductGrid products={shown.slice(0, MOST)} />
          {(age !== null || shown.length > MOST) && (
            <p className="more">
              <Link href={shelf()} className="button">
                {age ? t('trompo.seeFor', { age: age.name }) : t('trompo.seeAll')}
              </Link>
            </p>
          )}
        </section>
      )}
      <Wave />
      <Banners />
      {promotions.some(fits) && <Offers all={promotions.filter(fits)} shown={onOffer} />}
      {articles.length > 0 && (
        <section className="frame section">
          <SectionHead title={t('blog.title')} href={paths.blog()} />
          <ul className="balloons">
            {articles.slice(0, 2).map((article) => (
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

const without = (products: readonly Product[], shown: readonly Product[]): readonly Product[] =>
  products.filter(({ id }) => !shown.some((each) => each.id === id))

const unique = (products: readonly Product[]): readonly Product[] => [
  ...new Map(products.map((product) => [product.id, product])).values(),
]
