import { useWords } from '../words.ts'

/** Placeholders for the lines of the cart. */
export function CartSkeleton() {
  const t = useWords()
  return (
    <div className="basket-waits" role="status" aria-label={t('cart.loading')} data-waits="">
      <span className="warp" />
      <span className="warp" />
      <span className="warp" />
    </div>
  )
}
