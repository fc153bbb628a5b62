import { Link, type ScreenViews, useAbout, usePaths, useSettings, useShop } from '@store/template-kit'
import { LatestArticles } from './article-cards.tsx'
import { BannerTile } from './banner-tile.tsx'
import { Branches } from './branches.tsx'
import { EmptyState } from './empty-state.tsx'
import { HowItIsMade } from './how-it-is-made.tsx'
import { MakerTags } from './maker-tags.tsx'
import { makersOf } from './makers.ts'
import { Offers } from './offers.tsx'
import type { Settings } from './settings.ts'
import { Tiles } from './tiles.tsx'
import { TitleTile } from './title-tile.tsx'
import { useWords } from './words.ts'

const TILES = 10

/**
 * The home page: a masonry with headline, banners and products; then makers, offers, how things are made, branches,
 * articles.
 */
export default function Home({ products, promotions, bestSellers, articles }: ScreenViews['Home']) {
  const t = useWords()
  const paths = usePaths()
  const { shop, branches } = useShop()
  const { headline, banners } = useSettings<Settings>()
  const all = [...new Map([...products, ...bestSellers, ...promotions].map((each) => [each.id, each])).values()]
  const makers = makersOf(all)
  const about = useAbout()
  return (
    <>
      <section className="frame home-tiles" aria-labelledby="title">
        <Tiles
          first
          heading="h2"
          products={all.slice(0, TILES)}
          before={
            <>
              <TitleTile text={headline || shop.name} />
              {banners.map((banner, index) => (
                <BannerTile key={`${banner.image}${banner.title}`} banner={banner} at={index} />
              ))}
            </>
          }
        />
        {all.length === 0 && <EmptyState title={t('home.empty')} />}
        {all.length > 0 && (
          <Link href={paths.catalog()} className="button">
            {t('home.seeAll')}
          </Link>
        )}
      </section>
      <MakerTags makers={makers} />
      {promotions.length > 0 && <Offers products={promotions.slice(0, 3)} />}
      {about && <HowItIsMade text={about} />}
      {branches.length > 0 && <Branches />}
      {articles.length > 0 && <LatestArticles articles={articles.slice(0, 3)} />}
    </>
  )
}
