import { type FinancingLimits, type Product, priceOf } from '@store/core'
import {
  BuyNow,
  Instalments,
  Price,
  ProductChat,
  useBuyForm,
  useCart,
  useShippingTerms,
  useT,
} from '@store/template-kit'
import { BuyFields } from './buy-fields.tsx'
import { Share } from './share.tsx'

/** Name, price, options and buy buttons. */
export function BuyBox({
  product,
  financing,
}: {
  readonly product: Product
  readonly financing: FinancingLimits | null
}) {
  const t = useT()
  const cart = useCart()
  const buy = useBuyForm(product)
  return (
    <div className="buy-box">
      {product.brand && <p className="muted">{product.brand}</p>}
      <h1>{product.name}</h1>
      <Price product={product} variantId={buy.variant?.id ?? null} percent className="price" />
      <Instalments amount={priceOf(product, buy.variant?.id ?? null)} limits={financing} className="muted" />
      <p className="badges">
        {product.price !== null && buy.availability !== 'available' && (
          <span className="badge">{t(`product.${buy.availability}`)}</span>
        )}
        {product.condition === 'used' && <span className="badge">{t('product.condition.used')}</span>}
        {product.freeShipping && <span className="badge">{t('product.freeShipping')}</span>}
      </p>
      {product.summary && <p>{product.summary}</p>}
      {product.price === null ? <p>{t('product.askPrice')}</p> : <BuyFields buy={buy} id="buy" onAdded={cart.open} />}
      <BuyNow product={product} form="buy" className="button" data-tone="quiet" />
      <ProductChat product={product} form="buy" className="button chat-button" />
      <Shipping product={product} />
      {product.supplier && <p className="muted">{t('product.supplier', { name: product.supplier })}</p>}
      <Share product={product} />
    </div>
  )
}

/** Shipping terms; nothing for free shipping, which is shown beside the price. */
function Shipping({ product }: { readonly product: Product }) {
  const terms = useShippingTerms(product)
  return product.freeShipping ? null : <p className="muted">{terms}</p>
}
