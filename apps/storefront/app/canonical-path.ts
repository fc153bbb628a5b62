/** Words after which a path holds a name of the merchant's, whose letters are left as they are. */
const BEFORE_A_NAME = ['productos', 'productoshoko', 'pedido', 'blog']

/** Of our own words, the one that the specification writes with a capital (R7). */
const CAPITAL = 'productosHoko'

/**
 * The one way to write a path: no slash at its end or doubled, our own words in lower case. `/Productos//Vestido/` is
 * `/productos/Vestido`. Equal to the path when there is nothing to mend, so one redirect is enough.
 */
export function canonicalPath(pathname: string): string {
  const segments = pathname.split('/').filter((segment) => segment !== '')
  return `/${segments
    .map((segment, i) => (BEFORE_A_NAME.includes(segments[i - 1]?.toLowerCase() ?? '') ? segment : lowerCase(segment)))
    .join('/')}`
}

/** Escapes keep their case: `%C3` and `%c3` are the same byte, and browsers write the former. */
function lowerCase(segment: string): string {
  const lower = segment.replace(/%[\da-f]{2}|[^%]+/gi, (part) => (part.startsWith('%') ? part : part.toLowerCase()))
  return lower === CAPITAL.toLowerCase() ? CAPITAL : lower
}
