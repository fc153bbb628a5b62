import type { Product } from '@store/core'
import { useMark, useSettings } from '@store/template-kit'
import { Card } from './card.tsx'
import type { Settings } from './settings.ts'

/** The numbers of columns at all widths (`--cols`). */
const COLUMNS = [2, 3, 4, 5, 6, 8]
/** Fewer products do not fill a row. */
const LEAST = 3

/** Product cards with shared borders. */
export function Grid(props: {
  readonly products: readonly Product[]
  readonly heading?: 'h2' | 'h3'
  readonly view?: 'grid' | 'list'
  /** How many of the first photos load with high priority. */
  readonly priority?: number
  /** A selection, of which each width shows full rows only. */
  readonly selected?: boolean
}) {
  const { productStyle } = useSettings<Settings>()
  const mark = useMark()
  const { products, view = productStyle === 3 ? 'list' : 'grid', priority = 0 } = props
  const { length } = products
  /** The numbers of columns with which a card would stand in an incomplete row. */
  const left = (at: number) => COLUMNS.filter((columns) => columns <= length && at >= length - (length % columns))
  const isCut = props.selected && view === 'grid'
  return (
    <div
      className="grid"
      data-view={view}
      data-style={productStyle}
      style={props.selected ? { ['--count' as string]: `min(var(--cols), ${Math.max(length, LEAST)})` } : undefined}
      {...mark('productStyle')}
    >
      {products.map((product, i) => (
        <Card
          key={product.id}
          product={product}
          heading={props.heading}
          priority={i < priority}
          left={isCut ? left(i) : undefined}
        />
      ))}
    </div>
  )
}
