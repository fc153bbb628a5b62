import { distance } from 'fastest-levenshtein'

/** ` Did you mean "x"?`, or nothing if no name is similar to what was typed. */
export function didYouMean(typed: string, names: readonly string[]): string {
  const lowerCase = typed.toLowerCase()
  const near = names
    .map((name) => ({ name, steps: distance(lowerCase, name.toLowerCase()) }))
    .filter(({ name, steps }) => steps <= Math.ceil(name.length * 0.4))
    .toSorted((a, b) => a.steps - b.steps)[0]
  return near ? ` Did you mean "${near.name}"?` : ''
}
