import type { ScreenViews } from '@store/template-kit'
import { Link, usePaths } from '@store/template-kit'
import { Again } from './again.tsx'
import { AisleRows } from './aisle-rows.tsx'
import { AisleTiles } from './aisle-tiles.tsx'
import { RecipeCard } from './blog.tsx'
import { Delivery } from './delivery.tsx'
import { Offers } from './offers.tsx'
import { Slab } from './slab.tsx'
import { useWords } from './words.ts'

/** The slab, what was bought before, a row for each aisle, offers on lemon, recipes, and how it gets home. */
export default function Home({ products, promotions, bestSellers, articles }: ScreenViews['Home']) {
  const t = useWords()
  const paths = usePaths()
  const isEmpty = products.length + promotions.length + bestSellers.length === 0
  return (
    <div className="home">
      <Slab />
      <AisleTiles />
      <Again />
      {isEmpty && <p className="note">{t('home.empty')}</p>}
      <AisleRows products={products} bestSellers={bestSellers} />
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
