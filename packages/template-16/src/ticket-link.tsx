import { type LayoutProps, Link, useCart, usePaths, VisuallyHidden } from '@store/template-kit'
import type { MouseEvent } from 'react'
import { TicketIcon } from './icons.tsx'
import { loadTicket } from './load-ticket.ts'
import { useWords } from './words.ts'

/** The way to the ticket: its page, and with a script the sheet it opens in. Where it stands beside the menu, out of sight. */
export function TicketLink({ screen }: Pick<LayoutProps, 'screen'>) {
  const t = useWords()
  const { cart: page } = usePaths()
  const { count, open } = useCart()
  const isThere = screen === 'Cart' || screen === 'Checkout'
  const near = () => void loadTicket().catch(() => {})
  return (
    <Link
      href={page()}
      className="sign ticket-link"
      aria-current={screen === 'Cart' ? 'page' : undefined}
      onFocus={near}
      onPointerEnter={near}
      onClick={(event: MouseEvent) => {
        if (isThere || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        open()
      }}
    >
      <TicketIcon />
      <VisuallyHidden>{t(count > 0 ? 'nav.cartUnits' : 'nav.cart', { count })}</VisuallyHidden>
      {count > 0 && <b aria-hidden="true">{count}</b>}
    </Link>
  )
}
