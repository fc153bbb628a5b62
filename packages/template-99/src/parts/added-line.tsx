import { type CheckedLine, lineKey } from '@store/core'
import { QuantityInput, useCart } from '@store/template-kit'
import { useWords } from '../words.ts'
import { nameId } from './name-id.ts'

/** An added line, as in "1 × Ficus lira mediano", with a stepper down to none. */
export default function AddedLine({ line }: { readonly line: CheckedLine }) {
  const t = useWords()
  const cart = useCart()
  const key = lineKey(line)
  const change = (quantity: number) => {
    if (quantity > 0) return cart.setQuantity(key, quantity)
    cart.remove(key)
    document.getElementById(nameId({ id: line.productId }))?.focus()
  }
  return (
    <div className="bubble said posted" data-from="you">
      <QuantityInput
        className="quantity"
        label={t('quantity.of', { name: line.name })}
        value={line.quantity}
        min={0}
        max={line.unitsAvailable || null}
        onChange={change}
      />
      <span>{[line.name, ...line.variant, line.message].filter(Boolean).join(' · ')}</span>
    </div>
  )
}
