import { CrossIcon, Drawer, type LayoutProps, useCart, useMoney } from '@store/template-kit'
import { lazy, Suspense } from 'react'
import { BenchWaits } from './bench-waits.tsx'
import { CartIcon } from './icons.tsx'
import { Lane } from './lane.tsx'
import { loadBench } from './load-bench.ts'
import { useWords } from './words.ts'

const Bench = lazy(loadBench)
/** Where what is in the cart is in sight already. */
const IN_SIGHT: readonly LayoutProps['screen'][] = ['Cart', 'Checkout', 'Closed']

/** The scoreboard: docked at the bottom edge once the cart holds something, it opens upward to what is in it. */
export function Dock({ screen }: Pick<LayoutProps, 'screen'>) {
  const t = useWords()
  const cart = useCart()
  const isDocked = cart.ready && cart.count > 0 && !IN_SIGHT.includes(screen)
  return (
    <>
      {isDocked && <Board />}
      <Drawer open={cart.isOpen} onClose={cart.close} label={t('cart.title')} side="bottom" className="bench">
        <div className="bench-head">
          <p className="bench-title">
            <span className="lean">{t('cart.title')}</span>
          </p>
          <button type="button" className="sign" aria-label={t('nav.close')} onClick={cart.close}>
            <CrossIcon />
          </button>
        </div>
        {cart.isOpen && (
          <Suspense fallback={<BenchWaits />}>
            <Bench />
          </Suspense>
        )}
      </Drawer>
    </>
  )
}

function Board() {
  const t = useWords()
  const money = useMoney()
  const { count, totals, settled, lastAdded, open } = useCart()
  const prepare = () => void loadBench().catch(() => {})
  return (
    <section className="dock" aria-label={t('cart.title')}>
      <button type="button" className="dock-board" onPointerEnter={prepare} onFocus={prepare} onClick={open}>
        <CartIcon />
        {/* Another key is another element: it slides in each time something was added. */}
        <b key={lastAdded?.at} className="dock-count" data-new={lastAdded ? '' : undefined}>
          {t('cart.units', { count })}
        </b>
        <b className="dock-total" data-settling={settled ? undefined : ''}>
          <span>{totals ? money(totals.total) : ''}</span>
        </b>
      </button>
      <Lane />
    </section>
  )
}
