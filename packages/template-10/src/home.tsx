import type { Product } from '@store/core'
import { Link, type ScreenViews, usePaths } from '@store/template-kit'
import { useAge, useCatalogHref, useMatchesAge } from './age.tsx'
import { ArticleCard } from './article-card.tsx'
import { Banners } from './banners.tsx'
import { CategoryWall } from './category-wall.tsx'
import { EmptyState } from './empty-state.tsx'
import { Hero } from './hero.tsx'
import { Offers } from './offers.tsx'
import { ProductGrid } from './product-grid.tsx'
import { SectionHead } from './section-head.tsx'
import { Wave } from './wave.tsx'
import { useWords } from './words.ts'

const MOST = 8

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
  const offers = promotions.filter(fits)
  const loved = bestSellers.filter(fits)
  const shown = unique([...loved, ...products.filter(fits)])
  return (
    <>
      <Hero products={unique([...all.filter(({ featured }) => featured), ...all])} />
      <CategoryWall />
      {unfiltered.length === 0 && <EmptyState title={t('home.empty')} />}
      {age && unfiltered.length > 0 && all.length === 0 && (
        <EmptyState title={t('trompo.onShelves', { age: age.name })}>
          <Link href={shelf()} className="button" data-tone="sun">
            {t('trompo.seeFor', { age: age.name })}
          </Link>
          <button type="button" className="text-link" onClick={() => choose(null)}>
            {t('trompo.allAges')}
          </button>
        </EmptyState>
      )}
      {shown.length > 0 && (
        <section className="frame section">
          <SectionHead
            title={age ? t('trompo.for', { age: age.name }) : t('trompo.play')}
            href={shelf(loved.length > 0 ? { sort: 'bestSellers' } : {})}
          />
          <ProductGrid products={shown.slice(0, MOST)} />
          {(age !== null || shown.length > MOST) && (
            <p className="more">
              <Link href={shelf()} className="button" data-tone="sun">
                {age ? t('trompo.seeFor', { age: age.name }) : t('trompo.seeAll')}
              </Link>
            </p>
          )}
        </section>
      )}
      <Wave />
      <Banners />
      {offers.length > 0 && <Offers products={offers.slice(0, 4)} />}
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

const unique = (products: readonly Product[]): readonly Product[] => [
  ...new Map(products.map((product) => [product.id, product])).values(),
]
