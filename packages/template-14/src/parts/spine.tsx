import { type Product, percentOffOf } from '@store/core'
import { Link, Price, usePaths, useSettings, VisuallyHidden } from '@store/template-kit'
import type { MouseEvent } from 'react'
import type { Settings } from '../settings.ts'
import { useWords } from '../words.ts'
import { authorOf, bookLook } from './book.ts'
import { ProductCover } from './product-cover.tsx'

/**
 * The spine of a book; open, it shows the cover. The first touch opens it, the second follows the link. Title and price
 * are below the shelf (L8).
 */
export function Spine(props: {
  readonly product: Product
  readonly isOpen: boolean
  readonly onOpen: () => void
  readonly id?: string | undefined
  readonly priority?: boolean
}) {
  const t = useWords()
  const paths = usePaths()
  const { cloth } = useSettings<Settings>()
  const { product, isOpen, onOpen } = props
  const author = authorOf(product)
  const look = bookLook(product.name, cloth, product.facts)
  const off = percentOffOf(product, null)
  const openOnTouch = (event: MouseEvent) => {
    if (isOpen || (event.nativeEvent as PointerEvent).pointerType !== 'touch') return
    event.preventDefault()
    onOpen()
  }
  return (
    <li className="spine" style={look.style} data-open={isOpen ? '' : undefined} id={props.id}>
      <article>
        <Link
          href={paths.product(product)}
          className="spine-link"
          data-quick-view=""
          onClick={openOnTouch}
          onFocus={(event) => event.currentTarget.matches(':focus-visible') && onOpen()}
          onPointerEnter={(event) => event.pointerType === 'mouse' && onOpen()}
        >
          <span className="spine-back">
            <span className="spine-title">{product.name}</span>
            {off > 0 && (
              <span className="spine-band middle" aria-hidden="true">
                {t('product.percentOff', { percent: off })}
              </span>
            )}
          </span>
          <VisuallyHidden>
            {author && `, ${author}, `}
            <Price product={product} />
          </VisuallyHidden>
          <span className="spine-front">
            <ProductCover product={product} sizes="246px" largest={640} priority={props.priority} />
          </span>
        </Link>
      </article>
    </li>
  )
}
