import { CrossIcon, Drawer, useCart } from '@store/template-kit'
import { lazy, Suspense } from 'react'
import { useWords } from './words.ts'

/** Comes when a shopper is about to open it: browse pages do not carry it. */
export const loadBox = () => import('./box.tsx')
const Box = lazy(loadBox)

/** The toy box: a sheet from the bottom edge, on every screen. */
export function BoxSheet() {
  const t = useWords()
  const cart = useCart()
  return (
    <Drawer open={cart.isOpen} onClose={cart.close} label={t('cart.title')} side="bottom" className="sheet box-sheet">
      <div className="box-head">
        <p className="box-title">{t('cart.title')}</p>
        <button type="button" className="round" aria-label={t('nav.close')} onClick={cart.close}>
          <CrossIcon />
        </button>
      </div>
      {cart.isOpen && (
        <Suspense fallback={<BoxWaits />}>
          <Box />
        </Suspense>
      )}
    </Drawer>
  )
}

/** Blocks where the toys will lie. */
export function BoxWaits() {
  const t = useWords()
  return (
    <div className="bones" role="status" aria-label={t('cart.loading')} data-waits="">
      <span className="bone" />
      <span className="bone" />
      <span className="bone" />
    </div>
  )
}
