import { BuyButton, BuyForm, BuyMessage, BuyOptions, BuyQuantity, type BuyState, useBuyHint } from '@store/template-kit'
import type { CSSProperties } from 'react'
import { materialColor } from './materials.ts'
import { useWords } from './words.ts'

/** Options (materials as named swatches), message, quantity and buttons of a product. */
export function BuyFields(props: { readonly buy: BuyState; readonly id?: string; readonly onAdded?: () => void }) {
  const t = useWords()
  const { buy } = props
  const hint = useBuyHint(buy)
  return (
    <BuyForm buy={buy} id={props.id} className="buy" onAdded={props.onAdded}>
      <BuyOptions className="swatches">
        {(value) => {
          const color = materialColor(value)
          return (
            <>
              {color && <span className="swatch" style={{ '--swatch': color } as CSSProperties} aria-hidden="true" />}
              <span>{value}</span>
            </>
          )
        }}
      </BuyOptions>
      <BuyMessage className="field" />
      <p className="buy-hint">{hint && <span className={hint.problem ? 'problem' : undefined}>{hint.text}</span>}</p>
      <div className="buy-row">
        <BuyQuantity className="quantity" />
        <BuyButton className="button buy-button">{t('nogal.order')}</BuyButton>
      </div>
    </BuyForm>
  )
}
