import type { Amount, ImageSource, Option, ProductDraft } from '@store/core'
import { quoted } from './faults.ts'
import { BadRow } from './format.ts'
import { type PriceReading, readPrice } from './prices.ts'
import type { Row } from './sheet.ts'

/** Units of a product whose merchant does not count stock: many, but still a number that orders reduce. */
export const UNTRACKED_UNITS = 1000
const MOST_UNITS = 1_000_000
const HIGHEST_PRICE = 1_000_000_000_00

/** A price in hundredths. '' is null: price on request (docs/decisions/003). */
export function priceCell(row: Row, header: string, { decimals }: PriceReading): Amount | null {
  const written = row.cell(header)
  const amount = readPrice(written, decimals)
  const cell = { column: row.title(header), value: quoted(written) }
  if (amount === 'no price') throw new BadRow(row, { code: 'notPrice', ...cell })
  if (amount !== null && amount < 0) throw new BadRow(row, { code: 'belowZero', ...cell })
  if (amount !== null && amount > HIGHEST_PRICE) throw new BadRow(row, { code: 'tooHigh', ...cell })
  return amount
}

/** Units in stock; '' is `fallback`, a negative number is 0. */
export function unitsCell(row: Row, header: string, fallback: number): number {
  const written = row.cell(header)
  if (written === '') return fallback
  const units = Number(written)
  if (!Number.isFinite(units))
    throw new BadRow(row, { code: 'notUnits', column: row.title(header), value: quoted(written) })
  return Math.min(MOST_UNITS, Math.max(0, Math.floor(units)))
}

export const listCell = (row: Row, header: string, separator: string) =>
  row
    .cell(header)
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean)

export function requiredCell(row: Row, header: string): string {
  const text = row.cell(header)
  if (text === '') throw new BadRow(row, { code: 'empty', column: row.title(header) })
  return text
}

/** A picture by path or URL: its name in a folder of images, or the address from which it is fetched. */
export const imageNamed = (name: string, alt: string | null = null): ImageSource => ({ kind: 'file', name, alt })

/** "Color", "color " and "COLOR" are one name: the first spelling is kept. */
export function sameName(a: string, b: string): boolean {
  return foldName(a) === foldName(b)
}
const foldName = (name: string) =>
  name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim()

/** Options and values of all variants, each once, in order of appearance. */
export function optionsOf(
  names: readonly string[],
  variants: readonly { readonly values: readonly string[] }[],
): readonly Option[] {
  return names.map((name, axis) => {
    const values: string[] = []
    for (const variant of variants) {
      const value = variant.values[axis]
      if (value && !values.some((known) => sameName(known, value))) values.push(value)
    }
    return { name, values }
  })
}

/** The option's existing spelling of a value. */
export const knownValue = (option: Option | undefined, value: string) =>
  option?.values.find((known) => sameName(known, value)) ?? value

/** A former price counts only if it is higher than the current one. */
export const formerPrice = (price: Amount | null, former: Amount | null) =>
  price !== null && former !== null && former > price ? former : null

export const titleCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Defaults for files without such columns. */
export const EMPTY_DRAFT: Omit<ProductDraft, 'reference' | 'name' | 'position'> = {
  summary: null,
  description: null,
  price: null,
  compareAt: null,
  options: [],
  variants: [],
  units: 0,
  active: true,
  featured: false,
  freeShipping: false,
  condition: 'new',
  category: null,
  subcategory: null,
  images: [],
  sku: null,
  brand: null,
  warranty: null,
  dimensions: null,
  supplier: null,
  maxQuantity: null,
}
