import { Link, useCart, usePaths } from '@store/template-kit'
import { lazy, Suspense } from 'react'
import { BasketSkeleton, EmptyBasket } from './basket-states.tsx'
import { useIsWide } from './use-is-wide.ts'
import { useWords } from './words.ts'

/** Fetched when there is something in it, and room for it. */
const BasketPanel = lazy(() => import('./basket-panel.tsx'))

/** The basket beside the goods, always in sight; narrower it is a bar (styles/basket.css). */
export function BasketColumn() {
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
        <BasketSkeleton />
      ) : lines.length === 0 ? (
        <EmptyBasket />
      ) : (
        isWide && (
          <Suspense fallback={<BasketSkeleton />}>
            <BasketPanel />
          </Suspense>
        )
      )}
    </aside>
  )
}
