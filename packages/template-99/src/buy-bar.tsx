import { BuyButton, BuyQuantity, type BuyState, useMoney } from '@store/template-kit'
import { Unavailable } from './add.tsx'
import { useWords } from './words.ts'

/** The field of the chat, turned into what buys. */
export function BuyBar({ buy }: { readonly buy: BuyState }) {
  return (
    <div className="composer">
      <div className="composer-inner">
        <BuyControls buy={buy} />
      </div>
    </div>
  )
}

/** How many, and what they come to; or what else can be done. */
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
