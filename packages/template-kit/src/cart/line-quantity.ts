import { type CheckedLine, lineKey } from '@store/core'
import { useT } from '../shop-context.tsx'
import { useCart } from './cart-provider.tsx'

/** Of `QuantityInput`. `max`: null where nothing is left, which keeps what was asked for. */
export type LineQuantity = {
  readonly label: string
  readonly value: number
  readonly max: number | null
  readonly disabled: boolean
  readonly onChange: (quantity: number) => void
}

/** How many of a line are in the cart, for where a product is counted in its place. `name`: what it is labelled with. */
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
