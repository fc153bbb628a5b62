/// <reference path="./popover.d.ts" />
import type { Category } from '@store/core'
import { ChatLink, CrossIcon, Link, useShop } from '@store/template-kit'
import { useShelf } from './age.tsx'
import { useBlocks } from './blocks.ts'
import { closeFromLink } from './close-from-link.ts'
import { useRooms } from './rooms.ts'
import { useWords } from './words.ts'

/** The menu: a wall of blocks over the whole screen. A popover, so it opens and closes without any script. */
export function Wall() {
  const t = useWords()
  const { shop, categories } = useShop()
  const rooms = useRooms()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys on a link click it
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens to the links inside
    <div id="wall" popover="auto" className="wall" onClick={closeFromLink}>
      <nav aria-label={t('nav.menu')}>
        <p className="wall-head">
          <span>{t('trompo.wall')}</span>
          <button type="button" className="round" popovertarget="wall" aria-label={t('nav.close')}>
            <CrossIcon />
          </button>
        </p>
        {categories.length > 0 && (
          <ul className="wall-blocks">
            {categories.map((category) => (
              <WallBlock key={category.id} category={category} />
            ))}
          </ul>
        )}
        <ul className="wall-pages">
          {[...rooms.shop, ...rooms.help].map(([name, href]) => (
            <li key={href}>
              <Link href={href} className="block-link">
                {name}
              </Link>
            </li>
          ))}
          <li>
            <ChatLink text={t('chat.hello', { shop: shop.name })} className="block-link">
              {t('nav.chatStore')}
            </ChatLink>
          </li>
        </ul>
      </nav>
    </div>
  )
}

function WallBlock({ category }: { readonly category: Category }) {
  const shelf = useShelf()
  const blocks = useBlocks()
  const within = useShop().subcategories.filter(({ categoryId }) => categoryId === category.id)
  return (
    <li className="block wall-block" data-block={blocks.ofCategory(category.name)}>
      <Link href={shelf({ category: category.name })} className="wall-name">
        {category.name}
      </Link>
      {within.length > 0 && (
        <ul>
          {within.map(({ id, name }) => (
            <li key={id}>
              <Link href={shelf({ category: category.name, subcategory: id })}>{name}</Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
