import { type PageZone, SHOP_DATA, SHOP_FILES, SHOP_PAGES, type ShopPathName } from './shop-paths.ts'

type Row = { readonly path: string; readonly zone?: PageZone; readonly cached?: true | 'here'; readonly noindex?: true }
const rows: readonly Row[] = [SHOP_PAGES, SHOP_DATA, SHOP_FILES].flatMap((group) => Object.values<Row>(group))

/** Parameters with our own words as values, in lower case. All other parameters are names and numbers, whose case is kept. */
const OWN_PARAMETERS: readonly string[] = [':kind', ':step', ':part', ':attempt']
const written = rows.map(({ path }) => path.split('/').filter(Boolean))
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
 * The canonical form of a path: no trailing or double slash, our own words in lower case except the capital in
 * `productosHoko` (R7). `/Productos//Vestido/` becomes `/productos/Vestido`. The result does not change if it is passed in
 * again, so one redirect is enough.
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

/** Source of a regular expression for this address in its canonical form, without a query. */
const patternOf = ({ path }: Row): string =>
  path.replace(/\./g, '\\.').replace(/:\w+/g, (parameter) => (NUMBERS.includes(parameter) ? '\\d+' : '[^/]+'))

/** Matches every page that may be cached, below its mount. */
export const cachedPathPattern = (): string =>
  rows
    .filter(({ cached }) => cached)
    .map(patternOf)
    .join('|')
/** Matches one page, below its mount. */
export const shopPathPattern = (name: ShopPathName): string => patternOf({ ...SHOP_PAGES, ...SHOP_DATA }[name])

/** The address of a machine-readable file, on the shop's own host. */
export const shopFile = (name: keyof typeof SHOP_FILES, part = ''): string =>
  SHOP_FILES[name].path.replace(':part', encodeURIComponent(part))

/** The path prefixes that crawlers should avoid, each once. */
export function uncrawledPaths(): readonly string[] {
  const beginnings = rows.filter(({ noindex }) => noindex).map(({ path }) => path.replace(/:.*/, ''))
  const isCovered = (path: string) => beginnings.some((other) => other !== path && path.startsWith(other))
  return [...new Set(beginnings)].filter((path) => !isCovered(path))
}
