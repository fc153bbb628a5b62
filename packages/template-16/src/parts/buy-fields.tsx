import { priceOf, variantAvailability } from '@store/core'
import { BuySection, type BuyState, TickIcon, useMoney } from '@store/template-kit'
import { useWords } from '../words.ts'
import { KitchenHours } from './kitchen.tsx'

/** Options as rows with their extra price, message for the kitchen, quantity, and a button with the resulting price. */
export function BuyFields(props: { readonly buy: BuyState; readonly id?: string; readonly onAdded?: () => void }) {
  const { buy } = props
  return (
    <BuySection
      {...props}
      option={(value, axis) => <ChoiceRow buy={buy} value={value} axis={axis} />}
      button={<ButtonText buy={buy} />}
    >
      <KitchenHours />
    </BuySection>
  )
}

function ButtonText({ buy }: { readonly buy: BuyState }) {
  const t = useWords()
  const money = useMoney()
  const price = buy.price ?? buy.product.price
  if (buy.outcome === 'added')
    return (
      <>
        <TickIcon />
        {t('product.added')}
      </>
    )
  return <>{price === null ? t('product.addToCart') : t('sazon.addFor', { amount: money(price * buy.quantity) })}</>
}

/** A value of an option. If there is only one option, with the difference to the cheapest value. */
function ChoiceRow({ buy, value, axis }: { readonly buy: BuyState; readonly value: string; readonly axis: number }) {
  const money = useMoney()
  const { product, options } = buy
  const variant =
    options.length === 1 ? product.variants.find(({ values, enabled }) => enabled && values[axis] === value) : undefined
  const base = priceOf(product, null) ?? 0
  const more = variant && variantAvailability(variant) !== 'notAvailable' ? variant.price - base : 0
  return (
    <span className="choice">
      {value}
      {more > 0 && <span className="choice-more">{`+ ${money(more)}`}</span>}
    </span>
  )
}
