import { type Product, productAvailability } from '@store/core'
import { Link, Price, QuickViewLink, usePaths } from '@store/template-kit'
import { useWords } from '../words.ts'
import { AddButton } from './add-button.tsx'
import { AddedLines } from './added-lines.tsx'
import { nameId } from './name-id.ts'
import { Photo } from './photo.tsx'

type ProductMessageProps = {
  readonly product: Product
  readonly sizes?: string
  readonly priority?: boolean
  readonly heading?: 'h2' | 'h3'
  /** In a rail, added lines are shown below the rail. */
  readonly inRail?: boolean
}

/** A product as a message: photo, name, price, and buttons. The style sheet draws `productStyle`. */
export function ProductMessage(props: ProductMessageProps) {
  const { product, heading: Heading = 'h3', inRail = false } = props
  const t = useWords()
  const paths = usePaths()
  const availability = productAvailability(product)
  return (
    <>
      <article
        className="product bubble"
        data-from="shop"
        data-availability={availability}
        data-reduced={product.promotion ? '' : undefined}
      >
        <div className="product-photo">
          <Photo
            product={product}
            sizes={props.sizes ?? '(min-width: 40rem) 538px, 84vw'}
            priority={props.priority}
            decorative
          />
        </div>
        <div className="product-text">
          <Heading className="product-name">
            <Link href={paths.product(product)} className="cover-link" id={inRail ? undefined : nameId(product)}>
              {product.name}
            </Link>
          </Heading>
          <Price product={product} percent className="price" />
          {product.summary && <p className="product-note">{product.summary}</p>}
        </div>
        <div className="product-replies">
          <AddButton product={product} />
          <QuickViewLink product={product} label={t('charla.see')} className="reply product-see">
            {t('charla.see')}
          </QuickViewLink>
        </div>
      </article>
      {!inRail && <AddedLines products={[product]} />}
    </>
  )
}
