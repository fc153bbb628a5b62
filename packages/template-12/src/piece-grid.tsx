import type { Product } from '@store/core'
import { useSettings } from '@store/template-kit'
import { PieceCard } from './piece-card.tsx'
import type { Settings } from './settings.ts'

const SIZES = {
  1: '(min-width: 120rem) 24vw, (min-width: 64rem) 36vw, (min-width: 48rem) 44vw, 90vw',
  2: '(min-width: 64rem) 22vw, (min-width: 48rem) 30vw, 46vw',
  3: '8rem',
} as const

/**
 * Showcases of unlike widths (1), the slots of a tray (2), or a list (3), as the merchant likes. `from`: the number of
 * the first, where they are numbered; `first`: it opens the page, so its first photos load at once.
 */
export function PieceGrid(props: {
  readonly products: readonly Product[]
  readonly from?: number
  readonly first?: boolean
}) {
  const { productStyle } = useSettings<Settings>()
  const { from } = props
  return (
    <ul className="pieces" data-style={productStyle}>
      {props.products.map((product, i) => (
        <li key={product.id}>
          <PieceCard
            product={product}
            number={from === undefined ? undefined : from + i}
            sizes={SIZES[productStyle]}
            priority={props.first && i < 2}
          />
        </li>
      ))}
    </ul>
  )
}
