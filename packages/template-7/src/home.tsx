import type { ScreenViews } from '@store/template-kit'
import { Link, usePaths } from '@store/template-kit'
import { RecipeCard } from './blog.tsx'
import { BoughtBefore } from './bought-before.tsx'
import { CategoryRows } from './category-rows.tsx'
import { CategoryTiles } from './category-tiles.tsx'
import { Delivery } from './delivery.tsx'
import { Hero } from './hero.tsx'
import { Offers } from './offers.tsx'
import { useWords } from './words.ts'

export default function Home({ products, promotions, bestSellers, articles }: ScreenViews['Home']) {
  const t = useWords()
  const paths = usePaths()
  const isEmpty = products.length + promotions.length + bestSellers.length === 0
  return (
    <div className="home">
      <Hero />
      <CategoryTiles />
      <BoughtBefore />
      {isEmpty && <p className="note">{t('home.empty')}</p>}
      <CategoryRows products={products} bestSellers={bestSellers} />
      <Offers products={promotions} />
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
