import { type Product, productAvailability } from '@store/core'
import { Link, Price, QuickViewLink, useMark, usePaths, useSettings, VisuallyHidden } from '@store/template-kit'
import { useState } from 'react'
import { boxOf, materialOf } from '../parts/box.ts'
import { Picture } from '../parts/picture.tsx'
import { useSizes } from '../parts/sizes.ts'
import type { Settings } from '../settings.ts'
import { useWords } from '../words.ts'
import { CardBuy, opensQuickView } from './card-buy.tsx'
import { Tape } from './tape.tsx'

/**
 * A product in a list: photo, name, price, measures, material. On hover the photo becomes smaller and rulers with its
 * measures appear around it.
 */
export function ProductCard({
  product,
  priority = false,
  measures = true,
  onPreview,
}: {
  readonly product: Product
  readonly priority?: boolean
  /** Whether measures are drawn and written. */
  readonly measures?: boolean
  /** Called on hover and focus. */
  readonly onPreview?: ((product: Product) => void) | undefined
}) {
  const t = useWords()
  const paths = usePaths()
  const sizes = useSizes()
  const { tape = true } = useSettings<Partial<Settings>>()
  const mark = useMark<Settings>()
  const [shown, setShown] = useState(false)
  const availability = productAvailability(product)
  const box = tape && measures ? boxOf(product) : null
  const line = sizes.line(product, false)
  const material = materialOf(product.facts)
  const onHoverOrFocus = () => onPreview?.(product)
  return (
    <article
      className="card"
      data-availability={availability}
      data-measured={shown ? '' : undefined}
      onPointerEnter={onHoverOrFocus}
      onFocus={onHoverOrFocus}
    >
      <div className="card-photo" data-tape={box ? '' : undefined} {...mark('tape', 'unit')}>
        <Picture
          product={product}
          alt=""
          sizes="(min-width: 120rem) 16vw, (min-width: 64rem) 24vw, (min-width: 26.25rem) 46vw, 92vw"
          priority={priority}
          largest={800}
        />
        {box && <Tape box={box} />}
        {availability === 'soldOut' && <span className="card-stroke" aria-hidden="true" />}
      </div>
      <h3 className="card-name">
        <Link href={paths.product(product)}>{product.name}</Link>
      </h3>
      <div className="card-line apart">
        <span>
          <Price product={product} className="price" />
          {product.promotion && availability === 'available' && (
            <span className="card-offer">{t('nogal.workshopPrice')}</span>
          )}
        </span>
        {availability === 'available' ? (
          <CardBuy product={product} />
        ) : (
          product.price !== null && <span className="card-out">{t(`product.${availability}`)}</span>
        )}
      </div>
      {measures && (line || material) && (
        <p className="muted card-facts">
          {line}
          {line && material && ' · '}
          {material && <em>{material}</em>}
        </p>
      )}
      {!opensQuickView(product) && <QuickViewLink product={product} className="link card-look" />}
      {box && (
        <button type="button" className="card-measure" aria-pressed={shown} onClick={() => setShown(!shown)}>
          {t('nogal.measures')}
          <VisuallyHidden>{product.name}</VisuallyHidden>
        </button>
      )}
    </article>
  )
}
