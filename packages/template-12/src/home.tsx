import { type ScreenViews, useAbout, useMark, useSettings, useShop } from '@store/template-kit'
import { Appointment } from './appointment.tsx'
import { Categories } from './categories.tsx'
import { EmptyState } from './empty-state.tsx'
import { HomeIndex } from './home-index.tsx'
import { LatestArticles } from './latest-articles.tsx'
import { Offers } from './offers.tsx'
import type { Settings } from './settings.ts'
import { BannerShowcase, ProductShowcase } from './showcase.tsx'
import { showcasesOf } from './showcases.ts'
import { SmallProducts } from './small-products.tsx'
import { TagLists } from './tag-lists.tsx'
import { useWords } from './words.ts'

/** How many showcases come before the small products. */
const SHOWCASES_FIRST = 3
const SLOTS = 9
const OFFERS = 4

/**
 * The home page: products one per screen; between them a sentence, small products, reduced products, and other links.
 */
export default function Home({ products, promotions, bestSellers, articles }: ScreenViews['Home']) {
  const t = useWords()
  const { shop, categories } = useShop()
  const { headline, banners } = useSettings<Settings>()
  const mark = useMark()
  const offers = promotions.slice(0, OFFERS)
  const all = [...new Map([...products, ...bestSellers, ...promotions].map((each) => [each.id, each])).values()]
  const others = all.filter(({ id }) => !offers.some((offer) => offer.id === id))
  // In a shop with few products, reduced ones may have a showcase too.
  const pieces = others.length > SHOWCASES_FIRST ? others : all
  const showcases = showcasesOf({ name: shop.name, headline, banners, pieces }).map((showcase, index) =>
    'banner' in showcase ? (
      <BannerShowcase
        key={`${showcase.banner.image}${showcase.banner.title}`}
        banner={showcase.banner}
        at={banners.indexOf(showcase.banner)}
        first={index === 0}
      />
    ) : (
      <ProductShowcase key={showcase.product.id} {...showcase} first={index === 0} />
    ),
  )
  const about = useAbout()
  const sections = [
    ...showcases.slice(0, SHOWCASES_FIRST),
    showcases.length === 0 && (
      <div key="empty" className="frame empty-home">
        <h1 {...mark('headline')}>{headline || shop.name}</h1>
        <EmptyState title={t('home.empty')} />
      </div>
    ),
    about && (
      <section key="manifesto" className="manifesto frame" aria-label={t('footer.shop')}>
        <p {...mark('description')}>{about}</p>
      </section>
    ),
    pieces.length > 0 && <SmallProducts key="tray" products={productsForGrid(pieces)} />,
    offers.length > 0 && <Offers key="offers" products={offers} />,
    categories.length > 0 && <Categories key="categories" />,
    ...showcases.slice(SHOWCASES_FIRST),
    shop.tags.some(({ values }) => values.length > 0) && <TagLists key="occasions" />,
    articles.length > 0 && <LatestArticles key="journal" articles={articles.slice(0, 2)} />,
    <Appointment key="rendez-vous" />,
  ].filter(Boolean)
  return (
    <>
      {sections}
      <HomeIndex count={sections.length} />
    </>
  )
}

/**
 * The products for the grid of nine: first those without a showcase, then those of later showcases. If there are too
 * few, all products.
 */
function productsForGrid<Item>(pieces: readonly Item[]): readonly Item[] {
  const others = [...pieces.slice(2 * SHOWCASES_FIRST), ...pieces.slice(SHOWCASES_FIRST, 2 * SHOWCASES_FIRST)]
  const shown = (others.length >= SHOWCASES_FIRST ? others : pieces).slice(0, SLOTS)
  // Only full rows, if there is at least one.
  return shown.slice(0, shown.length - (shown.length > SHOWCASES_FIRST ? shown.length % SHOWCASES_FIRST : 0))
}
