import { BuyButton, BuyForm, BuyMessage, BuyOptions, BuyQuantity, type BuyState, useBuyHint } from '@store/template-kit'

/** The content of a buy form: options, message, quantity and button. */
export function BuyFields(props: { readonly buy: BuyState; readonly id?: string; readonly onAdded: () => void }) {
  const hint = useBuyHint(props.buy)
  return (
    <BuyForm buy={props.buy} id={props.id} className="buy-form" onAdded={props.onAdded}>
      <BuyOptions className="choices" />
      <BuyMessage className="field" />
      <p className="buy-hint">{hint && <span className={hint.problem ? 'problem' : undefined}>{hint.text}</span>}</p>
      <div className="buy-actions">
        <BuyQuantity className="quantity" />
        <BuyButton className="button" />
      </div>
    </BuyForm>
  )
}
