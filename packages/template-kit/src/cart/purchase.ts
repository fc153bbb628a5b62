import type { CartLine, ShopId } from '@store/core'

/** What of a line its checkout cannot read in its address, and which line that is. */
export type BoughtLine = Pick<CartLine, 'productId' | 'variantId' | 'quantity' | 'message'>
type Purchase = { readonly id: string; readonly lines: readonly BoughtLine[] }

/** No cart's id has a `_`. Behind another one stands which time the same is bought again. */
const PREFIX = 'now_'
/** Older ones are forgotten: nobody goes back that far. */
const MOST_KEPT = 10

/** Of this tab: what is written with a product is nobody else's. */
const keyOf = (shopId: ShopId) => `now:${shopId}`

/** Whether a checkout's address names, in place of a cart, what is bought beside it. */
export const isPurchase = (cart: string): boolean => cart.startsWith(PREFIX)

/**
 * The id of buying the same once more.
 *
 * @param unique differs each time
 */
export const purchaseAgain = (id: string, unique: string): string => `${firstOf(id)}_${unique}`

const firstOf = (id: string) => id.split('_', 2).join('_')

/**
 * Keeps what is bought from a product's page beside the cart, for its checkout in this tab.
 *
 * @returns the id that stands in the checkout's address in place of a cart's; another one each time, since whoever
 *   presses the button again buys again
 */
export function keepPurchase(shopId: ShopId, line: BoughtLine): string {
  const id = `${PREFIX}${Math.random().toString(36).slice(2)}`
  try {
    const purchases: readonly Purchase[] = [{ id, lines: [line] }, ...readPurchases(shopId)]
    sessionStorage.setItem(keyOf(shopId), JSON.stringify(purchases.slice(0, MOST_KEPT)))
  } catch {
    // Full or blocked: checkout asks again for a message that is required.
  }
  return id
}

/** What this tab buys, or bought, under this id; nothing in another tab. */
export const readPurchase = (shopId: ShopId, id: string): readonly BoughtLine[] =>
  readPurchases(shopId).find((kept) => kept.id === firstOf(id))?.lines ?? []

function readPurchases(shopId: ShopId): readonly Purchase[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(shopId)) ?? '[]')
    return Array.isArray(kept) ? kept : []
  } catch {
    return []
  }
}
