import {
  type CategoryLink,
  ChatShopLink,
  CrossIcon,
  Link,
  Popover,
  useCategoryLinks,
  useShop,
} from '@store/template-kit'
import { useCategoryColors } from '../parts/category-colors.ts'
import { useWords } from '../words.ts'
import { useMenuLinks } from './menu-links.ts'

/** The menu: categories as slanted tiles. A popover, so it works without JavaScript. */
export function Menu() {
  const t = useWords()
  const { shop } = useShop()
  const categories = useCategoryLinks()
  const rooms = useMenuLinks()
  return (
    <Popover id="menu" className="menu">
      <nav aria-label={t('nav.menu')}>
        <p className="menu-head apart">
          <span className="lean">{shop.name}</span>
          <button type="button" className="icon-button" popovertarget="menu" aria-label={t('nav.close')}>
            <CrossIcon />
          </button>
        </p>
        {categories.length > 0 && (
          <ul className="menu-tiles">
            {categories.map((category) => (
              <Tile {...category} key={category.key} />
            ))}
          </ul>
        )}
        <ul className="menu-rooms wraps">
          {[...rooms.shop, ...rooms.help].map(({ key, name, href }) => (
            <li key={key}>
              <Link href={href}>{name}</Link>
            </li>
          ))}
          {shop.chatNumber && (
            <li>
              <ChatShopLink />
            </li>
          )}
        </ul>
      </nav>
    </Popover>
  )
}

function Tile({ name, href, within }: Pick<CategoryLink, 'name' | 'href' | 'within'>) {
  const sports = useCategoryColors()
  return (
    <li className="menu-tile" style={sports.ofCategory(name)}>
      <Link href={href} className="menu-name cover-link">
        <span className="lean">{name}</span>
      </Link>
      {within.length > 0 && (
        <ul>
          {within.map((part) => (
            <li key={part.key}>
              <Link href={part.href}>{part.name}</Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
