import { Instalments, ToCheckout, TotalsList, useCart, useDiscountHint, useShop } from '@store/template-kit'
import { useWords } from './words.ts'

/** What it comes to, and the ways on. */
export function CartSummary() {
  const t = useWords()
  const { shop } = useShop()
  const hint = useDiscountHint()
  const { totals, check, financing } = useCart()
  if (!totals || !check) return null
  return (
    <div className="cart-summary">
      {hint && <p className="hint">{hint}</p>}
      <TotalsList totals={totals} className="sums" />
      <ToCheckout className="button" data-tone="volt" />
      {shop.chatNumber ? (
        <ToCheckout byChat className="button" data-tone="line" />
      ) : (
        <p className="small">{t('chat.none')}</p>
      )}
      <Instalments amount={totals.total} limits={financing} className="small" />
    </div>
  )
}
