import { ChatShopLink, CrossIcon, Link, Popover, useCategoryLinks, usePageLinks } from '@store/template-kit'
import { useWords } from '../words.ts'

/** The menu, a table that opens upwards from the bar. A popover, so it works without JavaScript. */
export function CategoryTable() {
  const t = useWords()
  const categories = useCategoryLinks()
  const [all, ...rooms] = usePageLinks('catalog', 'promotions', 'blog', 'marketplace', 'tracking', 'contact')
  return (
    <Popover id="table" className="rising">
      <button type="button" className="close rising-close middle" popovertarget="table" aria-label={t('nav.close')}>
        <CrossIcon />
      </button>
      <nav aria-label={t('nav.categories')}>
        <ul className="rising-rows">
          {all && (
            <li>
              <Link href={all.href} className="rising-name">
                {all.name}
              </Link>
            </li>
          )}
          {categories.map(({ key, name, href, within }) => (
            <li key={key}>
              <Link href={href} className="rising-name">
                {name}
              </Link>
              <span className="rising-parts wraps">
                {within.map((part) => (
                  <Link key={part.key} href={part.href}>
                    {part.name}
                  </Link>
                ))}
              </span>
            </li>
          ))}
        </ul>
        <p className="rising-rooms wraps">
          {rooms.map((room) => (
            <Link key={room.key} href={room.href}>
              {room.name}
            </Link>
          ))}
          <ChatShopLink />
        </p>
      </nav>
    </Popover>
  )
}
