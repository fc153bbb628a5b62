import { type CheckedLine, lineKey } from '@store/core'
import { MinusIcon, TickIcon, useCart } from '@store/template-kit'
import { useWords } from '../words.ts'

/** The left half of the counter on a card: the quantity in the cart, and the button that takes one out. */
export default function CardQuantity(props: { readonly line: CheckedLine; readonly onNone: () => void }) {
  const t = useWords()
  const cart = useCart()
  const { line } = props
  const removeOne = () => {
    if (line.quantity > 1) return cart.setQuantity(lineKey(line), line.quantity - 1)
    cart.remove(lineKey(line))
    props.onNone()
  }
  return (
    <span className="counter">
      <button type="button" className="icon-button" aria-label={t('quantity.less')} onClick={removeOne}>
        <MinusIcon />
      </button>
      <span className="counter-text">
        <TickIcon /> {line.quantity} <small>{t('volt.inCart')}</small>
      </span>
    </span>
  )
}
