import { BuyButton, BuyForm, BuyMessage, BuyOptions, BuyQuantity, type BuyState, useBuyHint } from '@store/template-kit'
import { useWords } from './words.ts'
import { yarnOf } from './yarns.ts'

/** Options (colours as drawn bobbins of yarn), message, quantity and buttons of a product. */
export function BuyFields(props: { readonly buy: BuyState; readonly id?: string; readonly onAdded?: () => void }) {
  const t = useWords()
  const { buy } = props
  const hint = useBuyHint(buy)
  return (
    <BuyForm buy={buy} id={props.id} className="buy" onAdded={props.onAdded}>
      <BuyOptions className="bobbins">{(value) => <YarnSwatch value={value} />}</BuyOptions>
      <BuyMessage className="field" />
      <p className="buy-hint">{hint && <span className={hint.problem ? 'problem' : undefined}>{hint.text}</span>}</p>
      <div className="buy-row">
        <BuyQuantity className="quantity" />
        <BuyButton className="button full buy-button">
          {buy.outcome === 'added' ? t('product.added') : undefined}
        </BuyButton>
      </div>
    </BuyForm>
  )
}

/** A bobbin in the colour an option's value names; a value that names no colour has none. */
function YarnSwatch({ value }: { readonly value: string }) {
  const color = yarnOf(value)
  return (
    <>
      {color && <span className="bobbin" style={{ '--thread': color } as object} aria-hidden="true" />}
      {value}
    </>
  )
}
