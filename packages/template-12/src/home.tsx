import type { Product } from '@store/core'
import { type ScreenViews, useSettings, useShop } from '@store/template-kit'
import { Fragment, type ReactNode } from 'react'
import { Categories } from './categories.tsx'
import { HomeIndex } from './home-index.tsx'
import { JournalPair } from './journal-pair.tsx'
import { Occasions } from './occasions.tsx'
import { RendezVous } from './rendez-vous.tsx'
import type { Settings } from './settings.ts'
import { BannerShowcase, PieceShowcase } from './showcase.tsx'
import { SmallTray } from './small-tray.tsx'
import { Unlit } from './unlit.tsx'
import { useWords } from './words.ts'

/** How many showcases there are before and after the tray. */
const ROW = 3
const SLOTS = 9

/** One piece a screen; between them a sentence, a tray of small pieces, and what else the shop has. */
export default function Home({ products, promotions, bestSellers, articles }: ScreenViews['Home']) {
  const t = useWords()
  const { shop, categories } = useShop()
  const { headline, description, banners } = useSettings<Settings>()
  const all = [...new Map([...products, ...bestSellers, ...promotions].map((each) => [each.id, each])).values()]
  // The shop's own sentence stands with its first piece; then come the merchant's pictures, then other pieces.
  const opensWithPiece = all.length > 0 && (headline !== '' || banners.length === 0)
  const room = 2 * ROW - banners.length
  const shown = all.slice(0, Math.max(opensWithPiece ? 1 : 0, room))
  const [opening, ...others] = opensWithPiece ? shown : [null, ...shown]
  const showcases: readonly Showcase[] = [
    ...(opening ? [{ key: `p${opening.id}`, product: opening, phrase: headline || shop.name }] : []),
    ...banners.map((banner, index) => ({ key: `b${index}`, banner })),
    ...others.filter((each) => each !== null).map((product) => ({ key: `p${product.id}`, product, phrase: null })),
  ]
  const draw = (showcase: Showcase, index: number): Room => ({
    key: showcase.key,
    content:
      'banner' in showcase ? (
        <BannerShowcase banner={showcase.banner} first={index === 0} />
      ) : (
        <PieceShowcase product={showcase.product} phrase={showcase.phrase} first={index === 0} />
      ),
  })
  // Those with no screen of their own come first.
  const small = [...all.filter((each) => !shown.includes(each)), ...shown.slice(ROW)]
  const tray = (small.length >= ROW ? small : all).slice(0, SLOTS)
  const about = description || shop.description
  const rooms: readonly Room[] = [
    ...showcases.slice(0, ROW).map(draw),
    showcases.length === 0 && {
      key: 'empty',
      content: (
        <div className="frame empty-home">
          <h1>{headline || shop.name}</h1>
          <Unlit title={t('home.empty')} />
        </div>
      ),
    },
    about && {
      key: 'manifesto',
      content: (
        <section className="manifesto frame" aria-label={t('footer.shop')}>
          <p>{about}</p>
        </section>
      ),
    },
    tray.length > 0 && { key: 'tray', content: <SmallTray products={tray} /> },
    categories.length > 0 && { key: 'categories', content: <Categories /> },
    ...showcases.slice(ROW).map((showcase, index) => draw(showcase, ROW + index)),
    shop.tags.some(({ values }) => values.length > 0) && { key: 'occasions', content: <Occasions /> },
    articles.length > 0 && { key: 'journal', content: <JournalPair articles={articles.slice(0, 2)} /> },
    { key: 'rendezvous', content: <RendezVous /> },
  ].filter((each): each is Room => Boolean(each))
  return (
    <>
      {rooms.map(({ key, content }) => (
        <Fragment key={key}>{content}</Fragment>
      ))}
      <HomeIndex count={rooms.length} />
    </>
  )
}

type Room = { readonly key: string; readonly content: ReactNode }
type Showcase =
  | { readonly key: string; readonly product: Product; readonly phrase: string | null }
  | { readonly key: string; readonly banner: Settings['banners'][number] }
