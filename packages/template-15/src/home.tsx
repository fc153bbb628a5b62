import { Link, type ScreenViews, useAbout, usePaths, useSettings, useShop } from '@store/template-kit'
import { BannerTile } from './home/banner-tile.tsx'
import { Branches } from './home/branches.tsx'
import { HowItIsMade } from './home/how-it-is-made.tsx'
import { MakerTags } from './home/maker-tags.tsx'
import { Offers } from './home/offers.tsx'
import { TitleTile } from './home/title-tile.tsx'
import { LatestArticles } from './parts/article-cards.tsx'
import { EmptyState } from './parts/empty-state.tsx'
import { makersOf } from './parts/makers.ts'
import { Tiles } from './parts/tiles.tsx'
import type { Settings } from './settings.ts'
import { useWords } from './words.ts'

/** The columns and, at least, rows that tiles fill on most screens. Phones, with two columns, hide an odd tile. */
const COLUMNS = 4
const ROWS = 3
/** With fewer reduced products their section is not shown. */
const OFFERS = 3

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
  const offers = promotions.length < OFFERS ? [] : promotions.slice(0, OFFERS)
  const others = all.filter(({ id }) => !offers.some((offer) => offer.id === id))
  const tiles = others.slice(0, tilesBeside(banners.length, others.length))
  const about = useAbout()
  return (
    <>
      <section
        className="frame home-tiles"
        data-odd={tiles.length > 2 && tiles.length % 2 === 1 ? '' : undefined}
        aria-labelledby="title"
      >
        <Tiles
          first
          heading="h2"
          products={tiles}
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
          <Link href={paths.catalog()} className="button" data-tone="quiet">
            {t('home.seeAll')}
          </Link>
        )}
      </section>
      <MakerTags makers={makers} />
      {offers.length > 0 && <Offers products={offers} />}
      {about && <HowItIsMade text={about} />}
      {branches.length > 0 && <Branches />}
      {articles.length > 0 && <LatestArticles articles={articles.slice(0, 3)} />}
    </>
  )
}

/**
 * Returns how many products complete the rows that headline (one column) and banners (two each) begin; all if there are
 * too few.
 */
function tilesBeside(banners: number, products: number): number {
  const begun = 1 + banners * 2
  const rows = Math.min(
    Math.max(ROWS, Math.ceil((begun + COLUMNS) / COLUMNS)),
    Math.floor((begun + products) / COLUMNS),
  )
  return rows * COLUMNS > begun ? rows * COLUMNS - begun : products
}
