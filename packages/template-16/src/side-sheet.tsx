import { ChatShopLink, CrossIcon, Link, Popover, useCategoryLinks, usePolicyLinks, useShop } from '@store/template-kit'
import { useRooms } from './rooms.ts'
import { useWords } from './words.ts'

/** What is not on the menu: notes, contact, one's order, the house rules. Opens and closes without a script. */
export function SideSheet() {
  const t = useWords()
  const { shop } = useShop()
  const sections = useCategoryLinks()
  const rooms = useRooms()
  const rules = usePolicyLinks()
  return (
    <Popover id="more" className="side">
      <div className="side-head">
        <p className="side-name">{shop.name}</p>
        <button type="button" className="sign" popovertarget="more" aria-label={t('nav.close')}>
          <CrossIcon />
        </button>
      </div>
      <nav aria-label={t('nav.menu')} className="side-in">
        <ul className="side-sections">
          {sections.map(({ key, name, href, category, within }) => (
            <li key={key}>
              <Link href={href} className="dotted">
                <span>{name}</span>
                <span aria-hidden="true" className="leader" />
                <span>{category.count}</span>
              </Link>
              <ul>
                {within.map((part) => (
                  <li key={part.key}>
                    <Link href={part.href}>{part.name}</Link>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
        <p className="side-title">{t('sazon.more')}</p>
        <ul className="side-rooms">
          {[...rooms, ...rules.slice(-1)].map(({ key, name, href }) => (
            <li key={key}>
              <Link href={href}>{name}</Link>
            </li>
          ))}
          {shop.chatNumber && (
            <li>
              <ChatShopLink />
            </li>
          )}
        </ul>
      </nav>
    </Popover>
  )
}
