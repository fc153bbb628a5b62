import {
  Instalments,
  Link,
  useCart,
  useDiscountHint,
  useMoney,
  usePaths,
  useSettings,
  useShop,
} from '@store/template-kit'
import type { Settings } from './settings.ts'
import { Sums } from './sums.tsx'
import { useWords } from './words.ts'

/** What stands in the way of buying. */
export function BoxProblems() {
  const t = useWords()
  const money = useMoney()
  const { totals, check, checking } = useCart()
  if (!totals || !check) return null
  const { minimum } = totals
  const problems = [
    check.valid ? null : t('cart.invalid'),
    checking === 'failed' ? t('cart.checkFailed') : null,
    minimum && t('cart.minimum', { amount: money(minimum.amount), missing: money(minimum.missing) }),
  ].filter((problem) => problem !== null)
  return problems.map((problem) => (
    <p key={problem} className="problem">
      {problem}
    </p>
  ))
}

/** What it comes to, and the ways on. */
export function BoxSummary() {
  const t = useWords()
  const paths = usePaths()
  const { shop } = useShop()
  const hint = useDiscountHint()
  const { totals, check, checkoutItems, financing } = useCart()
  const { onlinePayment } = useSettings<Settings>()
  const onward = t(onlinePayment ? 'cart.payOnline' : 'cart.checkout')
  if (!totals || !check) return null
  const canBuy = check.valid && !totals.minimum
  return (
    <div className="box-summary">
      {hint && <p className="hint">{hint}</p>}
      <Sums totals={totals} />
      {canBuy ? (
        <Link href={paths.checkout(checkoutItems)} reloadDocument className="button" data-tone="sun">
          {onward}
        </Link>
      ) : (
        <button type="button" className="button" data-tone="sun" disabled>
          {onward}
        </button>
      )}
      {!shop.chatNumber ? (
        <p className="small">{t('chat.none')}</p>
      ) : canBuy ? (
        <Link href={paths.checkout(checkoutItems, true)} reloadDocument className="button" data-tone="quiet">
          {t('cart.buyByChat')}
        </Link>
      ) : (
        <button type="button" className="button" data-tone="quiet" disabled>
          {t('cart.buyByChat')}
        </button>
      )}
      <Instalments amount={totals.total} limits={financing} className="small" />
    </div>
  )
}
