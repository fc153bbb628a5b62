import { BuyButton, BuyForm, BuyMessage, BuyOptions, BuyQuantity, type BuyState, useBuyHint } from '@store/template-kit'
import { useWords } from './words.ts'

/** Options, message (such as a dedication), quantity and buttons of a book. */
export function BuyFields(props: { readonly buy: BuyState; readonly id?: string; readonly onAdded?: () => void }) {
  const t = useWords()
  const { buy } = props
  const hint = useBuyHint(buy)
  return (
    <BuyForm buy={buy} id={props.id} className="buy" onAdded={props.onAdded}>
      <BuyOptions className="slips" />
      <BuyMessage className="field" />
      <p className="buy-hint">{hint && <span className={hint.problem ? 'problem' : undefined}>{hint.text}</span>}</p>
      <div className="buy-line">
        <BuyQuantity className="quantity" />
        <BuyButton className="button full buy-button">
          {buy.outcome === 'added' ? t('product.added') : undefined}
        </BuyButton>
      </div>
    </BuyForm>
  )
}
