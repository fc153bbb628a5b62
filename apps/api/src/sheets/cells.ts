import {
  type Amount,
  EMPTY_PRODUCT,
  type ImageSource,
  type Option,
  PRODUCT_LIMITS,
  type ProductDraft,
} from '@store/core'
import { quoted } from './faults.ts'
import { BadRow, type Refuse, readRows } from './format.ts'
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
export const foldName = (name: string) =>
  name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim()

/** Options with the values of all variants, each once and in order of appearance, and the variants in the first spelling of their values. */
export function withOptions<Variant extends { readonly values: readonly string[] }>(
  names: readonly string[],
  variants: readonly Variant[],
): { readonly options: readonly Option[]; readonly variants: readonly Variant[] } {
  const spellings = names.map(() => new Map<string, string>())
  const spelt = variants.map((variant) => ({
    ...variant,
    values: variant.values.map((value, axis) => {
      const known = spellings[axis]
      const name = foldName(value)
      if (known && !known.has(name)) known.set(name, value)
      return known?.get(name) ?? value
    }),
  }))
  return {
    options: names.map((name, axis) => ({ name, values: [...(spellings[axis]?.values() ?? [])] })),
    variants: spelt,
  }
}

/** Refuses a product with more variants than a product may have, before any of them is read. */
export function countVariants(row: Row, variants: number): void {
  const most = PRODUCT_LIMITS.variants
  if (variants > most) throw new BadRow(row, { code: 'tooManyVariants', most })
}

/** Reads the variants of a product, one per row. If none can be read, the product is refused too. */
export function readVariants<Variant>(
  rows: readonly Row[],
  { of, name, refuse }: { readonly of: Row; readonly name: string; readonly refuse: Refuse },
  read: (row: Row) => Variant,
): readonly Variant[] {
  countVariants(of, rows.length)
  const variants = readRows(rows, () => name, refuse, read)
  if (variants.length === 0) throw new BadRow(of, { code: 'noVariants' })
  return variants
}

/** A former price counts only if it is higher than the current one. */
export const formerPrice = (price: Amount | null, former: Amount | null) =>
  price !== null && former !== null && former > price ? former : null

export const titleCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Defaults for files without such columns. */
export const EMPTY_DRAFT: Omit<ProductDraft, 'reference' | 'name' | 'position'> = { ...EMPTY_PRODUCT, units: 0 }
