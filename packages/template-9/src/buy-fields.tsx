import { BuyButton, BuyForm, BuyMessage, BuyOptions, BuyQuantity, type BuyState, useBuyHint } from '@store/template-kit'
import { dotStyle } from './shade-dots.tsx'
import { shadesOf } from './shades.ts'

/** Options, message, quantity and buttons of a product. Options whose values are colours have a dot for each. */
export function BuyFields(props: { readonly buy: BuyState; readonly id?: string; readonly onAdded?: () => void }) {
  const { buy } = props
  const hint = useBuyHint(buy)
  const shaded = shadesOf(buy.product)
  const axis = shaded ? buy.options.indexOf(shaded.option) : -1
  return (
    <BuyForm buy={buy} id={props.id} className="buy" onAdded={props.onAdded}>
      <BuyOptions className="choices-row">
        {(value, at) => {
          const shade = at === axis ? shaded?.shades.find(({ name }) => name === value) : undefined
          return shade ? (
            <>
              <span className="dot" style={dotStyle(shade)} aria-hidden="true" />
              {value}
            </>
          ) : (
            value
          )
        }}
      </BuyOptions>
      <BuyMessage className="field" />
      <p className="buy-hint">{hint && <span className={hint.problem ? 'problem' : undefined}>{hint.text}</span>}</p>
      <div className="buy-row">
        <BuyQuantity className="quantity" />
        <BuyButton className="button buy-button" />
      </div>
    </BuyForm>
  )
}
