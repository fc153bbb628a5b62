import { type CheckedLine, lineKey } from '@store/core'
import { QuantityInput, useCart, useLineQuantity } from '@store/template-kit'
import { useEffect, useRef } from 'react'

/** The quantity of a dish in the cart, in place of its plus. At 0 the line is removed. */
export default function DishCount(props: {
  readonly line: CheckedLine
  /** Whether it replaces an element that had the focus. */
  readonly takesFocus: boolean
  readonly onFocus: () => void
  readonly onRemoved: () => void
}) {
  const { line, takesFocus, onFocus } = props
  const cart = useCart()
  const quantity = useLineQuantity(line)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!takesFocus) return
    place.current?.querySelector<HTMLElement>('button:last-of-type')?.focus()
    onFocus()
  }, [takesFocus, onFocus])
  const change = (next: number) => {
    if (next > 0) return quantity.onChange(next)
    cart.remove(lineKey(line))
    props.onRemoved()
  }
  return (
    <div ref={place} className="dish-count">
      <QuantityInput {...quantity} min={0} onChange={change} className="quantity" />
    </div>
  )
}
