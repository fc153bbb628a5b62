import { FIELD_LIMITS, isPlaceName, plainName } from '@store/core'

/** The most cities that are added at once. */
export const MOST_NAMES = 500

type NameProblem = { readonly line: number; readonly text: string; readonly kind: 'bad' | 'long' }

type ReadNames = {
  readonly names: readonly string[]
  /** The number of lines that name a city of the list, or one of an earlier line. */
  readonly already: number
  readonly problems: readonly NameProblem[]
}

/**
 * Parses names of cities, one per line. A name has no column separators, as in a pasted price list, and no asterisk at its
 * beginning: lines with prices, which name the city, could not be read.
 */
export function readCityNames(text: string, listed: readonly string[]): ReadNames {
  const known = new Set(listed.map(plainName))
  const names: string[] = []
  const problems: NameProblem[] = []
  let already = 0
  for (const [at, raw] of text.split('\n').entries()) {
    const name = raw.trim()
    if (name === '') continue
    const problem = { line: at + 1, text: name.slice(0, 60) }
    if (name.length > FIELD_LIMITS.city) problems.push({ ...problem, kind: 'long' })
    else if (!isPlaceName(name) || /^\*|[;\t]/.test(name)) problems.push({ ...problem, kind: 'bad' })
    else if (known.has(plainName(name))) already += 1
    else {
      known.add(plainName(name))
      names.push(name)
    }
  }
  return { names, already, problems }
}
