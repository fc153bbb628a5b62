import { type CartLine, stockLineKey } from './cart-line.ts'

/**
 * The lines with what was written with them in the cart, each line of the cart its own: addresses and quotes name
 * products and quantities only.
 */
export function withMessages<
  Line extends Pick<CartLine, 'productId' | 'variantId'> & {
    readonly quantity: number
    readonly message?: string | null
  },
>(
  lines: readonly Line[],
  cart: readonly Pick<CartLine, 'productId' | 'variantId' | 'quantity' | 'message'>[],
): readonly Line[] {
  const left = cart.map(({ productId, variantId, quantity, message }) => ({ productId, variantId, quantity, message }))
  return lines.flatMap((line) => {
    let rest = line.quantity
    const found = left.flatMap((other) => {
      const quantity = Math.min(rest, other.quantity)
      if (!(quantity > 0) || stockLineKey(other) !== stockLineKey(line)) return []
      rest -= quantity
      other.quantity -= quantity
      return [{ ...line, quantity, message: other.message }]
    })
    return rest > 0 || found.length === 0 ? [...found, { ...line, quantity: rest }] : found
  })
}
