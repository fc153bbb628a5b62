import { useWords } from './words.ts'

/** Bone blocks where the bag's lines will stand. */
export function BagSkeleton() {
  const t = useWords()
  return (
    <div className="bag-skeleton">
      <p className="caption">{t('cart.loading')}</p>
      <span className="bone" />
      <span className="bone" />
    </div>
  )
}
