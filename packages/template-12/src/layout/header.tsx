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
} from '@store/template-kit'
import { useEffect, useState } from 'react'
import { CartLink } from '../cart/cart-link.tsx'
import type { Settings } from '../settings.ts'
import { useWords } from '../words.ts'

/** From this scroll position on, in pixels, the header has a background, and hides while the page scrolls down. */
const SCROLLED_FROM = 24
/** Shorter movements, in pixels, do not change the direction. */
const STEP = 8

/** The header: menu and search, the shop's name, the cart. On phones the search is in the menu. */
export function Header({ screen, onSearch }: Pick<LayoutProps, 'screen'> & { readonly onSearch: () => void }) {
  const t = useWords()
  const { count } = useCart()
  return (
    <header className="strip" data-scrolled={useScrolled(count)}>
      <nav aria-label={t('nav.main')}>
        <button type="button" className="corner corner-menu touch" popovertarget="menu">
          {t('nav.menu')}
        </button>
        <button type="button" className="corner corner-search touch" popovertarget="search" onClick={onSearch}>
          {t('search.submit')}
        </button>
      </nav>
      <Brand />
      <CartLink screen={screen} className="corner corner-tray touch" />
    </header>
  )
}

function Brand() {
  const t = useWords()
  const paths = usePaths()
  const { shop, logo } = useShop()
  const settings = useSettings<Settings>()
  const mark = useMark()
  return (
    <Link
      href={paths.home()}
      className="corner brand touch"
      {...mark('logo')}
      aria-label={t('nav.logo', { name: shop.name })}
    >
      {logo && settings.logo === 'square' ? (
        <img src={imageUrl(logo.src, 96)} alt="" width={40} height={40} className="brand-square" />
      ) : (
        <ShopName />
      )}
    </Link>
  )
}

/**
 * Which way the page was last scrolled; undefined at its top. A change of the cart's count sets it to up, which shows
 * the header.
 */
function useScrolled(count: number): 'up' | 'down' | undefined {
  const [way, setWay] = useState<'up' | 'down'>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the header shows the count whenever it changes
  useEffect(() => {
    let before = window.scrollY
    setWay(before > SCROLLED_FROM ? 'up' : undefined)
    const onScroll = () => {
      const { scrollY } = window
      if (scrollY > SCROLLED_FROM && Math.abs(scrollY - before) < STEP) return
      setWay(scrollY <= SCROLLED_FROM ? undefined : scrollY > before ? 'down' : 'up')
      before = scrollY
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [count])
  return way
}
