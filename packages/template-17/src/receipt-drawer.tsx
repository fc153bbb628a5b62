import { CrossIcon, Drawer, useCart } from '@store/template-kit'
import { lazy, Suspense } from 'react'
import { loadReceipt } from './load-receipt.ts'
import { useWords } from './words.ts'

const Receipt = lazy(loadReceipt)

/** The receipt, printed from the top right. */
export function ReceiptDrawer() {
  const t = useWords()
  const { isOpen, close } = useCart()
  return (
    <Drawer open={isOpen} onClose={close} label={t('cart.title')} side="top" className="receipt-drawer">
      {isOpen && (
        <Suspense fallback={<p className="receipt" role="status" aria-label={t('cart.loading')} />}>
          <Receipt onClose={close} />
        </Suspense>
      )}
      <button type="button" className="close receipt-close" aria-label={t('nav.close')} onClick={close}>
        <CrossIcon />
      </button>
    </Drawer>
  )
}
