import { useCart } from '@store/template-kit'
import { lazy, Suspense } from 'react'
import { BagSkeleton } from './bag-skeleton.tsx'
import { Panel } from './panel.tsx'
import { useWords } from './words.ts'

/** Fetched when a shopper is about to open it: most pages are left without. */
export const loadBag = () => import('./bag.tsx')
const Bag = lazy(loadBag)

/** The facing page: from 1280 px the bag opens beside the page, which makes room for it; below, it fills the screen. */
export function CartDrawer() {
  const t = useWords()
  const cart = useCart()
  return (
    <Panel id="bag" label={t('cart.title')} open={cart.isOpen} onClose={cart.close} className="bag-panel">
      {cart.isOpen && (
        <Suspense fallback={<BagSkeleton />}>
          <Bag />
        </Suspense>
      )}
    </Panel>
  )
}
