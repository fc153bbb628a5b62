import type { Category } from '@store/core'
import { ChatShopLink, CrossIcon, Link, Popover, useShop } from '@store/template-kit'
import { useShelf } from './age.tsx'
import { useBlocks } from './blocks.ts'
import { useRooms } from './rooms.ts'
import { useWords } from './words.ts'

/** The menu: a wall of blocks over the whole screen. A popover, so it opens and closes without any script. */
export function Wall() {
  const t = useWords()
  const { categories } = useShop()
  const rooms = useRooms()
  return (
    <Popover id="wall" className="wall">
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
          {[...rooms.shop, ...rooms.help].map(({ key, name, href }) => (
            <li key={key}>
              <Link href={href} className="block-link">
                {name}
              </Link>
            </li>
          ))}
          <li>
            <ChatShopLink className="block-link" />
          </li>
        </ul>
      </nav>
    </Popover>
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
