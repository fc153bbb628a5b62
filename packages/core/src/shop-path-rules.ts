import { SHOP_PATHS, type ShopPathName, shopPathNames } from './shop-paths.ts'

/** Parameters that are words of ours, spelt in lower case; all others are names and numbers, whose letters are kept. */
const OWN_PARAMETERS: readonly string[] = [':kind', ':step', ':part', ':attempt']
const written = shopPathNames().map((name) => SHOP_PATHS[name].path.split('/').filter(Boolean))
const words = new Map(
  written.flat().flatMap((part) => (part.startsWith(':') ? [] : [[part.toLowerCase(), part] as const])),
)
const beforeName = new Set(
  written.flatMap((parts) =>
    parts.flatMap((part, i) =>
      part.startsWith(':') && !OWN_PARAMETERS.includes(part) ? [parts[i - 1]?.toLowerCase()] : [],
    ),
  ),
)
const firstWords = new Set(['', 'wa', ...written.flatMap(([first]) => first ?? [])])

/** Whether a path of a host begins with a word of the table or with the chat shop's `wa` (R10). */
export const isShopPath = (pathname: string): boolean => firstWords.has(pathname.split('/')[1] ?? '')

/**
 * The one way to write a path: no slash at its end or doubled, our own words in lower case but for the capital of
 * `productosHoko` (R7). `/Productos//Vestido/` is `/productos/Vestido`. A path that is returned is returned again for
 * itself, so one redirect is enough.
 */
export function canonicalPath(pathname: string): string {
  const segments = pathname.split('/').filter((segment) => segment !== '')
  return `/${segments
    .map((segment, i) => (beforeName.has(segments[i - 1]?.toLowerCase()) ? segment : canonicalWord(segment)))
    .join('/')}`
}

/** Escapes keep their case: `%C3` and `%c3` are the same byte, and browsers write the former. */
function canonicalWord(segment: string): string {
  const lower = segment.replace(/%[\da-f]{2}|[^%]+/gi, (part) => (part.startsWith('%') ? part : part.toLowerCase()))
  return words.get(lower) ?? lower
}

const NUMBERS: readonly string[] = [':number', ':attempt']

/** Source of a regular expression of these addresses below their mount, spelt canonically, without a query. */
export const shopPathPattern = (...names: readonly ShopPathName[]): string =>
  names
    .map((name) =>
      SHOP_PATHS[name].path
        .replace(/\./g, '\\.')
        .replace(/:\w+/g, (parameter) => (NUMBERS.includes(parameter) ? '\\d+' : '[^/]+')),
    )
    .join('|')

/** Beginnings of what crawlers are asked to stay away from, each once. */
export const uncrawledPaths = (): readonly string[] => {
  const beginnings = shopPathNames((path) => path.noindex === true).map((name) =>
    SHOP_PATHS[name].path.replace(/:.*/, ''),
  )
  const isCovered = (path: string) => beginnings.some((other) => other !== path && path.startsWith(other))
  return [...new Set(beginnings)].filter((path) => !isCovered(path))
}
