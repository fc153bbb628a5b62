import { hasVariants, type Product, productAvailability } from '@store/core'
import {
  BuyButton,
  BuyForm,
  Link,
  Price,
  QuickViewLink,
  useBuyForm,
  usePaths,
  useSettings,
  VisuallyHidden,
} from '@store/template-kit'
import { type ReactNode, useState } from 'react'
import { boxOf, materialOf } from './box.ts'
import { Picture } from './picture.tsx'
import type { Settings } from './settings.ts'
import { useSizes } from './sizes.ts'
import { Tape } from './tape.tsx'
import { useWords } from './words.ts'

/** Photo, name, price, size and material. Pointed at, the photo steps back and its measures draw themselves around it. */
export function ProductCard({
  product,
  priority = false,
  measures = true,
  onLook,
}: {
  readonly product: Product
  readonly priority?: boolean
  /** Whether its measures are drawn. */
  readonly measures?: boolean
  /** It is pointed at, or has the focus. */
  readonly onLook?: ((product: Product) => void) | undefined
}) {
  const t = useWords()
  const paths = usePaths()
  const sizes = useSizes()
  const { tape = true } = useSettings<Partial<Settings>>()
  const [shown, setShown] = useState(false)
  const availability = productAvailability(product)
  const box = tape && measures ? boxOf(product) : null
  const line = sizes.line(product, false)
  const material = materialOf(product.facts)
  const look = () => onLook?.(product)
  return (
    <article
      className="card"
      data-availability={availability}
      data-measured={shown ? '' : undefined}
      onPointerEnter={look}
      onFocus={look}
    >
      <div className="card-photo" data-tape={box ? '' : undefined}>
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
      <div className="card-line">
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
      {(line || material) && (
        <p className="muted card-facts">
          {line}
          {line && material && ' · '}
          {material && <em>{material}</em>}
        </p>
      )}
      {box && (
        <button type="button" className="card-measure" aria-pressed={shown} onClick={() => setShown(!shown)}>
          {t('nogal.measures')}
          <VisuallyHidden>{`: ${product.name}`}</VisuallyHidden>
        </button>
      )}
    </article>
  )
}

/** One thing to buy orders itself; where there is something to choose or to write, a pane opens. */
function CardBuy({ product }: { readonly product: Product }) {
  const t = useWords()
  if (hasVariants(product) || product.message?.required)
    return (
      <QuickViewLink product={product} className="card-buy" label={t('nogal.choose')}>
        {t('nogal.choose')}
      </QuickViewLink>
    )
  return <QuickBuy product={product} />
}

function QuickBuy({ product }: { readonly product: Product }) {
  const t = useWords()
  const buy = useBuyForm(product)
  const isIn = buy.outcome === 'added'
  const said: ReactNode = t(isIn ? 'product.added' : 'nogal.order')
  return (
    <BuyForm buy={buy} className="card-form">
      <BuyButton className="card-buy">
        <span data-in={isIn ? '' : undefined}>{said}</span>
        <VisuallyHidden>{`: ${product.name}`}</VisuallyHidden>
      </BuyButton>
    </BuyForm>
  )
}
