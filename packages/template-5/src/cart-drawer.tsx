import { useCart } from '@store/template-kit'
import { Bag } from './bag.tsx'
import { Panel } from './panel.tsx'
import { useWords } from './words.ts'

/** The facing page: from 1280 px the bag opens beside the page, which makes room for it; below, it fills the screen. */
export function CartDrawer() {
  const t = useWords()
  const cart = useCart()
  return (
    <Panel id="bag" label={t('cart.title')} open={cart.isOpen} onClose={cart.close} className="bag-panel">
      {cart.isOpen && <Bag />}
    </Panel>
  )
}
