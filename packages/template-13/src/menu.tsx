/// <reference path="./popover.d.ts" />
import type { Category } from '@store/core'
import { ChatLink, CrossIcon, Link, usePaths, useShop } from '@store/template-kit'
import { closeFromLink } from './close-from-link.ts'
import { queryFor } from './query.ts'
import { useRooms } from './rooms.ts'
import { useSports } from './sports.ts'
import { useWords } from './words.ts'

/** Sports as leaning tiles from edge to edge. A popover, so it opens and closes without any script. */
export function Menu() {
  const t = useWords()
  const { shop, categories } = useShop()
  const rooms = useRooms()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys on a link click it
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens to the links inside
    <div id="menu" popover="auto" className="menu" onClick={closeFromLink}>
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
    </div>
  )
}

function Tile({ category }: { readonly category: Category }) {
  const paths = usePaths()
  const sports = useSports()
  const within = useShop().subcategories.filter(({ categoryId }) => categoryId === category.id)
  return (
    <li className="menu-tile" style={sports.ofCategory(category.name)}>
      <Link href={paths.catalog(queryFor({ category: category.name }))} className="menu-name">
        <span className="lean">{category.name}</span>
      </Link>
      {within.length > 0 && (
        <ul>
          {within.map(({ id, name }) => (
            <li key={id}>
              <Link href={paths.catalog(queryFor({ category: category.name, subcategory: id }))}>{name}</Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
