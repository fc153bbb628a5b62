import { ChatLink, type LayoutProps, Link, Popover, usePaths, useSettings, useShop } from '@store/template-kit'
import type { ReactNode } from 'react'
import { ALPHABET, letterId } from './letters.ts'
import type { Settings } from './settings.ts'
import { useWords } from './words.ts'

/** The index itself: rooms of the shop, its letters, its pages. */
export function IndexList({ screen }: Pick<LayoutProps, 'screen'>) {
  const t = useWords()
  const paths = usePaths()
  const { shop, hasArticles, hasMarketplace } = useShop()
  const { alphabet } = useSettings<Settings>()
  // In the list itself only the browser's own links say that another place of the page was asked for.
  const Letter = screen === 'Catalog' ? 'a' : Link
  const entry = (href: string, name: ReactNode, isHere: boolean) => (
    <li>
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
          <Rooms />
        </ul>
        {alphabet && (
          <ul className="alphabet" aria-label={t('anaquel.alphabet')}>
            {ALPHABET.map((letter) => (
              <li key={letter}>
                <Letter href={`${paths.catalog({ sort: 'nameAsc' })}#${letterId(letter)}`}>{letter}</Letter>
              </li>
            ))}
          </ul>
        )}
        <ul className="entries">
          {hasArticles && entry(paths.blog(), t('nav.blog'), screen === 'Blog')}
          {hasMarketplace && entry(paths.marketplace(), t('marketplace.title'), screen === 'Marketplace')}
          {entry(paths.tracking(), t('nav.tracking'), screen === 'OrderTracking')}
          {entry(paths.contact(), t('nav.contact'), screen === 'Contact')}
          <li>
            <ChatLink text={t('chat.hello', { shop: shop.name })} className="entry">
              {t('footer.chat')}
            </ChatLink>
          </li>
        </ul>
      </nav>
    </Popover>
  )
}

/** Categories, and under each what it is divided in, indented. */
function Rooms() {
  const paths = usePaths()
  const { categories, subcategories } = useShop()
  return categories.map((category) => {
    const query = { category: category.name }
    const within = subcategories.filter(({ categoryId }) => categoryId === category.id)
    return (
      <li key={category.id}>
        <Link href={paths.catalog(query)} className="entry">
          {category.name}
          {category.count !== null && <em className="count">{category.count}</em>}
        </Link>
        {within.length > 0 && (
          <ul className="within">
            {within.map(({ id, name }) => (
              <li key={id}>
                <Link href={paths.catalog({ ...query, subcategory: id })} className="entry">
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </li>
    )
  })
}
