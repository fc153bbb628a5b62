import type { Totals } from '@store/core'
import type { ReactNode } from 'react'
import { Link } from '../host.tsx'
import { Instalments } from '../parts/instalments.tsx'
import { usePaths, useT } from '../shop-context.tsx'
import { BackToShop } from './back-to-shop.tsx'
import { useCart } from './cart-provider.tsx'
import { CartTotals } from './cart-totals.tsx'
import { ClearCart } from './clear-cart.tsx'
import { useDiscountHint } from './discount-hint.ts'
import { CartProblems, type CheckoutButtonProps, ToChat, ToCheckout } from './to-checkout.tsx'

/*
 * The sections of a cart, on its page and in its drawer alike: they and the sections of its lines
 * (`cart-line-sections.tsx`) contain all its facts and buttons. A template places them and renders what is around each.
 * Classes are the kit's: `cart-lines`, `line-tools`, `cart-summary`, `cart-ways`, `button`, `link`.
 */

/**
 * The totals of the cart, what prevents its purchase, and the buttons to checkout and chat. Nothing before the cart was
 * checked. `totals`: from a template that has more data than the cart, such as the kind of delivery. `onward`, `byChat`:
 * overrides for the two buttons. `children`: below them.
 */
export function CartSummarySection(props: {
  readonly totals?: Totals
  readonly onward?: CheckoutButtonProps
  readonly byChat?: CheckoutButtonProps
  readonly children?: ReactNode
}) {
  const t = useT()
  const hint = useDiscountHint()
  const { totals, check, financing, settled } = useCart()
  if (!totals || !check) return null
  return (
    <section className="cart-summary" aria-label={t('cart.total')} data-settling={settled ? undefined : ''}>
      <CartProblems className="problem" />
      {hint && (
        <p className="hint" data-feature="discount-hint">
          {hint}
        </p>
      )}
      <CartTotals totals={props.totals ?? totals} className="sums" />
      <ToCheckout className="button" {...props.onward} />
      <ToChat className="button" data-tone="quiet" {...props.byChat} />
      <Instalments amount={totals.total} limits={financing} className="muted" />
      {props.children}
    </section>
  )
}

/** The links from the cart, back to the shop and from a drawer to the cart's page, and the button that empties it. */
export function CartLinks() {
  const t = useT()
  const paths = usePaths()
  const { isOpen } = useCart()
  return (
    <div className="cart-ways">
      <BackToShop className="link" />
      {isOpen && (
        <Link href={paths.cart()} className="link">
          {t('cart.goTo')}
        </Link>
      )}
      <ClearCart className="link" askingClassName="clear-cart" />
    </div>
  )
}

/**
 * A cart in each of its states: `loading` until it has been read, `empty` without lines (by default a sentence and the link
 * back), otherwise the children.
 */
export function CartStates(props: {
  readonly loading: ReactNode
  readonly empty?: ReactNode
  readonly children: ReactNode
}) {
  const { ready, lines } = useCart()
  if (!ready) return props.loading
  return lines.length > 0 ? props.children : (props.empty ?? <EmptyCart />)
}

function EmptyCart() {
  const t = useT()
  return (
    <div className="empty">
      <p>{t('cart.empty')}</p>
      <p className="muted">{t('cart.emptyHint')}</p>
      <BackToShop className="button" />
    </div>
  )
}
