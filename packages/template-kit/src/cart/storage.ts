import type { ShopId } from '@store/core'

/** Where a shop's cart lives (S4): in local storage; where that is full or blocked, with the visit if the browser can. */
export const storageKey = (shopId: ShopId): string => `cart:${shopId}`

/** Null too where the browser lets nobody look. What only the visit keeps is newer. */
export function readStored(shopId: ShopId): string | null {
  const key = storageKey(shopId)
  try {
    return sessionStorage.getItem(key) ?? localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Calls back when another tab changes this shop's cart. */
export function onStored(shopId: ShopId, changed: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === storageKey(shopId) || event.key === null) changed()
  }
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}
