import type { ScreenViews } from '@store/template-kit'
import { Link, usePaths } from '@store/template-kit'
import { BoughtBefore } from './home/bought-before.tsx'
import { CategoryRows } from './home/category-rows.tsx'
import { CategoryTiles } from './home/category-tiles.tsx'
import { Hero } from './home/hero.tsx'
import { Offers } from './home/offers.tsx'
import { Delivery } from './parts/delivery.tsx'
import { RecipeCard } from './parts/recipe-card.tsx'
import { useWords } from './words.ts'

const MOST_OFFERS = 8
/** With fewer offers their section is not shown: the products are in the rows of their categories. */
const FEWEST_OFFERS = 3

/** Rows of products by category and of offers: none is shown twice. */
export default function Home({ products, promotions, bestSellers, articles }: ScreenViews['Home']) {
  const t = useWords()
  const paths = usePaths()
  const isEmpty = products.length + promotions.length + bestSellers.length === 0
  const offers = promotions.length < FEWEST_OFFERS ? [] : promotions.slice(0, MOST_OFFERS)
  const offered = new Set(offers.map(({ id }) => id))
  return (
    <div className="home">
      <Hero />
      <CategoryTiles />
      <BoughtBefore />
      {isEmpty && <p className="note">{t('home.empty')}</p>}
      <CategoryRows products={[...products, ...bestSellers, ...promotions].filter(({ id }) => !offered.has(id))} />
      <Offers products={offers} />
      {articles.length > 0 && (
        <section className="section">
          <div className="section-head">
            <h2>{t('nav.blog')}</h2>
            <Link
              href={paths.blog()}
              className="see-all"
              aria-label={t('label.of', { label: t('home.seeAll'), name: t('nav.blog') })}
            >
              {t('home.seeAll')}
            </Link>
          </div>
          <ul className="recipes">
            {articles.slice(0, 3).map((article) => (
              <li key={article.id}>
                <RecipeCard article={article} heading="h3" />
              </li>
            ))}
          </ul>
        </section>
      )}
      <Delivery />
    </div>
  )
}
