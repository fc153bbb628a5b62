import type { CartLine, ShopId } from '@store/core'

/** What of a line its checkout cannot read in its address, and which line that is. */
export type BoughtLine = Pick<CartLine, 'productId' | 'variantId' | 'quantity' | 'message'>
type Purchase = { readonly id: string; readonly lines: readonly BoughtLine[] }

/** Of this tab: another one buys something else, or its cart. */
const keyOf = (shopId: ShopId) => `now:${shopId}`

/**
 * Keeps what is bought from a product's page beside the cart, for its checkout in this tab.
 *
 * @returns the id that stands in the checkout's address in place of a cart's; another one each time, since whoever
 *   presses the button again buys again
 */
export function keepPurchase(shopId: ShopId, line: BoughtLine): string {
  const id = `now${Math.random().toString(36).slice(2)}`
  try {
    sessionStorage.setItem(keyOf(shopId), JSON.stringify({ id, lines: [line] } satisfies Purchase))
  } catch {
    // Full or blocked: checkout asks again for a message that is required.
  }
  return id
}

/** What this tab is buying beside the cart; null: the cart, or nothing. */
export function readPurchase(shopId: ShopId): Purchase | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(shopId)) ?? 'null')
  } catch {
    return null
  }
}

/** Ends a purchase beside the cart. False: there was none. */
export function endPurchase(shopId: ShopId): boolean {
  if (!readPurchase(shopId)) return false
  sessionStorage.removeItem(keyOf(shopId))
  return true
}
