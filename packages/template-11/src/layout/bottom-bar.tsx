import type { LayoutProps } from '@store/template-kit'
import { CartLink } from '../cart/cart-link.tsx'
import { useWords } from '../words.ts'

/** The navigation bar at the bottom edge of phones: menu, cart. */
export function BottomBar({ screen }: Pick<LayoutProps, 'screen'>) {
  const t = useWords()
  return (
    <nav className="bottom-bar" aria-label={t('nogal.corners')}>
      <button type="button" popovertarget="menu">
        {t('nav.menu')}
      </button>
      <CartLink screen={screen} className="bottom-cart" />
    </nav>
  )
}
