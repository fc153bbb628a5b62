import { hasVariants, type Product, productAvailability } from '@store/core'
import { BuyButton, BuyForm, QuickViewLink, useBuyForm, VisuallyHidden } from '@store/template-kit'
import { useWords } from '../words.ts'
import { ProductLabel } from './product-label.tsx'
import { Stage } from './stage.tsx'

/**
 * A product in a list: photo and label. The button appears on hover in space that is reserved for it; without hover it
 * is always shown.
 */
export function ProductCard(props: {
  readonly product: Product
  readonly number: number | undefined
  readonly sizes: string
  readonly priority?: boolean
}) {
  const t = useWords()
  const { product } = props
  const availability = productAvailability(product)
  return (
    <article className="card" data-piece="" data-availability={availability}>
      <Stage
        name={product.name}
        image={product.images[0] ?? null}
        alt=""
        sizes={props.sizes}
        priority={props.priority}
        largest={1080}
      />
      <ProductLabel product={product} heading="h3" number={props.number}>
        <div className="card-buy wraps">
          {product.price !== null && availability === 'available' ? (
            <CardBuy product={product} />
          ) : (
            <>
              {product.price !== null && <p className="muted">{t(`product.${availability}`)}</p>}
              <QuickViewLink product={product} className="link card-add" />
            </>
          )}
        </div>
      </ProductLabel>
    </article>
  )
}

/** The button of a card. A product without options is added at once; else the quick view opens. */
function CardBuy({ product }: { readonly product: Product }) {
  const t = useWords()
  if (hasVariants(product) || product.message?.required)
    return (
      <QuickViewLink product={product} className="link card-add" label={t('product.pick')}>
        {t('product.pick')}
      </QuickViewLink>
    )
  return (
    <>
      <QuickBuy product={product} />
      <QuickViewLink product={product} className="link card-add" />
    </>
  )
}

function QuickBuy({ product }: { readonly product: Product }) {
  const t = useWords()
  const buy = useBuyForm(product)
  return (
    <BuyForm buy={buy}>
      <BuyButton className="link card-add">
        {t(buy.outcome === 'added' ? 'product.added' : 'product.addToCart')}
        <VisuallyHidden>{product.name}</VisuallyHidden>
      </BuyButton>
    </BuyForm>
  )
}
