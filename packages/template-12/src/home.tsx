import type { Product } from '@store/core'
import { type ScreenViews, useAbout, useMark, useSettings, useShop } from '@store/template-kit'
import { Appointment } from './home/appointment.tsx'
import { Categories } from './home/categories.tsx'
import { Offers } from './home/offers.tsx'
import { BannerShowcase, ProductShowcase } from './home/showcase.tsx'
import { type Showcase, showcasesOf } from './home/showcases.ts'
import { SmallProducts } from './home/small-products.tsx'
import { TagLists } from './home/tag-lists.tsx'
import { EmptyState } from './parts/empty-state.tsx'
import { LatestArticles } from './parts/latest-articles.tsx'
import type { Settings } from './settings.ts'
import { useWords } from './words.ts'

/** How many showcases come before the small products. */
const SHOWCASES_FIRST = 3
/** The small products are in rows of three, and at most nine. */
const ROW = 3
const SLOTS = 9
/** Fewer reduced products have no section: they are among the small ones. */
const FEWEST_OFFERS = 3
const OFFERS = 4

/**
 * The home page: products one per screen; between them a sentence, small products, reduced products, and other links.
 */
export default function Home({ products, promotions, bestSellers, articles }: ScreenViews['Home']) {
  const t = useWords()
  const { shop, categories } = useShop()
  const { headline, banners } = useSettings<Settings>()
  const mark = useMark()
  const all = unique([...products, ...bestSellers, ...promotions])
  const reduced = promotions.slice(0, OFFERS)
  const others = all.filter(({ id }) => !reduced.some((offer) => offer.id === id))
  // In a shop with few products, reduced ones have no section and may have a showcase. No product is on the page twice.
  const hasOffers = reduced.length >= FEWEST_OFFERS && others.length > SHOWCASES_FIRST
  const [pieces, offers] = hasOffers ? [others, reduced] : [all, []]
  const shown = showcasesOf({ name: shop.name, headline, banners, pieces })
  const small = smallProducts(hasOffers ? pieces : unique([...reduced, ...pieces]), shown)
  const showcases = shown.map((showcase, index) =>
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
    small.length > 0 && <SmallProducts key="tray" products={small} hasReduced={promotions.length > offers.length} />,
    offers.length > 0 && <Offers key="offers" products={offers} />,
    categories.length > 0 && <Categories key="categories" />,
    ...showcases.slice(SHOWCASES_FIRST),
    shop.tags.some(({ values }) => values.length > 0) && <TagLists key="occasions" />,
    articles.length > 0 && <LatestArticles key="journal" articles={articles.slice(0, 2)} />,
    <Appointment key="rendez-vous" />,
  ]
  return <>{sections}</>
}

const unique = (products: readonly Product[]): readonly Product[] => [
  ...new Map(products.map((product) => [product.id, product])).values(),
]

/** The products without a showcase, in full rows. */
function smallProducts(pieces: readonly Product[], showcases: readonly Showcase[]): readonly Product[] {
  const large = new Set(showcases.map((showcase) => ('product' in showcase ? showcase.product.id : null)))
  const others = pieces.filter(({ id }) => !large.has(id)).slice(0, SLOTS)
  return others.slice(0, others.length - (others.length % ROW))
}
