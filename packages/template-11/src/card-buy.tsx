import { hasVariants, type Product, productAvailability } from '@store/core'
import { BuyButton, BuyForm, QuickViewLink, useBuyForm, VisuallyHidden } from '@store/template-kit'
import { useWords } from './words.ts'

/** Whether what buys it is the quick view. */
export const opensPane = (product: Product): boolean =>
  productAvailability(product) === 'available' && (hasVariants(product) || product.message?.required === true)

/** One thing to buy orders itself; where there is something to choose or to write, a pane opens. */
export function CardBuy({ product }: { readonly product: Product }) {
  const t = useWords()
  if (opensPane(product))
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
  return (
    <BuyForm buy={buy} className="card-form">
      <BuyButton className="card-buy">
        <span data-in={isIn ? '' : undefined}>{t(isIn ? 'product.added' : 'nogal.order')}</span>
        <VisuallyHidden>{product.name}</VisuallyHidden>
      </BuyButton>
    </BuyForm>
  )
}
