import { useId } from 'react'
import { clothOf, REPEAT, type Stripe, widthOf } from './cloth.ts'

/** The stripes of a pattern, from left to right. */
function Stripes({ cloth, high }: { readonly cloth: readonly Stripe[]; readonly high: number }) {
  let x = 0
  return (
    <>
      {cloth.map(({ width, ground, yarn, figure }, index) => {
        const at = x
        x += width
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: letters may repeat, and their order never changes
          <g key={index} transform={at ? `translate(${at})` : undefined}>
            <path d={`M0 0h${width}v${high}h-${width}z`} fill={`var(--yarn-${ground})`} />
            {figure && <path d={figure} fill={`var(--yarn-${yarn})`} />}
          </g>
        )
      })}
    </>
  )
}

/** Defines a pattern that `ClothCut` can refer to by its id. Rendered once per page; not visible itself. */
export function ClothPattern({ id, word, shift = 0 }: { id: string; word: string; shift?: number }) {
  const cloth = clothOf(word, shift)
  return (
    <pattern id={id} width={widthOf(cloth)} height={REPEAT} patternUnits="userSpaceOnUse">
      <Stripes cloth={cloth} high={REPEAT} />
      <path d={threadsOf(widthOf(cloth))} className="thread" />
    </pattern>
  )
}

/** Lines for every second thread across the pattern. */
const threadsOf = (width: number) =>
  Array.from({ length: Math.ceil(REPEAT / 2) }, (_, index) => `M0 ${index * 2 + 0.5}h${width}`).join('')

/** An element filled with a pattern of the page. */
export const ClothCut = ({ from, className }: { readonly from: string; readonly className?: string }) => (
  <svg className={className ? `weave ${className}` : 'weave'} aria-hidden="true" focusable="false">
    <rect width="100%" height="100%" fill={`url(#${from})`} />
  </svg>
)

/**
 * A hanging cloth with the pattern of `word`, in a view box of 300 by `high` units; its stripes run from top to bottom.
 * `fringe`: it ends in threads, and begins with bare ones.
 */
export function HangingCloth(props: {
  readonly word: string
  readonly shift?: number
  readonly high?: number
  readonly fringe?: boolean
  readonly className?: string
}) {
  const id = useId()
  const { word, shift, high = 400, fringe = false } = props
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
        <ClothPattern id={id} word={word} shift={shift ?? 0} />
      </defs>
      <g transform="rotate(90) scale(1 -1)">
        <rect width={foot} height="300" fill={`url(#${id})`} />
      </g>
      {fringe && <path d={FRINGE} transform={`translate(0 ${foot})`} className="fringe" />}
    </svg>
  )
}

const FRINGE = Array.from({ length: 50 }, (_, index) => `M${index * 6 + 3} 0v${16 + ((index * 7) % 5) * 2}`).join('')
