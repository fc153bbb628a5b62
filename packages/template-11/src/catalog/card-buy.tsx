import { hasVariants, type Product, productAvailability } from '@store/core'
import { BuyButton, BuyForm, QuickViewLink, useBuyForm, VisuallyHidden } from '@store/template-kit'
import { useWords } from '../words.ts'

/** Whether the button opens the quick view: there are options to choose or a message to write. */
export const opensQuickView = (product: Product): boolean =>
  productAvailability(product) === 'available' && (hasVariants(product) || product.message?.required === true)

/** The button of a card. A product without options is added at once; else the quick view opens. */
export function CardBuy({ product }: { readonly product: Product }) {
  const t = useWords()
  if (opensQuickView(product))
    return (
      <QuickViewLink product={product} className="card-buy touch" label={t('product.pick')}>
        {t('product.pick')}
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
      <BuyButton className="card-buy touch">
        <span data-in={isIn ? '' : undefined}>{t(isIn ? 'product.added' : 'nogal.order')}</span>
        <VisuallyHidden>{product.name}</VisuallyHidden>
      </BuyButton>
    </BuyForm>
  )
}
