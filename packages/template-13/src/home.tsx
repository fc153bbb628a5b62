import type { Product } from '@store/core'
import { Link, type ScreenViews, usePaths, useSettings } from '@store/template-kit'
import { BannerSlab } from './home/banner-slab.tsx'
import { CategoryMosaic } from './home/category-mosaic.tsx'
import { FactsBand } from './home/facts-band.tsx'
import { Hero } from './home/hero.tsx'
import { Offers } from './home/offers.tsx'
import { Ranking } from './home/ranking.tsx'
import { ArticleCard } from './parts/article-card.tsx'
import { EmptyState } from './parts/empty-state.tsx'
import { useMySize } from './parts/my-size.tsx'
import { ProductGrid } from './parts/product-grid.tsx'
import { SectionHead } from './parts/section-head.tsx'
import { comesInMySize } from './parts/sizes.ts'
import type { Settings } from './settings.ts'
import { useWords } from './words.ts'

const MOST = 8
/** Beside the ranking, this many products or fewer have no section. */
const FEW = 2

/** The home page: headline, offers, best sellers, categories, products. */
export default function Home({ products, promotions, bestSellers, articles }: ScreenViews['Home']) {
  const t = useWords()
  const paths = usePaths()
  const { banners } = useSettings<Settings>()
  const all = unique([...products, ...bestSellers, ...promotions])
  const { mine } = useMySize()
  const featured = products.filter(({ featured: is }) => is)
  // No product is on the page twice. Products in the shopper's size come first.
  const ranked = bestSellers.length > 1 ? bestSellers.slice(0, MOST) : []
  const hero = unique([...featured, ...all]).find(({ images }) => images.length > 0) ?? null
  const onTop = banners[0]?.image || ranked.some(({ id }) => id === hero?.id) ? null : hero
  const offers = without(promotions, [onTop, ...ranked])
  const shown = without(unique([...featured, ...products]), [onTop, ...ranked, ...offers])
    .toSorted((a, b) => Number(comesInMySize(b, mine)) - Number(comesInMySize(a, mine)))
    .slice(0, MOST)
  return (
    <>
      <Hero product={hero} isNamed={onTop !== null} />
      <Offers products={offers} />
      {all.length === 0 && <EmptyState title={t('home.empty')} />}
      {ranked.length > 0 && <Ranking products={ranked} />}
      <CategoryMosaic />
      {shown.length > (ranked.length > 0 ? FEW : 0) && (
        <section className="section" aria-labelledby="featured">
          <SectionHead id="featured" title={t('cancha.inYourSize')} href={paths.catalog()} />
          <ProductGrid products={shown} whole />
        </section>
      )}
      {banners.slice(1).map((banner, index) => (
        <BannerSlab key={`${banner.image}${banner.title}`} banner={banner} at={index + 1} />
      ))}
      <FactsBand />
      {articles.length > 0 && (
        <section className="section" aria-labelledby="notes">
          <SectionHead id="notes" title={t('blog.title')} href={paths.blog()} />
          <ul className="notes">
            {articles.slice(0, 2).map((article, index) => (
              <li key={article.id}>
                <ArticleCard article={article} number={index + 1} heading="h3" />
              </li>
            ))}
          </ul>
        </section>
      )}
      {products.length >= MOST && (
        <p className="more">
          <Link href={paths.catalog()} className="button">
            {t('cancha.seeAll')}
          </Link>
        </p>
      )}
    </>
  )
}

const without = (products: readonly Product[], shown: readonly (Product | null)[]): readonly Product[] =>
  products.filter(({ id }) => !shown.some((each) => each?.id === id))

const unique = (products: readonly Product[]): readonly Product[] => [
  ...new Map(products.map((product) => [product.id, product])).values(),
]
