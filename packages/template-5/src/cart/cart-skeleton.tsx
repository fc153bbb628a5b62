import { useWords } from '../words.ts'

/** Placeholders shown until the lines of the cart are loaded. */
export function CartSkeleton() {
  const t = useWords()
  return (
    <div className="bag-skeleton">
      <p className="caption">{t('cart.loading')}</p>
      <span className="bone" />
      <span className="bone" />
    </div>
  )
}
