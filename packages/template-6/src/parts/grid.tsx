import type { Product } from '@store/core'
import { useMark, useSettings } from '@store/template-kit'
import type { Settings } from '../settings.ts'
import { Card } from './card.tsx'

/** Product cards with shared borders. */
export function Grid(props: {
  readonly products: readonly Product[]
  readonly heading?: 'h2' | 'h3'
  readonly view?: 'grid' | 'list'
  /** How many of the first photos load with high priority. */
  readonly priority?: number
}) {
  const { productStyle } = useSettings<Settings>()
  const mark = useMark()
  const { view = productStyle === 3 ? 'list' : 'grid', priority = 0 } = props
  return (
    <div className="grid" data-view={view} data-style={productStyle} {...mark('productStyle')}>
      {props.products.map((product, i) => (
        <Card key={product.id} product={product} heading={props.heading} priority={i < priority} />
      ))}
    </div>
  )
}
