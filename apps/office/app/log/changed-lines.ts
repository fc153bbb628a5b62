import { formatAmount, type Language, type MoneyStyle } from '@store/core'
import { percentText } from '#app/taxes/percent.ts'
import type { logWords } from '#app/words/log/index.ts'

type Words = ReturnType<typeof logWords.of>
type Fields = Readonly<Record<string, unknown>> | null

/** Names of fields that are amounts, in hundredths. */
const MONEY = /price|compareat|amount|total|minpurchase|ceiling|cost$/i
/** Longer lists are shown by their length. */
const MOST_ITEMS = 4
const MOST_TEXT = 120

type LineStyle = {
  readonly words: Words
  readonly money: MoneyStyle
  readonly language: Language
  /** The shop's taxes: products have their ids. */
  readonly taxes: readonly { readonly id: number; readonly name: string }[]
}

/** Describes the changes of a log row: each field with its value before and after. */
export function changedLines(before: Fields, after: Fields, style: LineStyle): readonly string[] {
  const [was, is] = [flat(before), flat(after)]
  const paths = [...new Set([...was.keys(), ...is.keys()])]
  return paths.map((path) => {
    const name = nameOf(path, style.words)
    const [one, other] = [was, is].map((fields) => (fields.has(path) ? textOf(path, fields.get(path), style) : null))
    if (before !== null && after !== null)
      return style.words.was(name, one ?? style.words.nothing, other ?? style.words.nothing)
    return style.words.is(name, other ?? one ?? style.words.nothing)
  })
}

/** The name of what a row is about, from its recorded values; null: none has a name. */
export function calledIn(before: Fields, after: Fields): string | null {
  const names = ['name', 'title', 'email'].flatMap((key) => [after?.[key], before?.[key]])
  const name = names.find((value) => typeof value === 'string' && value.trim() !== '' && value !== '…')
  return typeof name === 'string' ? name.slice(0, MOST_TEXT) : null
}

/** All values by their paths; lists stay whole. */
function flat(fields: Fields, path = ''): ReadonlyMap<string, unknown> {
  return new Map(
    Object.entries(fields ?? {}).flatMap(([key, value]): (readonly [string, unknown])[] => {
      const here = path ? `${path}.${key}` : key
      return value !== null && typeof value === 'object' && !Array.isArray(value)
        ? [...flat(value as Fields, here)]
        : [[here, value]]
    }),
  )
}

/** The field's label; without one, its name split into words. */
const nameOf = (path: string, { names }: Words): string =>
  path
    .split('.')
    .map((part) =>
      part in names ? names[part as keyof typeof names] : part.replaceAll(/([A-Z])/g, ' $1').toLowerCase(),
    )
    .join(' · ')

function textOf(path: string, value: unknown, style: LineStyle): string {
  const { words, money } = style
  if (value === null || value === '') return words.nothing
  if (typeof value === 'boolean') return value ? words.yes : words.no
  // A tax has its percentage in hundredths; those of reductions are below their names.
  if (typeof value === 'number' && path === 'percent') return percentText(value, style.language)
  if (path === 'taxId') return style.taxes.find(({ id }) => id === value)?.name ?? String(value)
  if (typeof value === 'number') return MONEY.test(path) ? formatAmount(value, money) : String(value)
  if (!Array.isArray(value)) return String(value).slice(0, MOST_TEXT)
  const items = value.filter((item) => typeof item !== 'object')
  return items.length < value.length || items.length > MOST_ITEMS
    ? words.many(value.length)
    : items.map((item) => textOf(path, item, style)).join(', ') || words.nothing
}
