import { priceOf, variantAvailability } from '@store/core'
import {
  BuyButton,
  BuyForm,
  BuyMessage,
  BuyOptions,
  BuyQuantity,
  type BuyState,
  TickIcon,
  useBuyHint,
  useMoney,
} from '@store/template-kit'
import { KitchenHours } from './kitchen.tsx'
import { useWords } from './words.ts'

/** Options as rows with their extra price, message for the kitchen, quantity, and a button with the resulting price. */
export function BuyFields(props: { readonly buy: BuyState; readonly id?: string; readonly onAdded?: () => void }) {
  const t = useWords()
  const money = useMoney()
  const { buy, id, onAdded } = props
  const hint = useBuyHint(buy)
  const isIn = buy.outcome === 'added'
  const price = buy.price ?? buy.product.price
  return (
    <BuyForm buy={buy} className="buy" {...(id !== undefined && { id })} {...(onAdded && { onAdded })}>
      <BuyOptions className="choices">{(value, axis) => <ChoiceRow buy={buy} value={value} axis={axis} />}</BuyOptions>
      <BuyMessage className="field buy-note" />
      <p className="buy-hint" data-problem={hint?.problem ? '' : undefined}>
        {hint?.text}
      </p>
      <div className="buy-foot">
        <BuyQuantity className="count" />
        <BuyButton className="button buy-button">
          {isIn && <TickIcon />}
          {isIn || price === null ? t(isIn ? 'product.added' : 'product.addToCart') : null}
          {!isIn && price !== null && t('sazon.addFor', { amount: money(price * buy.quantity) })}
        </BuyButton>
      </div>
      <KitchenHours />
    </BuyForm>
  )
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
