import { useWords } from '../words.ts'

/** A star of twelve points. */
const STAR = Array.from({ length: 24 }, (_, at) => {
  const angle = (at * Math.PI) / 12
  const far = at % 2 === 0 ? 48 : 38
  return `${(50 + far * Math.sin(angle)).toFixed(1)} ${(50 - far * Math.cos(angle)).toFixed(1)}`
}).join('L')

/** The percentage of a reduction, in a star. */
export function DiscountStar({ percent }: { readonly percent: number }) {
  const t = useWords()
  if (percent <= 0) return null
  return (
    <span className="burst middle">
      <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
        <path d={`M${STAR}z`} />
      </svg>
      <b>{t('product.percentOff', { percent })}</b>
    </span>
  )
}
