import { type Product, productAvailability } from '@store/core'
import { carryOver, Link, QuickViewLink, usePaths } from '@store/template-kit'
import { type MouseEvent, useState } from 'react'
import { useWords } from '../words.ts'
import { CardPrice } from './card-price.tsx'
import { Picture } from './picture.tsx'
import { Sizes } from './sizes.tsx'

/**
 * A product in a list: photo and text without a frame. The link of the title covers the card; sizes are buttons that
 * add to the cart. The second photo is fetched on hover or focus.
 */
export function ProductCard(props: {
  readonly product: Product
  readonly sizes: string
  readonly priority?: boolean
  readonly heading?: 'h2' | 'h3'
}) {
  const { product, sizes, heading: Heading = 'h3' } = props
  const t = useWords()
  const paths = usePaths()
  const [near, setNear] = useState(false)
  const availability = productAvailability(product)
  const prepareSecondPhoto = () => setNear(true)
  return (
    <article
      className="card"
      data-sold-out={availability === 'available' ? undefined : ''}
      onPointerEnter={prepareSecondPhoto}
      onFocus={prepareSecondPhoto}
    >
      <div className="card-picture">
        <Picture product={product} sizes={sizes} priority={props.priority} decorative />
        {near && product.images.length > 1 && (
          <Picture product={product} sizes={sizes} at={1} className="plate-second" decorative />
        )}
      </div>
      <div className="card-head wraps">
        <Heading className="card-name">
          <Link href={paths.product(product)} viewTransition onClick={startViewTransition}>
            {product.name}
          </Link>
        </Heading>
        <CardPrice product={product} />
      </div>
      {product.summary && <p className="card-note">{product.summary}</p>}
      {product.freeShipping && <p className="card-note">{t('product.freeShipping')}</p>}
      <div className="card-tools wraps">
        {availability === 'available' && <Sizes product={product} />}
        <QuickViewLink product={product} className="size glance-word touch" />
      </div>
    </article>
  )
}

/** Marks the photo for a view-transition to the product's page, in browsers that have them. */
function startViewTransition({ currentTarget }: MouseEvent<HTMLElement>) {
  carryOver(currentTarget.closest('article')?.querySelector<HTMLElement>('.card-picture'), 'piece')
  addEventListener('unhandledrejection', ignoreSkipped)
}

/** A view-transition that another navigation interrupts rejects a promise. That is no error, so it is not reported. */
function ignoreSkipped(event: PromiseRejectionEvent) {
  if (/transition/i.test(event.reason?.message)) event.preventDefault()
}
