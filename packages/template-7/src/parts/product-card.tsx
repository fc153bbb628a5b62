import { type Product, percentOffOf, productAvailability } from '@store/core'
import { Link, Price, usePaths, VisuallyHidden } from '@store/template-kit'
import { useWords } from '../words.ts'
import { Picture } from './picture.tsx'
import { sheetLinkProps } from './product-sheet.tsx'
import { Stepper } from './stepper.tsx'
import { keepUnits, useUnitLine } from './unit-line.ts'

/** A product in a list: photo on its disc, stepper in the corner, price, name, price per unit. */
export function ProductCard(props: {
  readonly product: Product
  readonly priority?: boolean
  readonly heading?: 'h2' | 'h3'
}) {
  const t = useWords()
  const paths = usePaths()
  const { product, priority, heading: Heading = 'h3' } = props
  const unit = useUnitLine(product)
  const availability = productAvailability(product)
  const isSoldOut = availability === 'soldOut'
  return (
    <article className="card" data-availability={availability}>
      <div className="tile">
        <Picture
          product={product}
          sizes="(min-width: 64rem) 14rem, (min-width: 48rem) 30vw, 44vw"
          priority={priority}
          largest={640}
          decorative
        />
        <Tag product={product} />
        <Stepper product={product} />
      </div>
      <div className="card-text">
        <Price product={product} className="price" />
        <Heading className="card-name">
          <Link href={paths.product(product)} {...sheetLinkProps(product)}>
            {keepUnits(product.name)}
          </Link>
        </Heading>
        {isSoldOut ? (
          <p className="unit">
            {t('canasta.noStock')}
            {product.category && (
              <>
                {' · '}
                <Link className="card-similar" href={paths.catalog({ category: product.category.name })}>
                  {t('canasta.similar')}
                  <VisuallyHidden>{product.name}</VisuallyHidden>
                </Link>
              </>
            )}
          </p>
        ) : (
          unit && <p className="unit">{unit}</p>
        )}
      </div>
    </article>
  )
}

/** One label at most: the reduction, else free shipping, else "used". */
function Tag({ product }: { readonly product: Product }) {
  const t = useWords()
  const off = percentOffOf(product, null)
  if (off > 0) return <p className="badge">{t('product.percentOff', { percent: off })}</p>
  if (product.freeShipping)
    return (
      <p className="badge" data-tone="plain">
        {t('product.freeShipping')}
      </p>
    )
  return product.condition === 'used' ? (
    <p className="badge" data-tone="plain">
      {t('product.condition.used')}
    </p>
  ) : null
}
