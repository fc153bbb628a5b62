import type { Product } from '@store/core'
import { useMark, useSettings } from '@store/template-kit'
import type { ReactNode } from 'react'
import type { Settings } from '../settings.ts'
import { SHAPES } from './photo.tsx'
import { Tile } from './tile.tsx'

const SIZES =
  '(min-width: 160rem) 15vw, (min-width: 120rem) 18vw, (min-width: 80rem) 22vw, (min-width: 48rem) 30vw, 46vw'
const ROW_SIZES = '9rem'

/**
 * Products in the style of `productStyle`: paper tiles (1), photos on the pattern (2), rows with their maker (3).
 * Masonry and rows both keep the source order.
 */
export function Tiles(props: {
  readonly products: readonly Product[]
  /** Cells before the first product. */
  readonly before?: ReactNode
  /** They are at the top of the page, so the first photos load at once. */
  readonly first?: boolean
  readonly heading?: 'h2' | 'h3'
}) {
  const { productStyle, arrangement } = useSettings<Settings>()
  const mark = useMark<Settings>()
  const isList = productStyle === 3
  const even = isList || arrangement === 'rows'
  return (
    <div className="weft">
      <ul
        className="tiles"
        data-style={productStyle}
        data-arrangement={even ? 'rows' : 'masonry'}
        {...mark('productStyle', 'arrangement')}
      >
        {props.before}
        {props.products.map((product, index) => {
          const [shape, ratio] = even ? (['square', 1] as const) : (SHAPES[index % SHAPES.length] ?? SHAPES[0])
          return (
            <li key={product.id} data-shape={shape}>
              <Tile
                product={product}
                sizes={isList ? ROW_SIZES : SIZES}
                ratio={ratio}
                heading={props.heading ?? 'h3'}
                priority={props.first && index < 3}
                withMaker={isList}
              />
            </li>
          )
        })}
      </ul>
    </div>
  )
}
