import type { FilterTag } from '@store/core'

/** A value of the shop's age tag: its name, as in "4–6 años", and a short form for buttons, as in "4–6". */
export type Age = { readonly id: number; readonly name: string; readonly short: string }

/** Names of the age tag in the four languages. */
const ASKS_AGE = /^(?:edad|edades|age|ages|âge|âges|idade|idades)(?![\p{L}])/iu
const YEARS = /años?|anos?|years?|yrs?|ans\b/i

/**
 * The ages of a shop, in the merchant's order: the values of the age tag, found by its name, else by values that are
 * all in years. Empty if the shop has no such tag.
 */
export function agesOf(tags: readonly FilterTag[]): readonly Age[] {
  const filled = tags.filter(({ values }) => values.length > 0).toSorted((a, b) => a.position - b.position)
  const tag =
    filled.find(({ name }) => ASKS_AGE.test(name.trim())) ??
    filled.find(({ values }) => values.every(({ name }) => /\d/.test(name) && YEARS.test(name)))
  return (tag?.values ?? []).map(({ id, name }) => ({ id, name, short: shortOf(name) }))
}

const MORE = /(?:más|more|up|mais|plus)$/iu

/** "4 a 6 años" becomes "4–6", "10 años o más" "10+"; a name without years is kept. */
function shortOf(name: string): string {
  const trimmed = name.trim()
  const range = /^(\d+)\s*(?:[–—-]|a|to|à|y|e|o|or|et|ou)\s*(\d+)\s*(\p{L}*)/iu.exec(trimmed)
  if (range && isYears(range[3])) return `${range[1]}–${range[2]}`
  const open = trimmed.endsWith('+')
    ? /^(\d+)\s*(\p{L}*)$/u.exec(trimmed.slice(0, -1).trimEnd())
    : /^(\d+)\s*(\p{L}*)/u.exec(MORE.test(trimmed) ? trimmed.replace(MORE, '') : '')
  return open && isYears(open[2]) ? `${open[1]}+` : name
}

const isYears = (unit: string | undefined) => !unit || YEARS.test(unit)
