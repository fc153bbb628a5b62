import { lineKey } from '@store/core'
import { BackToShop, CartLineList, CartLinks, CartSummarySection, useCart } from '@store/template-kit'
import { useWords } from '../words.ts'
import { CartLine } from './cart-line.tsx'
import { ReceiptPaper } from './receipt-paper.tsx'

/** Lines and totals of the cart, on its page and in its drawer. `onClose`: it is in the drawer. */
export default function CartContent({ onClose }: { readonly onClose?: () => void }) {
  const t = useWords()
  const { lines, count } = useCart()
  if (lines.length === 0)
    return (
      <ReceiptPaper name={t('cart.title')} code="0">
        <p className="receipt-row">
          <span>{t('callejon.articles', { count: 0 })}</span>
        </p>
        <p className="muted">{t('cart.emptyHint')}</p>
        {onClose ? (
          <button type="button" className="button" onClick={onClose}>
            {t('cart.continue')}
          </button>
        ) : (
          <BackToShop className="button" />
        )}
      </ReceiptPaper>
    )
  return (
    <ReceiptPaper name={t('cart.title')} note={t('cart.units', { count })} code={lines.map(lineKey).join()}>
      <CartLineList Line={CartLine} />
      <CartSummarySection />
      <CartLinks />
    </ReceiptPaper>
  )
}
