import type { CityId, ShopId } from '@store/core'

/** The city chosen for the price of shipping. Names as in the list of cities. */
export type ShippingPlace = { readonly division: string; readonly city: string; readonly cityId: CityId }

const keyOf = (shopId: ShopId) => `place:${shopId}`

/** The city stored in this browser for the shop; null: none. */
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
    // The storage is full or blocked: the choice lasts as long as the page.
  }
}

export function forgetPlace(shopId: ShopId): void {
  try {
    localStorage.removeItem(keyOf(shopId))
  } catch {
    // The storage is blocked: nothing was stored.
  }
}
