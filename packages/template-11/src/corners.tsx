import type { LayoutProps } from '@store/template-kit'
import { OrderLink } from './order-link.tsx'
import { useWords } from './words.ts'

/** A bar at the lower edge of a phone, under the thumbs: what there is at its left, what was chosen at its right. */
export function Corners({ screen }: Pick<LayoutProps, 'screen'>) {
  const t = useWords()
  return (
    <nav className="corners" aria-label={t('nogal.corners')}>
      <button type="button" className="corner" popovertarget="menu">
        {t('nav.menu')}
      </button>
      <OrderLink screen={screen} className="corner" />
    </nav>
  )
}
