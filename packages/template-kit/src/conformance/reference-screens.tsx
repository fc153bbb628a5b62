import type { CheckedLine } from '@store/core'
import { CartLineList, CartLineSection } from '../cart/cart-line-sections.tsx'
import { CartLinks, CartStates, CartSummarySection } from '../cart/cart-sections.tsx'
import { LineWords } from '../cart/line-words.tsx'
import type { ScreenViews } from '../design.ts'
import { useBuyForm } from '../product/buy-form.tsx'
import { BuySection, DetailsSection, PriceSection, TermsSection } from '../product/product-sections.tsx'

/*
 * A cart and a product's page made of all their sections and nothing else. Templates render these two screens themselves,
 * and are compared with these, feature by feature.
 */

const Line = ({ line }: { readonly line: CheckedLine }) => (
  <>
    <LineWords line={line} href="/" nameClassName="name" className="muted" />
    <CartLineSection line={line} />
  </>
)

export const Cart = () => (
  <CartStates loading={<p />}>
    <CartLineList Line={Line} />
    <CartSummarySection />
    <CartLinks />
  </CartStates>
)

export function Product({ product, description, financing, policies }: ScreenViews['Product']) {
  const buy = useBuyForm(product)
  return (
    <>
      <PriceSection buy={buy} financing={financing} />
      <BuySection buy={buy} id="buy" />
      <TermsSection product={product} form="buy" />
      <DetailsSection product={product} description={description} policies={policies} />
    </>
  )
}
