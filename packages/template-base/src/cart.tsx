import { CartNeedsScript, CartProblems, ClearCart, Link, useCart, usePaths, useT } from '@store/template-kit'
import { CartLines } from './cart-lines.tsx'
import { CartSummary } from './cart-summary.tsx'

export default function Cart() {
  const t = useT()
  return (
    <div className="frame cart">
      <h1>{t('cart.title')}</h1>
      <CartNeedsScript />
      <CartBody />
    </div>
  )
}

function CartBody() {
  const t = useT()
  const paths = usePaths()
  const { ready, settled, lines, count } = useCart()
  const onward = (
    <Link href={paths.catalog()} className="button" data-tone={lines.length > 0 ? 'quiet' : undefined}>
      {t('cart.continue')}
    </Link>
  )
  if (!ready)
    return (
      <p className="empty muted" data-waits="">
        {t('cart.loading')}
      </p>
    )
  if (lines.length === 0)
    return (
      <div className="empty">
        <p>{t('cart.empty')}</p>
        <p className="muted">{t('cart.emptyHint')}</p>
        {onward}
      </div>
    )
  return (
    <div className="cart-columns">
      <section aria-label={t('cart.units', { count })}>
        <p className="muted">{t('cart.units', { count })}</p>
        <CartLines />
        <div className="cart-ways">
          {onward}
          <ClearCart className="text-button" askingClassName="clear-cart" />
        </div>
      </section>
      <section className="cart-side" aria-label={t('cart.total')} data-settling={settled ? undefined : ''}>
        <CartProblems className="problem" />
        <CartSummary />
      </section>
    </div>
  )
}
