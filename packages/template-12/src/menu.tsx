import type { Category } from '@store/core'
import { ChatLink, imageUrl, Link, Popover, usePaths, useShop } from '@store/template-kit'
import { useCover } from './cover.ts'
import { useWords } from './words.ts'

/** The whole screen: the names of the shop's showcases, and behind the one that is looked at its piece like a ghost. */
export function Menu({ onSearch }: { readonly onSearch: () => void }) {
  const t = useWords()
  const paths = usePaths()
  const { shop, categories, hasArticles, hasMarketplace } = useShop()
  useCover('menu')
  return (
    <Popover id="menu" className="cover menu">
      <button type="button" className="corner cover-close" popovertarget="menu" popovertargetaction="hide">
        {t('nav.close')}
      </button>
      <nav aria-label={t('nav.menu')}>
        <ul className="menu-names">
          {categories.map((category) => (
            <Showcase key={category.id} category={category} />
          ))}
          <li>
            <Link href={paths.catalog()} className="menu-name">
              {t('nav.allProducts')}
            </Link>
          </li>
        </ul>
        <ul className="menu-pages">
          <li className="menu-search">
            <button type="button" popovertarget="search" onClick={onSearch}>
              {t('search.submit')}
            </button>
          </li>
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

function Showcase({ category }: { readonly category: Category }) {
  const paths = usePaths()
  const within = useShop().subcategories.filter(({ categoryId }) => categoryId === category.id)
  const query = { category: category.name }
  return (
    <li>
      <Link href={paths.catalog(query)} className="menu-name">
        {category.name}
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
