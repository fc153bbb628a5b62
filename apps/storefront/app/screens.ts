import { SHOP_PATHS, shopPathAt } from '@store/core'
import type { ScreenName } from '@store/template-kit'

type Row = { readonly path: string; readonly screen?: ScreenName; readonly cached?: true }
const ROWS: Readonly<Record<string, Row>> = SHOP_PATHS

/** Screen of a route by its id, `{mount}/{name of its address}`. */
export function screenOfRoute(routeId: string): ScreenName {
  const [, name = ''] = routeId.split('/')
  return ROWS[name]?.screen ?? 'Error'
}

/** Whether a route's page is the same for every visitor, and so may be kept. */
export const isCachedRoute = (routeId: string): boolean => ROWS[routeId.split('/')[1] ?? '']?.cached === true

/** Screen behind an address of the shop, without its mount. */
export const screenOfPath = (path: string): ScreenName => ROWS[shopPathAt(path) ?? '']?.screen ?? 'Error'
