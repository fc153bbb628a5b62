import { CrossIcon, Drawer, type LayoutProps, useCart, useMoney } from '@store/template-kit'
import { lazy, type ReactNode, Suspense } from 'react'
import { useCounter } from './counter.tsx'
import { loadTicket } from './load-ticket.ts'
import { useWords } from './words.ts'

const TicketBody = lazy(loadTicket)
/** Where it is on the page already, or nothing is ordered. */
const WITHOUT_BAR: readonly LayoutProps['screen'][] = ['Cart', 'Checkout', 'Closed', 'Error']

/** The paper: a head, what is on it, and a torn foot. */
export const Paper = ({ children }: { readonly children: ReactNode }) => (
  <div className="ticket">
    <div className="ticket-in">{children}</div>
  </div>
)

/** The ticket beside the menu, on screens that are wide enough. */
export function TicketColumn() {
  return (
    <aside className="ticket-column" aria-labelledby="ticket">
      <Paper>
        <TicketHead id="ticket" />
        <Written />
      </Paper>
    </aside>
  )
}

function TicketHead({ id }: { readonly id?: string }) {
  const t = useWords()
  const { count, ready } = useCart()
  const { way } = useCounter()
  return (
    <div className="ticket-head">
      <p className="ticket-title" id={id}>
        {t('cart.title')}
      </p>
      <p className="quiet">{ready && count > 0 ? `${t('cart.units', { count })} · ${t(`sazon.${way}`)}` : '\u00a0'}</p>
    </div>
  )
}

/** Nothing before the browser has looked; then what is on it, or what the kitchen waits for. */
function Written() {
  const t = useWords()
  const { ready, lines } = useCart()
  if (!ready) return <TicketWaits />
  if (lines.length > 0)
    return (
      <Suspense fallback={<TicketWaits />}>
        <TicketBody />
      </Suspense>
    )
  return (
    <div className="ticket-empty">
      <p>{t('cart.empty')}</p>
      <p className="quiet">{t('cart.emptyHint')}</p>
    </div>
  )
}

/** Leaders and dots. */
export function TicketWaits() {
  const t = useWords()
  return (
    <div className="ticket-waits" role="status" aria-label={t('cart.loading')} data-waits="">
      <span />
      <span />
      <span />
    </div>
  )
}

/** "3 dishes · S/ 134 · See ticket" along the bottom edge, and the sheet that rises from it. */
export function TicketBar({ screen }: Pick<LayoutProps, 'screen'>) {
  const t = useWords()
  const cart = useCart()
  const isUp = cart.ready && cart.count > 0 && !WITHOUT_BAR.includes(screen)
  return (
    <>
      {isUp && <Bar />}
      <Drawer open={cart.isOpen} onClose={cart.close} label={t('cart.title')} side="bottom" className="ticket-sheet">
        <button type="button" className="sign ticket-close" aria-label={t('nav.close')} onClick={cart.close}>
          <CrossIcon />
        </button>
        {cart.isOpen && (
          <Paper>
            <TicketHead />
            <Written />
          </Paper>
        )}
      </Drawer>
    </>
  )
}

function Bar() {
  const t = useWords()
  const money = useMoney()
  const { count, totals, settled, open } = useCart()
  const near = () => void loadTicket().catch(() => {})
  return (
    <section className="ticket-bar" aria-label={t('cart.title')}>
      <button type="button" onClick={open} onFocus={near} onPointerEnter={near}>
        <span>{t('cart.units', { count })}</span>
        <b data-settling={settled ? undefined : ''}>
          <span>{totals ? money(totals.subtotal) : ''}</span>
        </b>
        <span className="ticket-bar-way">{t('sazon.see')}</span>
      </button>
    </section>
  )
}
