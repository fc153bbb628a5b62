import { type Product, productAvailability } from '@store/core'
import { carryOver, Link, QuickViewLink, usePaths } from '@store/template-kit'
import { type MouseEvent, useState } from 'react'
import { CaptionPrice } from './caption-price.tsx'
import { Picture } from './picture.tsx'
import { Sizes } from './sizes.tsx'
import { useWords } from './words.ts'

/**
 * Boxless photo and a caption like a credit. The whole card leads to the product; the sizes add themselves. The second
 * photo is fetched when someone comes near.
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
  const comeNear = () => setNear(true)
  return (
    <article
      className="card"
      data-sold-out={availability === 'available' ? undefined : ''}
      onPointerEnter={comeNear}
      onFocus={comeNear}
    >
      <div className="card-picture">
        <Picture product={product} sizes={sizes} priority={props.priority} decorative />
        {near && product.images.length > 1 && (
          <Picture product={product} sizes={sizes} at={1} className="plate-second" decorative />
        )}
      </div>
      <div className="card-head">
        <Heading className="card-name">
          <Link href={paths.product(product)} viewTransition onClick={takePicture}>
            {product.name}
          </Link>
        </Heading>
        <CaptionPrice product={product} />
      </div>
      {product.summary && <p className="card-note">{product.summary}</p>}
      {product.freeShipping && <p className="card-note">{t('product.freeShipping')}</p>}
      <div className="card-tools">
        {availability === 'available' && <Sizes product={product} />}
        <QuickViewLink product={product} className="size glance-word" />
      </div>
    </article>
  )
}

/** The picture goes on to the product's own page, where the browser can draw that. */
function takePicture({ currentTarget }: MouseEvent<HTMLElement>) {
  carryOver(currentTarget.closest('article')?.querySelector<HTMLElement>('.card-picture'), 'piece')
  addEventListener('unhandledrejection', whenSkipped)
}

/** Who goes on before the picture has moved skips its way: nothing has failed. */
function whenSkipped(event: PromiseRejectionEvent) {
  if (/transition/i.test(event.reason?.message)) event.preventDefault()
}
