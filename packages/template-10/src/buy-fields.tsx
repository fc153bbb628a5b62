import { BuyButton, BuyForm, BuyMessage, BuyOptions, BuyQuantity, type BuyState, useBuyHint } from '@store/template-kit'

/** Options, message, quantity and buttons of a product. */
export function BuyFields(props: { readonly buy: BuyState; readonly id?: string; readonly onAdded?: () => void }) {
  const { buy } = props
  const hint = useBuyHint(buy)
  return (
    <BuyForm buy={buy} id={props.id} className="buy" onAdded={props.onAdded}>
      <BuyOptions className="choices" />
      <BuyMessage className="field" />
      <p className="buy-hint">{hint && <span className={hint.problem ? 'problem' : undefined}>{hint.text}</span>}</p>
      <div className="buy-row">
        <BuyQuantity className="quantity" />
        <BuyButton className="button buy-button" />
      </div>
    </BuyForm>
  )
}
