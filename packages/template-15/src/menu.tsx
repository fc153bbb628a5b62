import type { Category } from '@store/core'
import { ChatLink, CrossIcon, Link, Popover, usePaths, useShop } from '@store/template-kit'
import { useClothOf } from './cloths.ts'
import { Cut } from './weave.tsx'
import { useWords } from './words.ts'

/** From the left: each category a strip of its cloth with its name on a wool label, and the other pages. */
export function Menu() {
  const t = useWords()
  const paths = usePaths()
  const { shop, categories, hasArticles, hasMarketplace } = useShop()
  return (
    <Popover id="menu" className="menu">
      <button
        type="button"
        className="sign menu-close"
        popovertarget="menu"
        popovertargetaction="hide"
        aria-label={t('nav.close')}
      >
        <CrossIcon />
      </button>
      <nav aria-label={t('nav.menu')}>
        <ul className="menu-strips">
          {categories.map((category) => (
            <Strip key={category.id} category={category} />
          ))}
        </ul>
        <ul className="menu-pages">
          <li>
            <Link href={paths.catalog()}>{t('nav.allProducts')}</Link>
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

function Strip({ category }: { readonly category: Category }) {
  const paths = usePaths()
  const clothOf = useClothOf()
  const within = useShop().subcategories.filter(({ categoryId }) => categoryId === category.id)
  const query = { category: category.name }
  return (
    <li>
      <Link href={paths.catalog(query)} className="menu-strip">
        <Cut from={clothOf(category)} />
        <span>{category.name}</span>
      </Link>
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
