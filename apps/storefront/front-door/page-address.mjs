import { queryFromSearch, searchFromQuery } from '@store/core'

/**
 * The part of a URL that decides what a page shows: its path, and of the catalogue the parameters it knows, in their
 * fixed order. Everything else (campaign tags, cache busters) is left out of the page cache's keys.
 *
 * @param {string} url path and query of a request
 */
export function pageAddress(url) {
  const mark = url.indexOf('?')
  if (mark === -1) return url
  const path = url.slice(0, mark)
  if (!path.endsWith('/productos')) return path
  const search = searchFromQuery(queryFromSearch(new URLSearchParams(url.slice(mark + 1)))).toString()
  return search === '' ? path : `${path}?${search}`
}

/**
 * What, besides the host, decides the shop of a page: the mount `/wa/{slug}`, or nothing.
 *
 * @param {string} url path and query of a request
 */
export function mountOf(url) {
  return url.startsWith('/wa/') ? (/^\/wa\/[^/?]+/.exec(url)?.[0] ?? '') : ''
}
