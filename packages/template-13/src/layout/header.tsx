import {
  imageUrl,
  type LayoutProps,
  Link,
  MenuIcon,
  SearchIcon,
  ShopName,
  useMark,
  usePaths,
  useSettings,
  useShop,
  VisuallyHidden,
} from '@store/template-kit'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { CartLink } from '../cart/cart-link.tsx'
import { useCategoryColors } from '../parts/category-colors.ts'
import { useMySizeName } from '../parts/my-size.tsx'
import type { Settings } from '../settings.ts'
import { useWords } from '../words.ts'
import { useMenuLinks } from './menu-links.ts'

/** How many categories the strip shows; the menu has all. */
const MOST = 8

/** A black strip with categories and the shopper's size; below it the shop's name, links, search and cart. */
export function Header({ screen, onSearch }: Pick<LayoutProps, 'screen'> & { readonly onSearch: () => void }) {
  const t = useWords()
  const links = useMenuLinks()
  const strip = useRef<HTMLDivElement>(null)
  const isAway = useIsScrolledAway(strip)
  return (
    <header className="top">
      <div className="strip" ref={strip}>
        <Sports />
        <SizeChip />
      </div>
      <div className="bar">
        <button type="button" className="icon-button bar-menu" popovertarget="menu" aria-label={t('nav.openMenu')}>
          <MenuIcon />
        </button>
        <Brand />
        <nav className="bar-rooms" aria-label={t('nav.main')}>
          {links.shop.slice(0, 3).map(({ key, name, href }) => (
            <Link key={key} href={href}>
              {name}
            </Link>
          ))}
        </nav>
        {isAway && <SizeChip />}
        <button
          type="button"
          className="icon-button bar-search"
          popovertarget="search"
          aria-label={t('search.label')}
          onClick={onSearch}
        >
          <SearchIcon />
          <span aria-hidden="true">{t('search.submit')}</span>
        </button>
        <CartLink screen={screen} className="icon-button bar-cart" />
      </div>
    </header>
  )
}

/** Whether the strip has scrolled out of view. Then the row below, which is sticky, shows the size. */
function useIsScrolledAway(strip: RefObject<Element>): boolean {
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    if (!strip.current || typeof IntersectionObserver === 'undefined') return
    const seen = new IntersectionObserver(([entry]) => setAway(entry?.isIntersecting === false))
    seen.observe(strip.current)
    return () => seen.disconnect()
  }, [strip])
  return isAway
}

function Sports() {
  const t = useWords()
  const paths = usePaths()
  const sports = useCategoryColors()
  const { categories } = useShop()
  if (categories.length === 0) return <span className="strip-sports" />
  return (
    <nav className="strip-sports" aria-label={t('nav.categories')}>
      <ul>
        {categories.slice(0, MOST).map(({ id, name }) => (
          <li key={id}>
            <Link href={paths.catalog({ category: name })} style={sports.ofCategory(name)}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The shopper's size; opens the sheet to change it. */
function SizeChip() {
  const t = useWords()
  const mine = useMySizeName()
  const mark = useMark<Settings>()
  return (
    <button
      type="button"
      className="size-chip"
      popovertarget="my-size"
      {...mark('sizes')}
      data-chosen={mine ? '' : undefined}
    >
      <span className="size-chip-word">{t('cancha.mySize')}</span>
      {mine && (
        <>
          <VisuallyHidden> </VisuallyHidden>
          <b>{mine}</b>
        </>
      )}
    </button>
  )
}

function Brand() {
  const t = useWords()
  const paths = usePaths()
  const { shop, logo } = useShop()
  const settings = useSettings<Settings>()
  const mark = useMark()
  return (
    <Link href={paths.home()} className="brand" {...mark('logo')} aria-label={t('nav.logo', { name: shop.name })}>
      {logo && settings.logo === 'square' ? (
        <img src={imageUrl(logo.src, 96)} alt="" width={44} height={44} className="brand-square" />
      ) : (
        <ShopName />
      )}
    </Link>
  )
}
