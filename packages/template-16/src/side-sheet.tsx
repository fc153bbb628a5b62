import { ChatLink, CrossIcon, Link, Popover, usePaths, useShop } from '@store/template-kit'
import { useRooms } from './rooms.ts'
import { useWords } from './words.ts'

/** What is not on the menu: notes, contact, one's order, the house rules. Opens and closes without a script. */
export function SideSheet() {
  const t = useWords()
  const paths = usePaths()
  const { shop, categories, subcategories, policyKinds } = useShop()
  const rooms = useRooms()
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
          {categories.map(({ id, name, count }) => (
            <li key={id}>
              <Link href={paths.catalog({ category: name })} className="dotted">
                <span>{name}</span>
                <span aria-hidden="true" className="leader" />
                <span>{count}</span>
              </Link>
              <ul>
                {subcategories
                  .filter(({ categoryId }) => categoryId === id)
                  .map((within) => (
                    <li key={within.id}>
                      <Link href={paths.catalog({ category: name, subcategory: within.id })}>{within.name}</Link>
                    </li>
                  ))}
              </ul>
            </li>
          ))}
        </ul>
        <p className="side-title">{t('sazon.more')}</p>
        <ul className="side-rooms">
          {rooms.map(({ href, name }) => (
            <li key={href}>
              <Link href={href}>{name}</Link>
            </li>
          ))}
          {policyKinds.length > 0 && (
            <li>
              <Link href={paths.terms()}>{t('footer.privacyTerms')}</Link>
            </li>
          )}
          {shop.chatNumber && (
            <li>
              <ChatLink text={t('chat.hello', { shop: shop.name })}>{t('nav.chatStore')}</ChatLink>
            </li>
          )}
        </ul>
      </nav>
    </Popover>
  )
}
