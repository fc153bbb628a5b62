import { Instalments, ToCheckout, TotalsList, useCart, useDiscountHint, useShop } from '@store/template-kit'
import { useWords } from './words.ts'

/** What it comes to, and the ways on. */
export function BasketSums() {
  const t = useWords()
  const { shop } = useShop()
  const hint = useDiscountHint()
  const { totals, check, financing } = useCart()
  if (!totals || !check) return null
  return (
    <div className="basket-sums">
      {hint && <p className="hint">{hint}</p>}
      <TotalsList totals={totals} className="sums" />
      <ToCheckout className="button full" />
      {shop.chatNumber ? <ToCheckout byChat className="button" /> : <p className="quiet">{t('chat.none')}</p>}
      <Instalments amount={totals.total} limits={financing} className="quiet" />
    </div>
  )
}
