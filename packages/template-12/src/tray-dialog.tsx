import { Dialog, useCart } from '@store/template-kit'
import { lazy, Suspense } from 'react'
import { useWords } from './words.ts'

/** Comes when a shopper first opens it: browse pages do not carry it. */
const Tray = lazy(() => import('./tray.tsx'))

/** The tray over the whole screen, each piece in its slot under its own light. */
export function TrayDialog() {
  const t = useWords()
  const cart = useCart()
  return (
    <Dialog open={cart.isOpen} onClose={cart.close} label={t('cart.title')} className="tray-dialog">
      <div className="tray-page frame">
        <div className="tray-head">
          <p className="tray-title">{t('cart.title')}</p>
          <button type="button" className="corner" onClick={cart.close}>
            {t('nav.close')}
          </button>
        </div>
        {cart.isOpen && (
          <Suspense fallback={<TrayWaits />}>
            <Tray />
          </Suspense>
        )}
      </div>
    </Dialog>
  )
}

/** Dark stages where the pieces will stand. */
export function TrayWaits() {
  const t = useWords()
  return (
    <div className="tray-waits" role="status" aria-label={t('cart.loading')} data-waits="">
      <span className="unlit-stage" />
      <span className="unlit-stage" />
      <span className="unlit-stage" />
    </div>
  )
}
