import { Instalments, ToCheckout, useCart, useCartProblems, useDiscountHint, useShop } from '@store/template-kit'
import { Sums } from './sums.tsx'
import { useWords } from './words.ts'

/** What stands in the way of buying. */
export function CartProblems() {
  return useCartProblems().map((problem) => (
    <p key={problem} className="problem">
      {problem}
    </p>
  ))
}

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
      <Sums totals={totals} />
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
