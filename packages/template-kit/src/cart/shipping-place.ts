import type { CityId, ShopId } from '@store/core'

/** The city somebody asked the price of shipping to. Names as the list of cities has them. */
export type ShippingPlace = { readonly division: string; readonly city: string; readonly cityId: CityId }

const keyOf = (shopId: ShopId) => `place:${shopId}`

/** What this browser remembers of it, for this shop; null: nothing. */
export function readPlace(shopId: ShopId): ShippingPlace | null {
  try {
    const { division, city, cityId } = JSON.parse(localStorage.getItem(keyOf(shopId)) ?? '{}')
    const isPlace = typeof division === 'string' && typeof city === 'string' && Number.isInteger(cityId)
    return isPlace ? { division, city, cityId } : null
  } catch {
    return null
  }
}

export function keepPlace(shopId: ShopId, place: ShippingPlace): void {
  try {
    localStorage.setItem(keyOf(shopId), JSON.stringify(place))
  } catch {
    // Full or blocked: it counts as long as the page.
  }
}

export function forgetPlace(shopId: ShopId): void {
  try {
    localStorage.removeItem(keyOf(shopId))
  } catch {
    // Blocked: nothing was kept.
  }
}
