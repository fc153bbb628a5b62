import type { Product } from '@store/core'
import { Link, Price, usePaths } from '@store/template-kit'
import type { ReactNode } from 'react'
import { useWords } from '../words.ts'
import { boxOf, materialOf, narrowestDoor } from './box.ts'
import { Picture } from './picture.tsx'
import { useSizes } from './sizes.ts'

/** A product as a row: small photo, name, price, measures, material, narrowest door. */
export function ProductRow(props: {
  readonly product: Product
  readonly heading?: 'h2' | 'h3'
  /** It is an option of the search's listbox, which has the keyboard focus. */
  readonly isOption?: boolean
  readonly priority?: boolean
  /** Below the text: the button to order it. */
  readonly children?: ReactNode
}) {
  const { product, heading: Name = 'h3', isOption = false } = props
  const t = useWords()
  const paths = usePaths()
  const sizes = useSizes()
  const box = boxOf(product)
  const line = sizes.line(product)
  const material = materialOf(product.facts)
  const door = box && narrowestDoor(box)
  const link = (
    <Link href={paths.product(product)} className="cover-link" tabIndex={isOption ? -1 : undefined}>
      {product.name}
    </Link>
  )
  return (
    <article className="row">
      <Picture
        product={product}
        alt=""
        sizes="(min-width: 64rem) 11rem, 7rem"
        largest={480}
        priority={props.priority ?? false}
      />
      <div className="row-words">
        {isOption ? <p className="row-name">{link}</p> : <Name className="row-name">{link}</Name>}
        <Price product={product} className="price" />
        {line && <p className="muted">{line}</p>}
        {material && <p className="muted material">{material}</p>}
        {!isOption && door && <p className="muted">{t('nogal.door', { size: sizes.size(door) })}</p>}
        {props.children}
      </div>
    </article>
  )
}
