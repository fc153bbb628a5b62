import { produce } from 'immer'
import type { ShopId } from '../shop/shop.ts'
import { type CartLine, clampQuantity, type LineKey, lineKey } from './cart-line.ts'

export type Cart = {
  readonly shopId: ShopId
  readonly lines: readonly CartLine[]
  /**
   * A new id whenever something is added. It distinguishes buying the same products again from sending the same order
   * twice.
   */
  readonly id?: string
}

/** A cart without lines or id. It belongs to one shop: shops never share a cart. */
export function emptyCart(shopId: ShopId): Cart {
  return { shopId, lines: [] }
}

/** For the same product, variant and message the quantities are added, up to `maxQuantity`; the other fields are the newer line's. */
export function addLine(cart: Cart, line: CartLine): Cart {
  return produce(cart, (draft) => {
    const key = lineKey(line)
    const at = draft.lines.findIndex((other) => lineKey(other) === key)
    const before = draft.lines[at]
    const quantity = clampQuantity((before?.quantity ?? 0) + line.quantity, line.maxQuantity)
    const added = { ...line, variant: [...line.variant], quantity }
    if (before) draft.lines[at] = added
    else draft.lines.push(added)
  })
}

/** 0 keeps the line (inactive, S5) so that a shopper may change their mind; negative, fractional or huge numbers are clamped. */
export function setQuantity(cart: Cart, key: LineKey, quantity: number): Cart {
  return produce(cart, (draft) => {
    for (const line of draft.lines) if (lineKey(line) === key) line.quantity = clampQuantity(quantity, line.maxQuantity)
  })
}

/** The cart without this line; unchanged if it has none with this key. */
export function removeLine(cart: Cart, key: LineKey): Cart {
  return produce(cart, (draft) => {
    draft.lines = draft.lines.filter((line) => lineKey(line) !== key)
  })
}

/** An empty cart of the same shop. Its id is gone, so that the next order is a new one. */
export function clearCart(cart: Cart): Cart {
  return emptyCart(cart.shopId)
}
