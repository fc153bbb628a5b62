import type { Product } from '@store/core'
import { Link, type ScreenViews, useMark, usePaths, useSettings, useShop, visuallyHidden } from '@store/template-kit'
import { ArticleCard } from './parts/article-card.tsx'
import { EmptyState } from './parts/empty-state.tsx'
import { useAnnounceFound, useMenuSearch } from './parts/menu-search.tsx'
import { MenuSection } from './parts/menu-section.tsx'
import { ShopFacts } from './parts/shop-facts.tsx'
import { sectionId } from './parts/tabs.tsx'
import { dishesOfToday, Today } from './parts/today.tsx'
import type { Settings } from './settings.ts'
import { useWords } from './words.ts'

/** The home page is the menu: today's offers, one section per category, facts about ordering, two articles. */
export default function Home({ products, promotions, bestSellers, articles }: ScreenViews['Home']) {
  const t = useWords()
  const paths = usePaths()
  const { shop } = useShop()
  const { headline, banners } = useSettings<Settings>()
  const mark = useMark()
  const finder = useMenuSearch()
  const dishes = unique([...products, ...bestSellers, ...promotions])
  const found = dishes.filter((dish) => matches(dish, finder.text))
  useAnnounceFound(found.length)
  const today = dishesOfToday(promotions, banners.length)
  const isLooking = finder.text.trim() !== ''
  return (
    <>
      {headline ? (
        <h1 className="headline" {...mark('headline')}>
          {headline}
        </h1>
      ) : (
        <h1 {...visuallyHidden}>{shop.name}</h1>
      )}
      {!isLooking && <Today offers={today} />}
      {dishes.length === 0 && <EmptyState title={t('home.empty')} />}
      {isLooking && found.length === 0 && <EmptyState title={t('sazon.noneFound', { text: finder.text.trim() })} />}
      {/* No dish is on the page twice. */}
      <Menu dishes={isLooking ? found : found.filter(({ id }) => !today.some((dish) => dish.id === id))} />
      {!isLooking && (
        <>
          <ShopFacts />
          {articles.length > 0 && (
            <section className="house" aria-labelledby="notes">
              <div className="course-head">
                <h2 id="notes">{t('blog.title')}</h2>
                <Link href={paths.blog()} className="link">
                  {t('home.seeAll')}
                </Link>
              </div>
              <div className="notes">
                {articles.slice(0, 2).map((article) => (
                  <ArticleCard key={article.id} article={article} heading="h3" />
                ))}
              </div>
            </section>
          )}
        </>
      )}
    </>
  )
}

/** The dishes by category, in the shop's order; dishes without a category come last. */
function Menu({ dishes }: { readonly dishes: readonly Product[] }) {
  const t = useWords()
  const paths = usePaths()
  const { categories } = useShop()
  const named = new Set(categories.map(({ name }) => name))
  const others = dishes.filter(({ category }) => !category || !named.has(category.name))
  return (
    <>
      {categories.map((category, index) => (
        <MenuSection
          key={category.id}
          id={sectionId(category)}
          title={category.name}
          all={paths.catalog({ category: category.name })}
          dishes={dishes.filter((dish) => dish.category?.name === category.name)}
          priority={index === 0}
        />
      ))}
      <MenuSection
        id="seccion"
        title={t(others.length === dishes.length ? 'nav.products' : 'sazon.others')}
        all={paths.catalog()}
        dishes={others}
      />
    </>
  )
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
/** Whether every typed word occurs in the dish's name or summary, ignoring accents. */
const matches = ({ name, summary }: Product, text: string): boolean =>
  plain(text)
    .split(/\s+/)
    .every((word) => plain(`${name} ${summary ?? ''}`).includes(word))

const unique = (products: readonly Product[]): readonly Product[] =>
  products.filter((product, index) => products.findIndex(({ id }) => id === product.id) === index)
