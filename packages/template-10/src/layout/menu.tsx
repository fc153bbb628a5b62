import type { Category } from '@store/core'
import { ChatShopLink, CrossIcon, Link, Popover, useShop } from '@store/template-kit'
import { useCatalogHref } from '../parts/age.tsx'
import { useBlockColors } from '../parts/block-colors.ts'
import { useWords } from '../words.ts'
import { useMenuLinks } from './menu-links.ts'

/** The menu, full-screen. A popover, so it works without JavaScript. */
export function Menu() {
  const t = useWords()
  const { categories } = useShop()
  const links = useMenuLinks()
  return (
    <Popover id="wall" className="wall">
      <nav aria-label={t('nav.menu')}>
        <p className="wall-head apart">
          <span>{t('trompo.wall')}</span>
          <button type="button" className="icon-button" popovertarget="wall" aria-label={t('nav.close')}>
            <CrossIcon />
          </button>
        </p>
        {categories.length > 0 && (
          <ul className="wall-blocks">
            {categories.map((category) => (
              <MenuBlock key={category.id} category={category} />
            ))}
          </ul>
        )}
        <ul className="wall-pages wraps">
          {[...links.shop, ...links.help].map(({ key, name, href }) => (
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

function MenuBlock({ category }: { readonly category: Category }) {
  const shelf = useCatalogHref()
  const blocks = useBlockColors()
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
