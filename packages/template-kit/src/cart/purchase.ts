import type { CartLine, ShopId } from '@store/core'

/** A line of a purchase with its message, which is not in the address of the checkout. */
export type BoughtLine = Pick<CartLine, 'productId' | 'variantId' | 'quantity' | 'message'>
type Purchase = { readonly id: string; readonly lines: readonly BoughtLine[] }

/** Begins the id of a purchase: no cart's id has a `_`. A second `_` is followed by a suffix where the same is bought again. */
const PREFIX = 'now_'
/** Purchases that are stored; older ones are dropped. */
const MAX_STORED = 10

/** Key in `sessionStorage`, which other tabs do not see: messages are private. */
const keyOf = (shopId: ShopId) => `now:${shopId}`

/** Whether the `cart` in a checkout's address is the id of a purchase made with "buy now", not of a cart. */
export const isPurchase = (cart: string): boolean => cart.startsWith(PREFIX)

/**
 * The id for buying the same purchase once more.
 *
 * @param unique differs each time
 */
export const purchaseAgain = (id: string, unique: string): string => `${firstOf(id)}_${unique}`

const firstOf = (id: string) => id.split('_', 2).join('_')

/**
 * Stores a purchase made with "buy now", which does not use the cart, for its checkout in this tab.
 *
 * @returns the id for the checkout's address, in place of a cart's; a new one each time, because pressing the button again
 *   is another purchase
 */
export function keepPurchase(shopId: ShopId, line: BoughtLine): string {
  const id = `${PREFIX}${Math.random().toString(36).slice(2)}`
  try {
    const purchases: readonly Purchase[] = [{ id, lines: [line] }, ...readPurchases(shopId)]
    sessionStorage.setItem(keyOf(shopId), JSON.stringify(purchases.slice(0, MAX_STORED)))
  } catch {
    // The storage is full or blocked: checkout asks again for a message that is required.
  }
  return id
}

/** The lines that this tab stored under the id; empty in another tab. */
export const readPurchase = (shopId: ShopId, id: string): readonly BoughtLine[] =>
  readPurchases(shopId).find((purchase) => purchase.id === firstOf(id))?.lines ?? []

function readPurchases(shopId: ShopId): readonly Purchase[] {
  try {
    const purchases: unknown = JSON.parse(sessionStorage.getItem(keyOf(shopId)) ?? '[]')
    return Array.isArray(purchases) ? purchases : []
  } catch {
    return []
  }
}
