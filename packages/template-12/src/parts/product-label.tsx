import type { Product } from '@store/core'
import { Link, Price, useMark, usePaths, useSettings } from '@store/template-kit'
import type { ReactNode } from 'react'
import type { Settings } from '../settings.ts'
import { useWords } from '../words.ts'
import { materialOf } from './material.ts'

/** Number, name, material and price of a product, as on a museum's label. */
export function ProductLabel(props: {
  readonly product: Product
  readonly heading: 'h2' | 'h3'
  /** Its position in the list, from 1. */
  readonly number?: number | undefined
  readonly children?: ReactNode
}) {
  const t = useWords()
  const paths = usePaths()
  const { percent } = useSettings<Settings>()
  const mark = useMark<Settings>()
  const { product, heading: Heading, number } = props
  const material = materialOf(product.facts)
  return (
    <div className="label" {...mark('percent')}>
      {number !== undefined && (
        <p className="label-number">{t('vitrina.number', { number: String(number).padStart(2, '0') })}</p>
      )}
      <Heading className="label-name">
        <Link href={paths.product(product)}>{product.name}</Link>
      </Heading>
      {material && <p className="muted">{material}</p>}
      <Price product={product} className="price" percent={percent} />
      {props.children}
    </div>
  )
}
