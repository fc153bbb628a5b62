import type { Product } from '@store/core'
import { Link, type ScreenViews, usePaths } from '@store/template-kit'
import { useAge, useFits, useShelf } from './age.tsx'
import { ArticleBalloon } from './article-balloon.tsx'
import { Banners } from './banners.tsx'
import { Bento } from './bento.tsx'
import { CategoryWall } from './category-wall.tsx'
import { Offers } from './offers.tsx'
import { OpenBox } from './open-box.tsx'
import { ProductGrid } from './product-grid.tsx'
import { SectionHead } from './section-head.tsx'
import { Wave } from './wave.tsx'
import { useWords } from './words.ts'

const MOST = 8

/**
 * What the shop has for the age chosen, from its dial to its reading; a part with nothing to show is not there. A home page
 * knows only some of the shop's toys, so with an age it always leads on to the shelves.
 */
export default function Home({ products, promotions, bestSellers, articles }: ScreenViews['Home']) {
  const t = useWords()
  const paths = usePaths()
  const shelf = useShelf()
  const fits = useFits()
  const { age, choose } = useAge()
  const every = unique([...products, ...bestSellers, ...promotions])
  const all = every.filter(fits)
  const offers = promotions.filter(fits)
  const loved = bestSellers.filter(fits)
  const shown = unique([...loved, ...products.filter(fits)])
  return (
    <>
      <Bento products={unique([...all.filter(({ featured }) => featured), ...all])} />
      <CategoryWall />
      {every.length === 0 && <OpenBox title={t('home.empty')} />}
      {age && every.length > 0 && all.length === 0 && (
        <OpenBox title={t('trompo.onShelves', { age: age.name })}>
          <Link href={shelf()} className="button" data-tone="sun">
            {t('trompo.seeFor', { age: age.name })}
          </Link>
          <button type="button" className="text-link" onClick={() => choose(null)}>
            {t('trompo.allAges')}
          </button>
        </OpenBox>
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
                <ArticleBalloon article={article} heading="h3" />
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
