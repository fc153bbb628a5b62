import type { ShopId } from '@store/core'

/** Where a shop's cart lives (S4). Storage may be full, blocked or gone: then the cart lives as long as the page. */
const keyOf = (shopId: ShopId): string => `cart:${shopId}`

export function readStored(shopId: ShopId): string | null {
  try {
    return localStorage.getItem(keyOf(shopId))
  } catch {
    return null
  }
}

/** False when it could not be kept. */
export function writeStored(shopId: ShopId, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(keyOf(shopId))
    else localStorage.setItem(keyOf(shopId), text)
    return true
  } catch {
    return false
  }
}

/** Calls back when another tab changes this shop's cart. */
export function onStored(shopId: ShopId, changed: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === keyOf(shopId) || event.key === null) changed()
  }
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}
