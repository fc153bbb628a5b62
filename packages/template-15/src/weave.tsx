import { useId } from 'react'
import { clothOf, REPEAT, type Stripe, widthOf } from './cloth.ts'

/** Stripes beside each other, as they lie in a cloth that is read from left to right. */
function Stripes({ cloth, high }: { readonly cloth: readonly Stripe[]; readonly high: number }) {
  let x = 0
  return (
    <>
      {cloth.map(({ width, ground, yarn, figure }, index) => {
        const at = x
        x += width
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a letter may come twice, and stays where it is
          <g key={index} transform={at ? `translate(${at})` : undefined}>
            <path d={`M0 0h${width}v${high}h-${width}z`} fill={`var(--yarn-${ground})`} />
            {figure && <path d={figure} fill={`var(--yarn-${yarn})`} />}
          </g>
        )
      })}
    </>
  )
}

/** A cloth that others on the page are cut from, by its name. Written once a page, shown nowhere. */
export function ClothPattern({ id, word, turn = 0 }: { id: string; word: string; turn?: number }) {
  const cloth = clothOf(word, turn)
  return (
    <pattern id={id} width={widthOf(cloth)} height={REPEAT} patternUnits="userSpaceOnUse">
      <Stripes cloth={cloth} high={REPEAT} />
      <path d={threadsOf(widthOf(cloth))} className="thread" />
    </pattern>
  )
}

/** Every other thread of the weft, across the whole width. */
const threadsOf = (width: number) =>
  Array.from({ length: Math.ceil(REPEAT / 2) }, (_, index) => `M0 ${index * 2 + 0.5}h${width}`).join('')

/** A piece cut from a cloth of the page, as large as its place. */
export const Cut = ({ from, className }: { readonly from: string; readonly className?: string }) => (
  <svg className={className ? `weave ${className}` : 'weave'} aria-hidden="true" focusable="false">
    <rect width="100%" height="100%" fill={`url(#${from})`} />
  </svg>
)

/**
 * A cloth of its own, hung: its word is read from above, in a box of 300 by `high` units. `fringe`: it ends in threads,
 * and above it the warp is still bare.
 */
export function Hung(props: {
  readonly word: string
  readonly turn?: number
  readonly high?: number
  readonly fringe?: boolean
  readonly className?: string
}) {
  const id = useId()
  const { word, turn, high = 400, fringe = false } = props
  const foot = fringe ? high - 24 : high
  return (
    <svg
      viewBox={`0 0 300 ${high}`}
      preserveAspectRatio="xMidYMin slice"
      className={props.className ? `hung ${props.className}` : 'hung'}
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <ClothPattern id={id} word={word} turn={turn ?? 0} />
      </defs>
      <g transform="rotate(90) scale(1 -1)">
        <rect width={foot} height="300" fill={`url(#${id})`} />
      </g>
      {fringe && <path d={FRINGE} transform={`translate(0 ${foot})`} className="fringe" />}
    </svg>
  )
}

const FRINGE = Array.from({ length: 50 }, (_, index) => `M${index * 6 + 3} 0v${16 + ((index * 7) % 5) * 2}`).join('')
