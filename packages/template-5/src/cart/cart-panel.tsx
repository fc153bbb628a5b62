import { BackToShop, CartLineList, CartLinks, CartStates, CartSummarySection, Skeleton } from '@store/template-kit'
import { BlankPage } from '../parts/blank-page.tsx'
import { useWords } from '../words.ts'
import { CartLine } from './cart-lines.tsx'
import { CartSkeleton } from './cart-skeleton.tsx'

/** Lines and totals of the cart, or that it is empty: in the side panel, and on the cart's page. */
export default function CartPanel() {
  const t = useWords()
  const loading = (
    <Skeleton pending fallback={<CartSkeleton />}>
      {null}
    </Skeleton>
  )
  const empty = (
    <BlankPage title={t('cart.empty')}>
      <BackToShop className="link" />
    </BlankPage>
  )
  return (
    <CartStates loading={loading} empty={empty}>
      <div className="bag">
        <CartLineList Line={CartLine} />
        <div className="bag-foot">
          <CartSummarySection />
          <CartLinks />
        </div>
      </div>
    </CartStates>
  )
}
