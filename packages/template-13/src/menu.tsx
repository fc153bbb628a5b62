import type { Category } from '@store/core'
import { ChatLink, CrossIcon, Link, Popover, usePaths, useShop } from '@store/template-kit'
import { useRooms } from './rooms.ts'
import { useSports } from './sports.ts'
import { useWords } from './words.ts'

/** Sports as leaning tiles from edge to edge. A popover, so it opens and closes without any script. */
export function Menu() {
  const t = useWords()
  const { shop, categories } = useShop()
  const rooms = useRooms()
  return (
    <Popover id="menu" className="menu">
      <nav aria-label={t('nav.menu')}>
        <p className="menu-head">
          <span className="lean">{shop.name}</span>
          <button type="button" className="sign" popovertarget="menu" aria-label={t('nav.close')}>
            <CrossIcon />
          </button>
        </p>
        {categories.length > 0 && (
          <ul className="menu-tiles">
            {categories.map((category) => (
              <Tile key={category.id} category={category} />
            ))}
          </ul>
        )}
        <ul className="menu-rooms">
          {[...rooms.shop, ...rooms.help].map(([name, href]) => (
            <li key={href}>
              <Link href={href}>{name}</Link>
            </li>
          ))}
          {shop.chatNumber && (
            <li>
              <ChatLink text={t('chat.hello', { shop: shop.name })}>{t('nav.chatStore')}</ChatLink>
            </li>
          )}
        </ul>
      </nav>
    </Popover>
  )
}

function Tile({ category }: { readonly category: Category }) {
  const paths = usePaths()
  const sports = useSports()
  const within = useShop().subcategories.filter(({ categoryId }) => categoryId === category.id)
  return (
    <li className="menu-tile" style={sports.ofCategory(category.name)}>
      <Link href={paths.catalog({ category: category.name })} className="menu-name">
        <span className="lean">{category.name}</span>
      </Link>
      {within.length > 0 && (
        <ul>
          {within.map(({ id, name }) => (
            <li key={id}>
              <Link href={paths.catalog({ category: category.name, subcategory: id })}>{name}</Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
