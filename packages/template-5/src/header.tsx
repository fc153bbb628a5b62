import { imageUrl, type LayoutProps, Link, useCart, usePaths, useSettings, useShop } from '@store/template-kit'
import { type RefObject, useEffect, useRef } from 'react'
import { loadBag } from './cart-drawer.tsx'
import type { PanelName } from './layout.tsx'
import { PanelWord } from './panel.tsx'
import { loadSuggestions } from './search.tsx'
import type { Settings } from './settings.ts'
import { useWords } from './words.ts'

type HeaderProps = Pick<LayoutProps, 'screen'> & {
  readonly onOpen: (panel: PanelName) => void
}

/** Words only. Over the cover they stand on the picture; the name comes when the masthead has scrolled away. */
export function Header({ screen, onOpen }: HeaderProps) {
  const { shop, logo } = useShop()
  const { issueLine, logo: logoStyle } = useSettings<Settings>()
  const t = useWords()
  const paths = usePaths()
  const bar = useRef<HTMLElement>(null)
  useBar(bar)
  const over = screen === 'Home'
  return (
    <header className="bar" ref={bar} data-over={over ? '' : undefined}>
      <nav className="bar-words" aria-label={t('nav.main')}>
        {logo && logoStyle === 'square' && (
          <Link href={paths.home()} className="bar-stamp" aria-label={t('nav.logo', { name: shop.name })}>
            <img src={imageUrl(logo.src, 96)} alt="" width="40" height="40" />
          </Link>
        )}
        <PanelWord panel="menu" onNear={() => void loadSuggestions()} onOpen={() => onOpen('menu')}>
          {t('issue.menu')}
        </PanelWord>
        <PanelWord panel="index" className="bar-wide" onOpen={() => onOpen('index')}>
          {t('issue.index')}
        </PanelWord>
      </nav>
      {over && issueLine && <p className="bar-issue">{issueLine}</p>}
      <Link href={paths.home()} className="bar-title" aria-label={t('nav.logo', { name: shop.name })}>
        {shop.name}
      </Link>
      <div className="bar-words">
        <PanelWord
          panel="search"
          className="bar-wide"
          onNear={() => void loadSuggestions()}
          onOpen={() => onOpen('search')}
        >
          {t('issue.search')}
        </PanelWord>
        <BagWord opens={screen !== 'Cart' && screen !== 'Checkout'} />
      </div>
    </header>
  )
}

function BagWord({ opens }: { readonly opens: boolean }) {
  const t = useWords()
  const paths = usePaths()
  const cart = useCart()
  return (
    <Link
      href={paths.cart()}
      className="word"
      onPointerEnter={() => void loadBag()}
      onFocus={() => void loadBag()}
      onClick={(event) => {
        if (!opens || event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        cart.open()
      }}
    >
      {cart.count > 0 ? t('issue.bag', { count: cart.count }) : t('nav.cart')}
    </Link>
  )
}

const MASTHEAD_LEAVES = 160
const STIR = 4

/** Away on the way down, back on the way up. Written to the element itself: scrolling renders nothing. */
function useBar(ref: RefObject<HTMLElement>) {
  useEffect(() => {
    let last = window.scrollY
    const read = () => {
      const moved = window.scrollY - last
      ref.current?.toggleAttribute('data-scrolled', window.scrollY > MASTHEAD_LEAVES)
      if (Math.abs(moved) < STIR) return
      ref.current?.toggleAttribute('data-hidden', moved > 0 && window.scrollY > 2 * MASTHEAD_LEAVES)
      last = window.scrollY
    }
    read()
    window.addEventListener('scroll', read, { passive: true })
    return () => window.removeEventListener('scroll', read)
  }, [ref])
}
