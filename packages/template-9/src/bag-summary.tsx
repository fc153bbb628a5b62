import { Instalments, ToCheckout, TotalsList, useCart, useDiscountHint, useShop } from '@store/template-kit'
import { useWords } from './words.ts'

/** What it comes to, and the ways on. */
export function BagSummary() {
  const t = useWords()
  const { shop } = useShop()
  const hint = useDiscountHint()
  const { totals, check, financing } = useCart()
  if (!totals || !check) return null
  return (
    <div className="bag-summary">
      {hint && <p className="hint">{hint}</p>}
      <TotalsList totals={totals} className="sums" />
      <ToCheckout className="button" />
      {shop.chatNumber ? (
        <ToCheckout byChat className="button" data-tone="quiet" />
      ) : (
        <p className="muted">{t('chat.none')}</p>
      )}
      <Instalments amount={totals.total} limits={financing} className="muted" />
    </div>
  )
}
