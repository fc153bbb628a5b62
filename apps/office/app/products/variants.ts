/** The most variants that the office creates; an import may have more. */
export const MOST_VARIANTS = 500
export const MOST_OPTIONS = 3
export const MOST_VALUES = 100

export type Choice = { readonly name: string; readonly values: readonly string[] }

/** Parses values: separated by commas, or one per line if there are several lines; without duplicates. */
export const valuesIn = (typed: string): readonly string[] => [
  ...new Set(
    typed
      .split(typed.includes('\n') ? '\n' : ',')
      .map((value) => value.trim())
      .filter(Boolean),
  ),
]

/** Formats values for editing: one per line if any contains a comma. */
export const valuesText = (values: readonly string[]): string =>
  values.some((value) => value.includes(',')) ? `${values.join('\n')}\n` : values.join(', ')

/** Every combination of the options' values, in their order. */
export function combinationsOf(options: readonly Choice[]): readonly (readonly string[])[] {
  if (options.length === 0) return []
  return options.reduce<readonly (readonly string[])[]>(
    (rows, { values }) => rows.flatMap((row) => values.map((value) => [...row, value])),
    [[]],
  )
}

export const countOf = (options: readonly Choice[]): number =>
  options.length === 0 ? 0 : options.reduce((count, { values }) => count * values.length, 1)

/**
 * The values that a combination had before an edit: a renamed value is replaced by the one at its place. Values of a new
 * option are left out, so that the variant is found by the others.
 */
export function valuesBefore(
  values: readonly string[],
  before: readonly Choice[],
  after: readonly Choice[],
): readonly string[] {
  return before.map((option, at) => {
    const value = values[at] ?? ''
    if (option.values.includes(value)) return value
    const place = after[at]?.values.indexOf(value) ?? -1
    const stood = after[at]?.values.length === option.values.length ? option.values[place] : undefined
    return stood !== undefined && !after[at]?.values.includes(stood) ? stood : value
  })
}
