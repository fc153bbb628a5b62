import type { Product } from '@store/core'
import { Link, type ScreenViews, usePaths, useSettings } from '@store/template-kit'
import { BannerSlab } from './banner-slab.tsx'
import { CardGrid } from './card-grid.tsx'
import { FactsBand } from './facts-band.tsx'
import { Hero } from './hero.tsx'
import { useMySize } from './my-size.tsx'
import { NoPlays } from './no-plays.tsx'
import { Note } from './note.tsx'
import { Ranking } from './ranking.tsx'
import { Scoreboard } from './scoreboard.tsx'
import { SectionHead } from './section-head.tsx'
import type { Settings } from './settings.ts'
import { comesInMine } from './sizes.ts'
import { SportsMosaic } from './sports-mosaic.tsx'
import { useWords } from './words.ts'

const MOST = 8

/** One large word, the offers' score, the eight that sell best, the sports, and a grid in the shopper's size. */
export default function Home({ products, promotions, bestSellers, articles }: ScreenViews['Home']) {
  const t = useWords()
  const paths = usePaths()
  const { banners } = useSettings<Settings>()
  const all = unique([...products, ...bestSellers, ...promotions])
  const { mine } = useMySize()
  const featured = products.filter(({ featured: is }) => is)
  // What comes in the shopper's size comes first.
  const shown = unique([...featured, ...products])
    .toSorted((a, b) => Number(comesInMine(b, mine)) - Number(comesInMine(a, mine)))
    .slice(0, MOST)
  return (
    <>
      <Hero product={unique([...featured, ...all]).find(({ images }) => images.length > 0) ?? null} />
      <Scoreboard products={promotions} />
      {all.length === 0 && <NoPlays title={t('home.empty')} />}
      {bestSellers.length > 1 && <Ranking products={bestSellers.slice(0, MOST)} />}
      <SportsMosaic />
      {shown.length > 0 && (
        <section className="section" aria-labelledby="featured">
          <SectionHead id="featured" title={t('cancha.inYourSize')} href={paths.catalog()} />
          <CardGrid products={shown} />
        </section>
      )}
      {banners.slice(1).map((banner) => (
        <BannerSlab key={`${banner.image}${banner.title}`} banner={banner} />
      ))}
      <FactsBand />
      {articles.length > 0 && (
        <section className="section" aria-labelledby="notes">
          <SectionHead id="notes" title={t('blog.title')} href={paths.blog()} />
          <ul className="notes">
            {articles.slice(0, 2).map((article, index) => (
              <li key={article.id}>
                <Note article={article} number={index + 1} heading="h3" />
              </li>
            ))}
          </ul>
        </section>
      )}
      {shown.length >= MOST && (
        <p className="more">
          <Link href={paths.catalog()} className="button">
            {t('cancha.seeAll')}
          </Link>
        </p>
      )}
    </>
  )
}

const unique = (products: readonly Product[]): readonly Product[] => [
  ...new Map(products.map((product) => [product.id, product])).values(),
]
