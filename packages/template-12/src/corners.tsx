import { imageUrl, type LayoutProps, Link, usePaths, useSettings, useShop } from '@store/template-kit'
import { useEffect, useState } from 'react'
import type { Settings } from './settings.ts'
import { TrayLink } from './tray-link.tsx'
import { useWords } from './words.ts'

/** From so many pixels down something passes under the corners. */
const UNDER = 24

/** Menu and search, name, tray: one row along the top. On phones the search is in the menu. */
export function Corners({ screen, onSearch }: Pick<LayoutProps, 'screen'> & { readonly onSearch: () => void }) {
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
      <TrayLink screen={screen} className="corner corner-tray" />
    </header>
  )
}

function Brand() {
  const t = useWords()
  const paths = usePaths()
  const { shop, logo } = useShop()
  const settings = useSettings<Settings>()
  return (
    <Link href={paths.home()} className="corner brand" aria-label={t('nav.logo', { name: shop.name })}>
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
    const look = () => setScrolled(window.scrollY > UNDER)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  return isScrolled
}
