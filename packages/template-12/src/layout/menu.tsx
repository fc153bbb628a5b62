import {
  type CategoryLink,
  ChatShopLink,
  imageUrl,
  Link,
  PageItems,
  Popover,
  useCategoryLinks,
  usePageLinks,
  usePaths,
} from '@store/template-kit'
import { useWords } from '../words.ts'
import { useCover } from './use-cover.ts'

/** The menu, full-screen: names of categories, and behind them a faint photo for the one under pointer or focus. */
export function Menu({ onSearch }: { readonly onSearch: () => void }) {
  const t = useWords()
  const paths = usePaths()
  const categories = useCategoryLinks()
  const pages = usePageLinks('blog', 'marketplace', 'tracking', 'contact')
  useCover('menu')
  return (
    <Popover id="menu" className="cover menu">
      <button type="button" className="corner cover-close touch" popovertarget="menu" popovertargetaction="hide">
        {t('nav.close')}
      </button>
      <nav aria-label={t('nav.menu')}>
        <ul className="menu-names">
          {categories.map((category) => (
            <Showcase key={category.key} of={category} />
          ))}
          <li>
            <Link href={paths.catalog()} className="menu-name">
              {t('nav.allProducts')}
            </Link>
          </li>
        </ul>
        <ul className="menu-pages wraps">
          <li>
            <button type="button" popovertarget="search" onClick={onSearch}>
              {t('search.submit')}
            </button>
          </li>
          <PageItems pages={pages} />
          <li>
            <ChatShopLink />
          </li>
        </ul>
      </nav>
    </Popover>
  )
}

function Showcase(props: { readonly of: CategoryLink }) {
  const { category, name, href, within } = props.of
  return (
    <li>
      <Link href={href} className="menu-name">
        {name}
      </Link>
      {category.image && (
        <img
          src={imageUrl(category.image, 800)}
          alt=""
          className="menu-ghost"
          loading="lazy"
          width={480}
          height={600}
        />
      )}
      {within.length > 0 && (
        <ul className="menu-within wraps">
          <PageItems pages={within} />
        </ul>
      )}
    </li>
  )
}
