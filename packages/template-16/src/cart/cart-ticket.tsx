import { CrossIcon, Drawer, type LayoutProps, useCart, useMoney } from '@store/template-kit'
import { lazy, type ReactNode, Suspense } from 'react'
import { useOrderContext } from '../parts/order-context.tsx'
import { useWords } from '../words.ts'
import { loadCart } from './load-cart.ts'

const CartContent = lazy(loadCart)
/** Screens without the cart's bar: they show the cart themselves, or nothing can be ordered on them. */
const WITHOUT_BAR: readonly LayoutProps['screen'][] = ['Cart', 'Checkout', 'Closed', 'Error']

/** The drawn paper around the cart. */
export const Paper = ({ children }: { readonly children: ReactNode }) => (
  <div className="ticket">
    <div className="ticket-in">{children}</div>
  </div>
)

/** The cart as a column beside the menu, on wide screens. */
export function CartColumn() {
  return (
    <aside className="ticket-column" aria-labelledby="ticket">
      <Paper>
        <CartHead id="ticket" />
        <CartState />
      </Paper>
    </aside>
  )
}

function CartHead({ id }: { readonly id?: string }) {
  const t = useWords()
  const { count, ready } = useCart()
  const { way } = useOrderContext()
  return (
    <div className="ticket-head">
      <p className="ticket-title" id={id}>
        {t('cart.title')}
      </p>
      <p className="muted">{ready && count > 0 ? `${t('cart.units', { count })} · ${t(`sazon.${way}`)}` : '\u00a0'}</p>
    </div>
  )
}

/** Placeholders until the cart has been read from storage; then its content, or a text that it is empty. */
function CartState() {
  const t = useWords()
  const { ready, lines } = useCart()
  if (!ready) return <CartSkeleton />
  if (lines.length > 0)
    return (
      <Suspense fallback={<CartSkeleton />}>
        <CartContent />
      </Suspense>
    )
  return (
    <div className="ticket-empty">
      <p>{t('cart.empty')}</p>
      <p className="muted">{t('cart.emptyHint')}</p>
    </div>
  )
}

/** Placeholders for the lines of the cart. */
export function CartSkeleton() {
  const t = useWords()
  return (
    <div className="ticket-waits" role="status" aria-label={t('cart.loading')} data-waits="">
      <span />
      <span />
      <span />
    </div>
  )
}

/** A bar at the bottom edge with count and total, as in "3 dishes · S/ 134 · See ticket", and the sheet it opens. */
export function CartBar({ screen }: Pick<LayoutProps, 'screen'>) {
  const t = useWords()
  const cart = useCart()
  const isUp = cart.ready && cart.count > 0 && !WITHOUT_BAR.includes(screen)
  return (
    <>
      {isUp && <Bar />}
      <Drawer open={cart.isOpen} onClose={cart.close} label={t('cart.title')} side="bottom" className="ticket-sheet">
        <button type="button" className="sign ticket-close middle" aria-label={t('nav.close')} onClick={cart.close}>
          <CrossIcon />
        </button>
        {cart.isOpen && (
          <Paper>
            <CartHead />
            <CartState />
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
  const prefetch = () => void loadCart().catch(() => {})
  return (
    <section className="ticket-bar" aria-label={t('cart.title')}>
      <button type="button" onClick={open} onFocus={prefetch} onPointerEnter={prefetch}>
        <span>{t('cart.units', { count })}</span>
        <b data-settling={settled ? undefined : ''}>
          <span>{totals ? money(totals.subtotal) : ''}</span>
        </b>
        <span className="ticket-bar-way">{t('sazon.see')}</span>
      </button>
    </section>
  )
}
