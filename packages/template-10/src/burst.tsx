import { useWords } from './words.ts'

/** Twelve points, each as far out as the next. */
const STAR = Array.from({ length: 24 }, (_, at) => {
  const angle = (at * Math.PI) / 12
  const far = at % 2 === 0 ? 48 : 38
  return `${(50 + far * Math.sin(angle)).toFixed(1)} ${(50 - far * Math.cos(angle)).toFixed(1)}`
}).join('L')

/** What a promotion takes off, in a star that bursts. */
export function Burst({ percent }: { readonly percent: number }) {
  const t = useWords()
  if (percent <= 0) return null
  return (
    <span className="burst">
      <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
        <path d={`M${STAR}z`} />
      </svg>
      <b>{t('product.percentOff', { percent })}</b>
    </span>
  )
}
