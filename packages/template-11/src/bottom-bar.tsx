import type { LayoutProps } from '@store/template-kit'
import { CartLink } from './cart-link.tsx'
import { useWords } from './words.ts'

/** The navigation bar at the bottom edge of phones: menu at the left, cart at the right. */
export function BottomBar({ screen }: Pick<LayoutProps, 'screen'>) {
  const t = useWords()
  return (
    <nav className="corners" aria-label={t('nogal.corners')}>
      <button type="button" className="corner" popovertarget="menu">
        {t('nav.menu')}
      </button>
      <CartLink screen={screen} className="corner" />
    </nav>
  )
}
