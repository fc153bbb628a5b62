/** One option value that a list is filtered by: "Talla", "M". */
export type ChosenOption = { readonly name: string; readonly value: string }

/** The longest text, in UTF-16 units, and the most options in it. A text above either limit gives no options. */
const MAX_TEXT = 300
const MAX_OPTIONS = 4

/**
 * Reads options as addresses write them: `Color:Negro;Talla:M`. A colon, a semicolon or a percent sign within a name or
 * a value is percent-encoded. If a name occurs twice, the first value counts. Sorted by name.
 */
export function optionsFrom(text: string | null): readonly ChosenOption[] {
  if (text === null || text.length > MAX_TEXT) return []
  const found = new Map<string, string>()
  for (const part of text.split(';')) {
    const [name = '', value = ''] = part.split(':').map(unescaped)
    if (name && value && !found.has(name) && found.size < MAX_OPTIONS) found.set(name, value)
  }
  return [...found].map(([name, value]) => ({ name, value })).toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

/** The canonical text for these options; null if there are none, or if the text would be too long. */
export function optionsToText(options: readonly ChosenOption[]): string | null {
  const parts = options.map(({ name, value }) => `${escaped(name)}:${escaped(value)}`)
  const text = parts.toSorted().join(';')
  return text === '' || text.length > MAX_TEXT ? null : text
}

/** The options with another value for a name; with null, without that name. */
export function withOption(text: string | null, name: string, value: string | null): string | null {
  const others = optionsFrom(text).filter((option) => option.name !== name)
  return optionsToText(value === null ? others : [...others, { name, value }])
}

const escaped = (text: string) => text.replace(/[%:;]/g, encodeURIComponent)
const unescaped = (text: string) =>
  text
    .replace(/%(?:25|3A|3B)/g, decodeURIComponent)
    .replace(/\s+/g, ' ')
    .trim()
