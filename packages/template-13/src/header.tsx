import {
  imageUrl,
  type LayoutProps,
  Link,
  MenuIcon,
  SearchIcon,
  usePaths,
  useSettings,
  useShop,
  VisuallyHidden,
} from '@store/template-kit'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { CartLink } from './cart-link.tsx'
import { useMyName } from './my-size.tsx'
import { useRooms } from './rooms.ts'
import type { Settings } from './settings.ts'
import { useSports } from './sports.ts'
import { useWords } from './words.ts'

/** As many sports as the strip names; the menu has all. */
const MOST = 8

/** A black strip of sports with the shopper's size at its end; under it the shop's name, its rooms, search and cart. */
export function Header({ screen, onSearch }: Pick<LayoutProps, 'screen'> & { readonly onSearch: () => void }) {
  const t = useWords()
  const rooms = useRooms()
  const strip = useRef<HTMLDivElement>(null)
  const isAway = useIsAway(strip)
  return (
    <header className="top">
      <div className="strip" ref={strip}>
        <Sports />
        <SizeChip />
      </div>
      <div className="bar">
        <button type="button" className="sign bar-menu" popovertarget="menu" aria-label={t('nav.openMenu')}>
          <MenuIcon />
        </button>
        <Brand />
        <nav className="bar-rooms" aria-label={t('nav.main')}>
          {rooms.shop.slice(0, 3).map(({ key, name, href }) => (
            <Link key={key} href={href}>
              {name}
            </Link>
          ))}
        </nav>
        {isAway && <SizeChip />}
        <button
          type="button"
          className="sign bar-search"
          popovertarget="search"
          aria-label={t('search.label')}
          onClick={onSearch}
        >
          <SearchIcon />
          <span aria-hidden="true">{t('search.submit')}</span>
        </button>
        <CartLink screen={screen} className="sign bar-cart" />
      </div>
    </header>
  )
}

/** Whether the strip has been scrolled away, and its chip with it: then the bar bears one. */
function useIsAway(strip: RefObject<Element>): boolean {
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
  const sports = useSports()
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

/** Always in sight: what the whole shop is looked at with. */
function SizeChip() {
  const t = useWords()
  const mine = useMyName()
  return (
    <button type="button" className="size-chip" popovertarget="my-size" data-chosen={mine ? '' : undefined}>
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
  return (
    <Link href={paths.home()} className="brand" aria-label={t('nav.logo', { name: shop.name })}>
      {logo && settings.logo === 'square' ? (
        <img src={imageUrl(logo.src, 96)} alt="" width={44} height={44} className="brand-square" />
      ) : (
        <span>{shop.name}</span>
      )}
    </Link>
  )
}
