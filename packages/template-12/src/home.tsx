import { type ScreenViews, useAbout, useSettings, useShop } from '@store/template-kit'
import { Categories } from './categories.tsx'
import { HomeIndex } from './home-index.tsx'
import { JournalPair } from './journal-pair.tsx'
import { Occasions } from './occasions.tsx'
import { Offers } from './offers.tsx'
import { RendezVous } from './rendez-vous.tsx'
import type { Settings } from './settings.ts'
import { BannerShowcase, PieceShowcase } from './showcase.tsx'
import { showcasesOf } from './showcases.ts'
import { SmallTray } from './small-tray.tsx'
import { Unlit } from './unlit.tsx'
import { useWords } from './words.ts'

/** How many showcases there are before the tray. */
const ROW = 3
const SLOTS = 9
const OFFERS = 4

/** One piece a screen; between them a sentence, a tray of small pieces, what costs less, and what else the shop has. */
export default function Home({ products, promotions, bestSellers, articles }: ScreenViews['Home']) {
  const t = useWords()
  const { shop, categories } = useShop()
  const { headline, banners } = useSettings<Settings>()
  const offers = promotions.slice(0, OFFERS)
  const every = [...new Map([...products, ...bestSellers, ...promotions].map((each) => [each.id, each])).values()]
  const others = every.filter(({ id }) => !offers.some((offer) => offer.id === id))
  // Of a shop that has little else, what costs less stands in a showcase too.
  const pieces = others.length > ROW ? others : every
  const showcases = showcasesOf({ name: shop.name, headline, banners, pieces }).map((showcase, index) =>
    'banner' in showcase ? (
      <BannerShowcase
        key={`${showcase.banner.image}${showcase.banner.title}`}
        banner={showcase.banner}
        first={index === 0}
      />
    ) : (
      <PieceShowcase key={showcase.product.id} {...showcase} first={index === 0} />
    ),
  )
  const about = useAbout()
  const rooms = [
    ...showcases.slice(0, ROW),
    showcases.length === 0 && (
      <div key="empty" className="frame empty-home">
        <h1>{headline || shop.name}</h1>
        <Unlit title={t('home.empty')} />
      </div>
    ),
    about && (
      <section key="manifesto" className="manifesto frame" aria-label={t('footer.shop')}>
        <p>{about}</p>
      </section>
    ),
    pieces.length > 0 && <SmallTray key="tray" products={onTray(pieces)} />,
    offers.length > 0 && <Offers key="offers" products={offers} />,
    categories.length > 0 && <Categories key="categories" />,
    ...showcases.slice(ROW),
    shop.tags.some(({ values }) => values.length > 0) && <Occasions key="occasions" />,
    articles.length > 0 && <JournalPair key="journal" articles={articles.slice(0, 2)} />,
    <RendezVous key="rendez-vous" />,
  ].filter(Boolean)
  return (
    <>
      {rooms}
      <HomeIndex count={rooms.length} />
    </>
  )
}

/** Those that have no showcase come first, then those of the later ones; of a shop with few pieces, all again. */
function onTray<Piece>(pieces: readonly Piece[]): readonly Piece[] {
  const others = [...pieces.slice(2 * ROW), ...pieces.slice(ROW, 2 * ROW)]
  const shown = (others.length >= ROW ? others : pieces).slice(0, SLOTS)
  // Whole rows, where there is one.
  return shown.slice(0, shown.length - (shown.length > ROW ? shown.length % ROW : 0))
}
