import {
  CartProblems,
  CartTotals,
  ClearCart,
  Instalments,
  Link,
  ToChat,
  ToCheckout,
  useCart,
  useDiscountHint,
  usePaths,
} from '@store/template-kit'
import { useWords } from './words.ts'

/** Totals and problems of the cart; buttons to check out, to send the order by chat, and to empty the cart. */
export function CartSummary({ whole = false }: { readonly whole?: boolean }) {
  const t = useWords()
  const paths = usePaths()
  const cart = useCart()
  const hint = useDiscountHint()
  const { totals, check } = cart
  if (!totals || !check) return null
  return (
    <div className="summary" data-settling={whole && !cart.settled ? '' : undefined}>
      {hint && <p className="hint">{hint}</p>}
      <CartTotals totals={totals} className="totals" />
      <CartProblems className="notice" />
      <ToCheckout className="button" />
      <Instalments amount={totals.total} limits={cart.financing} className="caption" />
      <div className="summary-words">
        <ToChat className="word underlined" />
        <Link href={whole ? paths.catalog() : paths.cart()} className="word underlined">
          {t(whole ? 'cart.continue' : 'cart.goTo')}
        </Link>
        <ClearCart className="word underlined" askingClassName="clear-question" />
      </div>
    </div>
  )
}
