import { useWords } from '../words.ts'

/** Placeholders for the lines of the cart. */
export function CartSkeleton() {
  const t = useWords()
  return (
    <div className="bones" role="status" aria-label={t('cart.loading')} data-waits="">
      <span className="bone-arch" />
      <span className="bone-arch" />
    </div>
  )
}
