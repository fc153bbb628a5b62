import type { Category } from '@store/core'
import { ChatLink, CrossIcon, Link, Popover, usePaths, useShop } from '@store/template-kit'
import { PieceSketch } from './piece-sketch.tsx'
import { useWords } from './words.ts'

/**
 * The list that covers the left half: rooms in large letters, each with a sketch of what stands in it when it is pointed
 * at. A popover, so it opens and closes without any script.
 */
export function Menu() {
  const t = useWords()
  const paths = usePaths()
  const { shop, categories, hasArticles, hasMarketplace } = useShop()
  return (
    <Popover id="menu" className="cover menu" data-room="walnut">
      <button
        type="button"
        className="icon-button cover-close"
        popovertarget="menu"
        popovertargetaction="hide"
        aria-label={t('nav.close')}
      >
        <CrossIcon />
      </button>
      <nav aria-label={t('nav.menu')}>
        <ul className="menu-rooms">
          {categories.map((category) => (
            <MenuRoom key={category.id} category={category} />
          ))}
          <li className="menu-room">
            <Link href={paths.catalog()} className="menu-name">
              {t('nav.allProducts')}
            </Link>
          </li>
        </ul>
        <ul className="menu-pages">
          {hasArticles && (
            <li>
              <Link href={paths.blog()}>{t('nav.blog')}</Link>
            </li>
          )}
          {hasMarketplace && (
            <li>
              <Link href={paths.marketplace()}>{t('marketplace.title')}</Link>
            </li>
          )}
          <li>
            <Link href={paths.tracking()}>{t('nav.tracking')}</Link>
          </li>
          <li>
            <Link href={paths.contact()}>{t('nav.contact')}</Link>
          </li>
          <li>
            <ChatLink text={t('chat.hello', { shop: shop.name })}>{t('nav.chatStore')}</ChatLink>
          </li>
        </ul>
      </nav>
    </Popover>
  )
}

function MenuRoom({ category }: { readonly category: Category }) {
  const paths = usePaths()
  const within = useShop().subcategories.filter(({ categoryId }) => categoryId === category.id)
  const query = { category: category.name }
  return (
    <li className="menu-room">
      <Link href={paths.catalog(query)} className="menu-name">
        {category.name}
      </Link>
      <PieceSketch name={category.name} className="menu-sketch" />
      {within.length > 0 && (
        <ul className="menu-within">
          {within.map(({ id, name }) => (
            <li key={id}>
              <Link href={paths.catalog({ ...query, subcategory: id })}>{name}</Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
