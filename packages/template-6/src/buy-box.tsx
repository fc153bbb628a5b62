import { type FinancingLimits, priceOf } from '@store/core'
import {
  BuyButton,
  BuyNow,
  BuyQuantity,
  type BuyState,
  Instalments,
  Price,
  ProductChat,
  useShippingTerms,
  useShop,
} from '@store/template-kit'
import { useCardInstalments } from './card.tsx'
import { useWords } from './words.ts'

const LOW_STOCK = 5

/** Price, instalments, delivery cost, quantity, and the buttons to add to the cart and to buy now. */
export function BuyBox(props: { readonly buy: BuyState; readonly financing: FinancingLimits | null }) {
  const { buy } = props
  const t = useWords()
  const { shop } = useShop()
  const { product } = buy
  const cards = useCardInstalments()
  const shipping = useShippingTerms(product)
  return (
    <div className="buy-box">
      <p className="buy-price">
        <Price product={product} variantId={buy.variant?.id ?? null} percent className="price" />
      </p>
      <Instalments amount={priceOf(product, buy.variant?.id ?? null)} limits={props.financing} className="buy-note" />
      {cards !== null && product.price !== null && (
        <p className="buy-note">{t('volt.cardInstalments', { count: cards })}</p>
      )}
      {shipping && (
        <p className="buy-note">
          <b>{t('label.of', { label: t('shipping.label'), name: '' }).trim()}</b> {shipping}
          {shop.shippingRate.kind === 'byCity' && !product.freeShipping && <small>{t('volt.yourCity')}</small>}
        </p>
      )}
      <p className="buy-state" data-availability={buy.availability} role="status">
        <BuyStatus buy={buy} />
      </p>
      {product.price === null && product.variants.length === 0 ? (
        <p className="notice">{t('product.askPrice')}</p>
      ) : (
        <div className="buy-actions">
          <BuyQuantity className="quantity" />
          <BuyButton className="button" />
        </div>
      )}
      <BuyNow product={product} className="button" data-tone="quiet" />
      <ProductChat product={product} className="button chat-button" />
      {product.supplier && <p className="buy-note">{t('product.supplier', { name: product.supplier })}</p>}
    </div>
  )
}

/** Why the product cannot be bought now, else how many are left. */
function BuyStatus({ buy }: { readonly buy: BuyState }) {
  const t = useWords()
  if (buy.outcome === 'added') return t('product.added')
  if (buy.outcome) return <span className="problem">{t(`cart.refused.${buy.outcome}`)}</span>
  if (buy.product.price === null && buy.product.variants.length === 0) return null
  if (buy.availability === 'soldOut' && buy.variant) return t('product.variantSoldOut')
  if (buy.availability !== 'available') return t(`product.${buy.availability}`)
  if (buy.needsChoice) return <span data-choose="">{t('product.chooseFirst')}</span>
  return buy.unitsLeft <= LOW_STOCK ? t('product.left', { count: buy.unitsLeft }) : t('product.available')
}
