import { useWords } from './words.ts'

/** Grey plates where the lines will stand. */
export function BenchWaits() {
  const t = useWords()
  return (
    <div className="bones" role="status" aria-label={t('cart.loading')} data-waits="">
      <span className="bone" />
      <span className="bone" />
      <span className="bone" />
    </div>
  )
}
