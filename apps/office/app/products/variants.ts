/** As many as the office makes of options; an import may bring more. */
export const MOST_VARIANTS = 500
export const MOST_OPTIONS = 3
export const MOST_VALUES = 100

export type Choice = { readonly name: string; readonly values: readonly string[] }

/** Values as they are typed: between commas, or each on a line where there are several lines; each once. */
export const valuesIn = (typed: string): readonly string[] => [
  ...new Set(
    typed
      .split(typed.includes('\n') ? '\n' : ',')
      .map((value) => value.trim())
      .filter(Boolean),
  ),
]

/** The same, to be typed on: values with commas stand on lines. */
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
 * The values that a combination had before: where a value was written anew in its place, the one that stood there. A new option had none, so
 * that what was there before is found by its other values.
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
