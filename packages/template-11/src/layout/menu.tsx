import {
  type CategoryLink,
  ChatShopLink,
  ClosePopover,
  Link,
  PageItems,
  Popover,
  useCategoryLinks,
  usePageLinks,
  usePaths,
} from '@store/template-kit'
import { ProductSketch } from '../parts/product-sketch.tsx'
import { useWords } from '../words.ts'

/**
 * The menu over the left half: categories in large letters, each with a drawing while it has pointer or focus. A
 * popover, so it works without JavaScript.
 */
export function Menu() {
  const t = useWords()
  const paths = usePaths()
  const categories = useCategoryLinks()
  const pages = usePageLinks('blog', 'marketplace', 'tracking', 'contact')
  return (
    <Popover id="menu" className="cover menu" data-room="walnut">
      <ClosePopover of="menu" className="icon-button cover-close" />
      <nav aria-label={t('nav.menu')}>
        <ul className="menu-rooms">
          {categories.map((category) => (
            <MenuRoom key={category.key} of={category} />
          ))}
          <li className="menu-room wraps">
            <Link href={paths.catalog()} className="menu-name">
              {t('nav.allProducts')}
            </Link>
          </li>
        </ul>
        <ul className="menu-pages links">
          <PageItems pages={pages} />
          <li>
            <ChatShopLink />
          </li>
        </ul>
      </nav>
    </Popover>
  )
}

function MenuRoom(props: { readonly of: CategoryLink }) {
  const { name, href, within } = props.of
  return (
    <li className="menu-room wraps">
      <Link href={href} className="menu-name">
        {name}
      </Link>
      <ProductSketch name={name} className="menu-sketch" />
      {within.length > 0 && (
        <ul className="menu-within wraps">
          <PageItems pages={within} />
        </ul>
      )}
    </li>
  )
}
