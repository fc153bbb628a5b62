import {
  imageUrl,
  type LayoutProps,
  Link,
  ShopName,
  useCart,
  useMark,
  usePaths,
  useSettings,
  useShop,
  wantsNewTab,
} from '@store/template-kit'
import { type RefObject, useEffect, useRef } from 'react'
import { loadCart } from '../cart/cart-drawer.tsx'
import type { PanelName } from '../layout.tsx'
import { PanelLink } from '../parts/panel.tsx'
import type { Settings } from '../settings.ts'
import { useWords } from '../words.ts'
import { loadSuggestions } from './search.tsx'

type HeaderProps = Pick<LayoutProps, 'screen'> & {
  readonly onOpen: (panel: PanelName) => void
}

/**
 * A bar of text links. On the home page it lies over the picture, and shows the shop's name only after the large name
 * has scrolled out of view.
 */
export function Header({ screen, onOpen }: HeaderProps) {
  const { shop, logo } = useShop()
  const { issueLine, logo: logoStyle } = useSettings<Settings>()
  const t = useWords()
  const mark = useMark<Settings>()
  const paths = usePaths()
  const bar = useRef<HTMLElement>(null)
  useHideOnScroll(bar)
  const over = screen === 'Home'
  return (
    <header className="bar" ref={bar} data-over={over ? '' : undefined}>
      <nav className="bar-words" aria-label={t('nav.main')}>
        {logo && logoStyle === 'square' && (
          <Link
            href={paths.home()}
            className="bar-stamp"
            {...mark('logo')}
            aria-label={t('nav.logo', { name: shop.name })}
          >
            <img src={imageUrl(logo.src, 96)} alt="" width="40" height="40" />
          </Link>
        )}
        <PanelLink panel="menu" onNear={() => void loadSuggestions()} onOpen={() => onOpen('menu')}>
          {t('issue.menu')}
        </PanelLink>
        <PanelLink panel="index" className="bar-wide" onOpen={() => onOpen('index')}>
          {t('issue.index')}
        </PanelLink>
      </nav>
      {over && issueLine && (
        <p className="bar-issue" {...mark('issueLine', 'headline')}>
          {issueLine}
        </p>
      )}
      <Link
        href={paths.home()}
        className="bar-title touch"
        {...mark('logo')}
        aria-label={t('nav.logo', { name: shop.name })}
      >
        <ShopName />
      </Link>
      <div className="bar-words">
        <PanelLink
          panel="search"
          className="bar-wide"
          onNear={() => void loadSuggestions()}
          onOpen={() => onOpen('search')}
        >
          {t('issue.search')}
        </PanelLink>
        <CartLink opens={screen !== 'Cart' && screen !== 'Checkout'} />
      </div>
    </header>
  )
}

function CartLink({ opens }: { readonly opens: boolean }) {
  const t = useWords()
  const paths = usePaths()
  const cart = useCart()
  return (
    <Link
      href={paths.cart()}
      className="word"
      onPointerEnter={() => void loadCart()}
      onFocus={() => void loadCart()}
      onClick={(event) => {
        if (!opens || wantsNewTab(event)) return
        event.preventDefault()
        cart.open()
      }}
    >
      {cart.count > 0 ? t('issue.bag', { count: cart.count }) : t('nav.cart')}
    </Link>
  )
}

const MASTHEAD_BOTTOM = 160
const MIN_SCROLL = 4

/**
 * Hides the bar while scrolling down and shows it while scrolling up. Sets attributes on the element directly, so that
 * scrolling renders no component.
 */
function useHideOnScroll(ref: RefObject<HTMLElement>) {
  useEffect(() => {
    let last = window.scrollY
    const read = () => {
      const moved = window.scrollY - last
      ref.current?.toggleAttribute('data-scrolled', window.scrollY > MASTHEAD_BOTTOM)
      if (Math.abs(moved) < MIN_SCROLL) return
      ref.current?.toggleAttribute('data-hidden', moved > 0 && window.scrollY > 2 * MASTHEAD_BOTTOM)
      last = window.scrollY
    }
    read()
    window.addEventListener('scroll', read, { passive: true })
    return () => window.removeEventListener('scroll', read)
  }, [ref])
}
