import type { Product } from '@store/core'
import { Link, Price, usePaths, useSettings } from '@store/template-kit'
import type { ReactNode } from 'react'
import { materialOf } from './material.ts'
import type { Settings } from './settings.ts'
import { useWords } from './words.ts'

/** A museum's label under a short gold rule: number, name, material, price. */
export function PieceLabel(props: {
  readonly product: Product
  readonly heading: 'h2' | 'h3'
  /** Where it stands in the list, from 1. */
  readonly number?: number | undefined
  readonly children?: ReactNode
}) {
  const t = useWords()
  const paths = usePaths()
  const { percent } = useSettings<Settings>()
  const { product, heading: Heading, number } = props
  const material = materialOf(product.facts)
  return (
    <div className="label">
      {number !== undefined && (
        <p className="label-number">{t('vitrina.number', { number: String(number).padStart(2, '0') })}</p>
      )}
      <Heading className="label-name">
        <Link href={paths.product(product)}>{product.name}</Link>
      </Heading>
      {material && <p className="quiet">{material}</p>}
      <Price product={product} className="price" percent={percent} />
      {props.children}
    </div>
  )
}
