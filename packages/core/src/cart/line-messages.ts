import { type CartLine, stockLineKey } from './cart-line.ts'

/**
 * The lines with the messages that were written for them in the cart. Each unit of a cart line is used once. Addresses and
 * quotes contain only products and quantities.
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
