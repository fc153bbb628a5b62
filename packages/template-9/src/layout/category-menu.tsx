import {
  type CategoryLink,
  ChatShopLink,
  Link,
  PageItems,
  Popover,
  useCategoryLinks,
  usePageLinks,
} from '@store/template-kit'
import { tintStyle, useTints } from '../parts/tint.ts'
import { useWords } from '../words.ts'

/** The categories as a menu below the header. A popover, so it works without JavaScript. */
export function CategoryMenu() {
  const t = useWords()
  const categories = useCategoryLinks()
  const pages = usePageLinks('catalog', 'blog', 'marketplace', 'tracking', 'contact')
  return (
    <Popover id="rituals" className="sheet rituals">
      <nav aria-label={t('nav.menu')}>
        {categories.length > 0 && (
          <>
            <p className="rituals-title">{t('bruma.rituals.title')}</p>
            <ol className="rituals-steps">
              {categories.map((category, index) => (
                <Step key={category.key} of={category} index={index} />
              ))}
            </ol>
          </>
        )}
        <ul className="rituals-pages wraps">
          <PageItems pages={pages} />
          <li>
            <ChatShopLink />
          </li>
        </ul>
      </nav>
    </Popover>
  )
}

function Step({ of, index }: { readonly of: CategoryLink; readonly index: number }) {
  const tints = useTints()
  const { name, href, within } = of
  return (
    <li data-tint="" style={tintStyle(tints.inTurn(index))}>
      <span className="rituals-number middle" aria-hidden="true">
        {index + 1}
      </span>
      <div>
        <Link href={href} className="rituals-name">
          {name}
        </Link>
        {within.length > 0 && (
          <ul className="rituals-within wraps">
            <PageItems pages={within} />
          </ul>
        )}
      </div>
    </li>
  )
}
