import {
  ChatShopLink,
  CountText,
  CrossIcon,
  Link,
  Popover,
  useCategoryLinks,
  usePolicyLinks,
  useShop,
} from '@store/template-kit'
import { useWords } from '../words.ts'
import { useMenuLinks } from './menu-links.ts'

/**
 * Links to all pages besides the menu: articles, contact, order tracking, policies. A popover, so it works without
 * JavaScript.
 */
export function SideMenu() {
  const t = useWords()
  const { shop } = useShop()
  const sections = useCategoryLinks()
  const links = useMenuLinks()
  const rules = usePolicyLinks()
  return (
    <Popover id="more" className="side">
      <div className="side-head apart">
        <p className="side-name">{shop.name}</p>
        <button type="button" className="sign middle" popovertarget="more" aria-label={t('nav.close')}>
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
                <span>{category.count !== null && <CountText count={category.count} />}</span>
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
          {[...links, ...rules.slice(-1)].map(({ key, name, href }) => (
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
