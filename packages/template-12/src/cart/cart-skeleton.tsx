import { useWords } from '../words.ts'

/** Placeholders for the lines of the cart. */
export function CartSkeleton() {
  const t = useWords()
  return (
    <div className="tray-waits" role="status" aria-label={t('cart.loading')} data-waits="">
      <span className="unlit-stage" />
      <span className="unlit-stage" />
      <span className="unlit-stage" />
    </div>
  )
}
