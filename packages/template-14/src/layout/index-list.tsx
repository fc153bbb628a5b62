import {
  ChatShopLink,
  CountText,
  type LayoutProps,
  Link,
  Popover,
  useCategoryLinks,
  useMark,
  usePageLinks,
  usePaths,
  useSettings,
} from '@store/template-kit'
import { ALPHABET, letterId } from '../parts/letters.ts'
import type { Settings } from '../settings.ts'
import { useWords } from '../words.ts'

/** The screen of each page link, for `aria-current`. */
const SCREENS = { blog: 'Blog', marketplace: 'Marketplace', tracking: 'OrderTracking', contact: 'Contact' } as const

/** Categories, letters and page links. */
export function IndexList({ screen }: Pick<LayoutProps, 'screen'>) {
  const t = useWords()
  const paths = usePaths()
  const pages = usePageLinks('blog', 'marketplace', 'tracking', 'contact')
  const { alphabet } = useSettings<Settings>()
  const mark = useMark<Settings>()
  // On the list itself letters are native links, because client-side navigation does not update `:target`.
  const Letter = screen === 'Catalog' ? 'a' : Link
  const entry = (href: string, name: string, isHere: boolean) => (
    <li key={href}>
      <Link href={href} className="entry" aria-current={isHere ? 'page' : undefined}>
        {name}
      </Link>
    </li>
  )
  return (
    <Popover id="index" className="index">
      <button type="button" className="index-close" popovertarget="index" popovertargetaction="hide">
        {t('nav.close')}
      </button>
      <nav aria-label={t('nav.main')}>
        <ul className="entries">
          {entry(paths.catalog(), t('nav.allProducts'), screen === 'Catalog')}
          <CategoryLinks />
        </ul>
        {alphabet && (
          <ul className="alphabet wraps" {...mark('alphabet')} aria-label={t('anaquel.alphabet')}>
            {ALPHABET.map((letter) => (
              <li key={letter}>
                <Letter href={`${paths.catalog({ sort: 'nameAsc' })}#${letterId(letter)}`}>{letter}</Letter>
              </li>
            ))}
          </ul>
        )}
        <ul className="entries">
          {pages.map(({ key, name, href }) => entry(href, name, screen === SCREENS[key]))}
          <li>
            <ChatShopLink className="entry" />
          </li>
        </ul>
      </nav>
    </Popover>
  )
}

/** Categories, with their subcategories indented. */
function CategoryLinks() {
  return useCategoryLinks().map(({ key, category, name, href, within }) => (
    <li key={key}>
      <Link href={href} className="entry">
        {name}
        {category.count !== null && (
          <em className="count">
            <CountText count={category.count} />
          </em>
        )}
      </Link>
      {within.length > 0 && (
        <ul className="within">
          {within.map((part) => (
            <li key={part.key}>
              <Link href={part.href} className="entry">
                {part.name}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  ))
}
