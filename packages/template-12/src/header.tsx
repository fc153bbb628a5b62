import { imageUrl, type LayoutProps, Link, useMark, usePaths, useSettings, useShop } from '@store/template-kit'
import { useEffect, useState } from 'react'
import { CartLink } from './cart-link.tsx'
import type { Settings } from './settings.ts'
import { useWords } from './words.ts'

/** From this scroll position on, in pixels, the header has a background. */
const SCROLLED_FROM = 24

/** The header: menu and search, the shop's name, the cart. On phones the search is in the menu. */
export function Header({ screen, onSearch }: Pick<LayoutProps, 'screen'> & { readonly onSearch: () => void }) {
  const t = useWords()
  const isOver = useIsScrolled()
  return (
    <header className="corners" data-over={isOver ? '' : undefined}>
      <nav aria-label={t('nav.main')}>
        <button type="button" className="corner corner-menu" popovertarget="menu">
          {t('nav.menu')}
        </button>
        <button type="button" className="corner corner-search" popovertarget="search" onClick={onSearch}>
          {t('search.submit')}
        </button>
      </nav>
      <Brand />
      <CartLink screen={screen} className="corner corner-tray" />
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
      className="corner brand"
      {...mark('logo')}
      aria-label={t('nav.logo', { name: shop.name })}
    >
      {logo && settings.logo === 'square' ? (
        <img src={imageUrl(logo.src, 96)} alt="" width={40} height={40} className="brand-square" />
      ) : (
        shop.name
      )}
    </Link>
  )
}

function useIsScrolled(): boolean {
  const [isScrolled, setScrolled] = useState(false)
  useEffect(() => {
    const look = () => setScrolled(window.scrollY > SCROLLED_FROM)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  return isScrolled
}
