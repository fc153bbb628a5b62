import { BuyButton, BuyQuantity, type BuyState, useMoney } from '@store/template-kit'
import { Unavailable } from './add-button.tsx'
import { useWords } from './words.ts'

/** The bar at the bottom of a product's page, in place of the composer. */
export function BuyBar({ buy }: { readonly buy: BuyState }) {
  return (
    <div className="composer">
      <div className="composer-inner">
        <BuyControls buy={buy} />
      </div>
    </div>
  )
}

/** Quantity and button with the resulting price; or a link to ask by chat. */
export function BuyControls({ buy }: { readonly buy: BuyState }) {
  const t = useWords()
  const money = useMoney()
  const { availability, price, quantity, product } = buy
  if (availability !== 'available' && !buy.variant)
    return <Unavailable product={product} className="button composer-action" />
  return (
    <>
      <BuyQuantity className="quantity" />
      <BuyButton className="button composer-action">
        {price === null ? t('charla.add') : t('charla.addOf', { amount: money(price * quantity) })}
      </BuyButton>
    </>
  )
}
