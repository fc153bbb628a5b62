import {
  ClearCart,
  Instalments,
  Link,
  ToCheckout,
  useCart,
  useCartProblems,
  useDiscountHint,
  usePaths,
  useShop,
  useWayOn,
} from '@store/template-kit'
import { TotalsTable } from './totals-table.tsx'
import { useWords } from './words.ts'

/** Totals, what stands in the way, and the ways on: checkout, chat, or an empty cart. */
export function CartSummary({ whole = false }: { readonly whole?: boolean }) {
  const t = useWords()
  const paths = usePaths()
  const cart = useCart()
  const hint = useDiscountHint()
  const { chatNumber } = useShop().shop
  const problems = useCartProblems()
  const { canBuy } = useWayOn()
  const { totals, check } = cart
  if (!totals || !check) return null
  return (
    <div className="summary" data-settling={whole && !cart.settled ? '' : undefined}>
      {hint && <p className="hint">{hint}</p>}
      <TotalsTable totals={totals} />
      {problems.map((problem) => (
        <p key={problem} className="notice">
          {problem}
        </p>
      ))}
      <ToCheckout className="button" data-size="large" />
      {chatNumber && canBuy && <ToCheckout byChat className="button chat-button" />}
      {!chatNumber && <p className="muted">{t('chat.none')}</p>}
      <Instalments amount={totals.total} limits={cart.financing} className="muted" />
      <p className="summary-words">
        <Link href={whole ? paths.catalog() : paths.cart()} className="link-button">
          {t(whole ? 'cart.continue' : 'cart.goTo')}
        </Link>
        <ClearCart className="link-button" askingClassName="clear-question" />
      </p>
    </div>
  )
}
