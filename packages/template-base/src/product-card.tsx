import { hasVariants, type Product, percentOffOf, productAvailability } from '@store/core'
import {
  BuyButton,
  BuyForm,
  Link,
  Price,
  QuickViewLink,
  TickIcon,
  useBuyForm,
  usePaths,
  useT,
  VisuallyHidden,
} from '@store/template-kit'
import { Picture } from './picture.tsx'

/** A product in a list. The whole card links to the product; it has a buy button only if there are no options or required message. */
export function ProductCard({ product, priority = false }: { readonly product: Product; readonly priority?: boolean }) {
  const t = useT()
  const paths = usePaths()
  const availability = productAvailability(product)
  const off = percentOffOf(product, null)
  return (
    <article className="card" data-availability={availability}>
      <div className="card-photo">
        <Picture
          name={product.name}
          image={product.images[0] ?? null}
          alt=""
          sizes="(min-width: 64rem) 20vw, (min-width: 48rem) 30vw, 46vw"
          priority={priority}
          largest={800}
        />
        <p className="card-badges">
          {availability === 'soldOut' && <span className="badge">{t('product.soldOut')}</span>}
          {availability === 'available' && off > 0 && (
            <span className="badge" data-tone="sale">
              {t('product.percentOff', { percent: off })}
            </span>
          )}
          {product.freeShipping && <span className="badge">{t('product.freeShipping')}</span>}
        </p>
      </div>
      <h3 className="card-name">
        <Link href={paths.product(product)}>{product.name}</Link>
      </h3>
      <Price product={product} className="price" />
      <QuickViewLink product={product} className="card-look" />
      {availability === 'available' && <CardButton product={product} />}
    </article>
  )
}

function CardButton({ product }: { readonly product: Product }) {
  const t = useT()
  // Only looks like a button: the whole card is a link to the product.
  if (hasVariants(product) || product.message?.required)
    return (
      <span className="button card-button" aria-hidden="true">
        {t('product.seeOptions')}
      </span>
    )
  return <QuickBuy product={product} />
}

function QuickBuy({ product }: { readonly product: Product }) {
  const t = useT()
  const buy = useBuyForm(product)
  return (
    <BuyForm buy={buy}>
      <BuyButton className="button card-button">
        {buy.outcome === 'added' ? (
          <>
            <TickIcon /> {t('product.added')}
          </>
        ) : (
          t('product.addToCart')
        )}
        <VisuallyHidden>{product.name}</VisuallyHidden>
      </BuyButton>
    </BuyForm>
  )
}
