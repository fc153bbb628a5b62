import { lineKey } from '@store/core'
import {
  BackToShop,
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
import { CartLine } from './cart-line.tsx'
import { ReceiptPaper } from './receipt-paper.tsx'
import { useWords } from './words.ts'

/** Lines and totals of the cart. `onClose`: it is in the drawer, so it has a link to the cart's page. */
export default function CartContent({ onClose }: { readonly onClose?: () => void }) {
  const t = useWords()
  const paths = usePaths()
  const hint = useDiscountHint()
  const { lines, totals, check, count, settled, financing } = useCart()
  if (lines.length === 0)
    return (
      <ReceiptPaper name={t('cart.title')} code="0">
        <p className="receipt-row">
          <span>{t('callejon.articles', { count: 0 })}</span>
        </p>
        <p className="small">{t('cart.emptyHint')}</p>
        {onClose ? (
          <button type="button" className="press" onClick={onClose}>
            {t('cart.continue')}
          </button>
        ) : (
          <BackToShop className="press" />
        )}
      </ReceiptPaper>
    )
  return (
    <ReceiptPaper name={t('cart.title')} said={t('cart.units', { count })} code={lines.map(lineKey).join()}>
      <CartProblems className="wrong" />
      <ul className="receipt-lines">
        {lines.map((line) => (
          <li key={lineKey(line)}>
            <CartLine line={line} />
          </li>
        ))}
      </ul>
      {totals && check && (
        <div className="receipt-sum" data-settling={settled ? undefined : ''}>
          {hint && <p className="stuck">{hint}</p>}
          <CartTotals totals={totals} className="sums" />
          <ToCheckout className="press press-full" />
          <ToChat className="press press-full press-hollow" />
          <Instalments amount={totals.total} limits={financing} className="small" />
        </div>
      )}
      <div className="receipt-ways">
        {onClose ? (
          <Link href={paths.cart()} className="lined">
            {t('cart.goTo')}
          </Link>
        ) : (
          <BackToShop className="lined" />
        )}
        <ClearCart className="lined" askingClassName="clearing" />
      </div>
    </ReceiptPaper>
  )
}
