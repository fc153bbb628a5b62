import {
  cachedPathPattern,
  canonicalPath,
  isOpenEnded,
  previewMount,
  previewTokenIn,
  queryFromSearch,
  SHOP_PAGES,
  searchFromQuery,
} from '@store/core'

/** Addresses of cacheable pages, in canonical form. */
const KEPT = new RegExp(`^(?:/wa/[^/]+)?(?:${cachedPathPattern()})?$`)
/**
 * The part of a URL that determines a page: its path, and for lists their known parameters, in a fixed
 * order. Everything else (campaign parameters, cache busters) is left out of the page cache's keys. Null: the page is not cached
 * under this address, because it is personal, not canonical, or a list with parameters that visitors can
 * invent.
 *
 * @param {string} url path and query of a request
 */
export function pageAddress(url) {
  const mark = url.indexOf('?')
  const path = mark === -1 ? url : url.slice(0, mark)
  if (!KEPT.test(path) || (path.includes('%') && !isPlainlySpelt(path))) return null
  if (mark === -1) return path
  const search = new URLSearchParams(url.slice(mark + 1))
  if (path.endsWith(SHOP_PAGES.blog.path)) return search.get('title') ? null : withSearch(path, pageOf(search))
  if (!path.endsWith(SHOP_PAGES.catalog.path)) return path
  const query = queryFromSearch(search)
  if (isOpenEnded(query)) return null
  return withSearch(path, searchFromQuery(query))
}

/** Escaped where necessary and nowhere else. @param {string} path */
function isPlainlySpelt(path) {
  try {
    return path.split('/').every((part) => encodeURIComponent(decodeURIComponent(part)) === part)
  } catch {
    return false
  }
}

/** @param {URLSearchParams} given */
function pageOf(given) {
  const page = given.get('page') ?? ''
  return new URLSearchParams(/^[1-9]\d{0,3}$/.test(page) && page !== '1' ? { page } : {})
}

/** @param {string} path @param {URLSearchParams} params */
function withSearch(path, params) {
  const search = params.toString()
  return search === '' ? path : `${path}?${search}`
}

/**
 * The part of the path that, besides the host, determines what is shown: the mount `/wa/{slug}`, that of a draft's preview, or nothing.
 *
 * @param {string} url path and query of a request
 */
export function mountOf(url) {
  if (url.startsWith('/wa/')) return /^\/wa\/[^/?]+/.exec(url)?.[0] ?? ''
  const token = previewTokenIn(canonicalPath(url.split('?', 1)[0] ?? ''))
  return token === null ? '' : previewMount(token)
}
