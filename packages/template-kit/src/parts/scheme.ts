import type { ShopId } from '@store/core'

/**
 * The key of the scheme that a visitor chose for a shop. Null below a path: a host with several shops has one storage for
 * all of them.
 */
export const schemeKey = (shop: ShopId, mount: string): string | null => (mount === '' ? `scheme:${shop}` : null)

/**
 * Runs in the head before the first paint: sets the scheme that the visitor chose, else the system's, in `data-scheme`. For
 * shops that follow the system. It is written as text into every page: it must not use anything outside of itself.
 */
function setScheme(key: string | null): void {
  let chosen: string | null = null
  try {
    chosen = key && localStorage.getItem(key)
  } catch {}
  document.documentElement.dataset.scheme =
    chosen === 'dark' || chosen === 'light'
      ? chosen
      : matchMedia('(prefers-color-scheme:dark)').matches
        ? 'dark'
        : 'light'
}

/** The script of a page's head in a shop that follows the visitor's system. */
export const schemeScript = (shop: ShopId, mount: string): string =>
  `(${String(setScheme).replaceAll(/\s+/g, ' ')})(${JSON.stringify(schemeKey(shop, mount))})`
