import { BuyButton, BuyForm, BuyMessage, BuyOptions, BuyQuantity, type BuyState, useBuyHint } from '@store/template-kit'
import { useWords } from './words.ts'

/** Sizes, message (such as an engraving), quantity and buttons of a product. */
export function BuyFields(props: { readonly buy: BuyState; readonly id?: string; readonly onAdded?: () => void }) {
  const t = useWords()
  const { buy } = props
  const hint = useBuyHint(buy)
  return (
    <BuyForm buy={buy} id={props.id} className="buy" onAdded={props.onAdded}>
      <BuyOptions className="size-list" />
      <BuyMessage className="field" />
      <p className="buy-hint">{hint && <span className={hint.problem ? 'problem' : undefined}>{hint.text}</span>}</p>
      <BuyQuantity className="quantity" />
      <BuyButton className="button buy-button">{buy.outcome === 'added' ? t('product.added') : undefined}</BuyButton>
    </BuyForm>
  )
}
