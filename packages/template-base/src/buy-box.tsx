import type { FinancingLimits, Product } from '@store/core'
import { BuySection, PriceSection, TermsSection, useBuyForm, useCart } from '@store/template-kit'
import { Share } from './share.tsx'

const FORM = 'buy'

/** Name, price, options and buy buttons. */
export function BuyBox({
  product,
  financing,
}: {
  readonly product: Product
  readonly financing: FinancingLimits | null
}) {
  const cart = useCart()
  const buy = useBuyForm(product)
  return (
    <div className="buy-box">
      {product.brand && <p className="muted">{product.brand}</p>}
      <h1>{product.name}</h1>
      <PriceSection buy={buy} financing={financing} />
      {product.summary && <p>{product.summary}</p>}
      <BuySection buy={buy} id={FORM} onAdded={cart.open} />
      <TermsSection product={product} form={FORM} />
      <Share product={product} />
    </div>
  )
}
