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
  const given = new URLSearchParams(url.slice(mark + 1))
  if (path.endsWith('/blog')) return withSearch(path, knownOf(given, ['page', 'title']))
  if (!path.endsWith('/productos')) return path
  return withSearch(path, searchFromQuery(queryFromSearch(given)))
}

/** @param {URLSearchParams} given @param {readonly string[]} names */
function knownOf(given, names) {
  const values = names.map((name) => [name, given.get(name) ?? ''])
  return new URLSearchParams(values.filter(([, value]) => value !== ''))
}

/** @param {string} path @param {URLSearchParams} params */
function withSearch(path, params) {
  const search = params.toString()
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
