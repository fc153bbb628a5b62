import {
  type CategoryLink,
  ChatShopLink,
  ClosePopover,
  Link,
  PageItems,
  Popover,
  useCategoryLinks,
  usePageLinks,
} from '@store/template-kit'
import { useClothOf } from '../parts/cloths.ts'
import { ClothCut } from '../parts/weave.tsx'
import { useWords } from '../words.ts'

/** The menu, from the left: categories with a strip of their pattern, and page links. */
export function Menu() {
  const t = useWords()
  const categories = useCategoryLinks()
  const pages = usePageLinks('catalog', 'blog', 'marketplace', 'tracking', 'contact')
  return (
    <Popover id="menu" className="menu">
      <ClosePopover of="menu" className="icon-button menu-close" />
      <nav aria-label={t('nav.menu')}>
        <ul className="menu-strips">
          {categories.map((category) => (
            <Strip key={category.key} of={category} />
          ))}
        </ul>
        <ul className="menu-pages">
          <PageItems pages={pages} />
          <li>
            <ChatShopLink />
          </li>
        </ul>
      </nav>
    </Popover>
  )
}

function Strip(props: { readonly of: CategoryLink }) {
  const clothOf = useClothOf()
  const { category, name, href, within } = props.of
  return (
    <li>
      <Link href={href} className="menu-strip">
        <ClothCut from={clothOf(category)} />
        <span>{name}</span>
      </Link>
      {within.length > 0 && (
        <ul className="menu-within wraps">
          <PageItems pages={within} />
        </ul>
      )}
    </li>
  )
}
