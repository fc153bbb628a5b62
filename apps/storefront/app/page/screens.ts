import { SHOP_PAGES, type ShopPageName, screenOfPage, shopPathAt } from '@store/core'
import type { ScreenName } from '@store/template-kit'

const isPage = (name: string | null): name is ShopPageName => name !== null && name in SHOP_PAGES
const screenNamed = (name: string | null): ScreenName => (isPage(name) ? screenOfPage(name) : 'Error')
/** A route's id is `{mount}/{name of its address}`. */
const nameOf = (routeId: string): string => routeId.split('/')[1] ?? ''

export const screenOfRoute = (routeId: string): ScreenName => screenNamed(nameOf(routeId))

/** Screen behind an address of the shop, without its mount. */
export const screenOfPath = (path: string): ScreenName => screenNamed(shopPathAt(path))

/**
 * Where a route's page may be cached, because it is the same for every visitor: `here` and in proxies (true); null:
 * nowhere.
 */
export function cachingOfRoute(routeId: string): true | 'here' | null {
  const name = nameOf(routeId)
  if (!isPage(name)) return null
  const row = SHOP_PAGES[name]
  return 'cached' in row ? row.cached : null
}
