import type { ShopId } from '@store/core'

/** The key of a shop's cart (S4) in `localStorage`, or in `sessionStorage` where that one is full or blocked. */
export const storageKey = (shopId: ShopId): string => `cart:${shopId}`

/** The stored cart; null: none, or the storage is blocked. A cart in `sessionStorage` is newer than one in `localStorage`. */
export function readStored(shopId: ShopId): string | null {
  const key = storageKey(shopId)
  try {
    return sessionStorage.getItem(key) ?? localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Calls `changed` when another tab changes this shop's cart. Returns a function that removes the listener. */
export function onStored(shopId: ShopId, changed: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === storageKey(shopId) || event.key === null) changed()
  }
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}
