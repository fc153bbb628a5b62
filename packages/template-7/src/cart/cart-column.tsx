import { Link, useCart, usePaths } from '@store/template-kit'
import { lazy, Suspense } from 'react'
import { useIsWide } from '../layout/use-is-wide.ts'
import { useWords } from '../words.ts'
import { CartSkeleton, EmptyCart } from './cart-states.tsx'

/** Fetched when the cart has lines and the screen is wide enough for the column. */
const CartPanel = lazy(() => import('./cart-panel.tsx'))

/** The cart as a column beside the page. On narrow screens it is a bar instead (`styles/cart-bar.css`). */
export function CartColumn() {
  const t = useWords()
  const paths = usePaths()
  const { ready, lines } = useCart()
  const isWide = useIsWide()
  return (
    <aside className="basket" aria-label={t('cart.title')}>
      <h2 className="basket-title">
        <Link href={paths.cart()}>{t('cart.title')}</Link>
      </h2>
      {!ready ? (
        <CartSkeleton />
      ) : lines.length === 0 ? (
        <EmptyCart />
      ) : (
        isWide && (
          <Suspense fallback={<CartSkeleton />}>
            <CartPanel />
          </Suspense>
        )
      )}
    </aside>
  )
}
