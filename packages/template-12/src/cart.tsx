import { CartNeedsScript, useCart } from '@store/template-kit'
import Tray from './tray.tsx'
import { TrayWaits } from './tray-dialog.tsx'
import { useWords } from './words.ts'

/** The tray as a page. */
export default function Cart() {
  const t = useWords()
  const { ready } = useCart()
  return (
    <div className="frame cart-page">
      <h1>{t('cart.title')}</h1>
      <CartNeedsScript linkClassName="under" />
      {ready ? <Tray /> : <TrayWaits />}
    </div>
  )
}
