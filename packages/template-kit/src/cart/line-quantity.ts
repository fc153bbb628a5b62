import { type CheckedLine, lineKey } from '@store/core'
import { useT } from '../shop-context.tsx'
import { useCart } from './cart-provider.tsx'

/** Props of `QuantityInput`. `max`: null where nothing is left, so that the quantity cannot change. */
export type LineQuantity = {
  readonly label: string
  readonly value: number
  readonly max: number | null
  readonly disabled: boolean
  readonly onChange: (quantity: number) => void
}

/** The quantity input of a line, for pages that show it at the product. `name`: the name in its label. */
export function useLineQuantity(line: CheckedLine, name = line.name): LineQuantity {
  const t = useT()
  const cart = useCart()
  const { status, unitsAvailable } = line
  return {
    label: t('quantity.of', { name }),
    value: line.quantity,
    max: unitsAvailable || null,
    disabled: status === 'inactive' || unitsAvailable === 0,
    onChange: (quantity) => cart.setQuantity(lineKey(line), quantity),
  }
}
