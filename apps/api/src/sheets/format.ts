import type { ImportField } from '@store/api-client/manage'
import type { ProductDraft } from '@store/core'
import { type Fault, quoted } from './faults.ts'
import type { PriceReading } from './prices.ts'
import type { Row, Sheet } from './sheet.ts'

/** The result of reading a file: products, and refused rows, each with its reason. */
export type Reading = { readonly products: readonly ReadProduct[]; readonly refused: readonly RefusedRow[] }
export type ReadProduct = {
  readonly line: number
  readonly draft: ProductDraft
  /** Words by which the merchant groups the product. */
  readonly tags?: readonly string[]
  /** Values in the file that the shop does not store. */
  readonly notes?: readonly Fault[]
  /** Fields with a column that its cells, or those of each variant, leave blank. */
  readonly blank?: Blank
  /** The file has no reference for it: it is identified by its name. */
  readonly byName?: boolean
}
export type Blank = {
  readonly product: readonly (keyof ProductDraft)[]
  readonly variants: readonly (readonly (keyof ProductDraft)[])[]
}
export type RefusedRow = { readonly line: number; readonly name: string; readonly fault: Fault }

/** When the file is read, and the time zone of its times. */
export type Clock = { readonly now: Date; readonly timeZone: string }

export type Format = {
  readonly name: string
  /** Headers, in lower case, that only this format has. */
  readonly headers: readonly string[]
  /** The format's headers for our fields. */
  readonly fields: Readonly<Partial<Record<ImportField, string>>>
  /** Whether the format reads a column besides those of our fields. */
  readonly isOwnHeader?: (header: string) => boolean
  /** Further headers with data of a product's field. */
  readonly also?: Readonly<Partial<Record<keyof ProductDraft, readonly string[]>>>
  /** Our name for a header, for platforms that translate or have renamed theirs. */
  readonly headerNamed?: (header: string) => string
  /** The columns with prices, from which the file's number format is determined. */
  readonly prices: readonly string[]
  readonly read: (rows: readonly Row[], prices: PriceReading, clock: Clock) => Reading
}

/** The format whose headers the file has, and the rows under our names; null: an unknown format. */
export function recognise(
  sheet: Sheet,
  formats: readonly Format[],
): { readonly format: Format; readonly rows: readonly Row[] } | null {
  for (const format of formats) {
    const { headers, rows } = format.headerNamed ? sheet.renamed(format.headerNamed) : sheet
    if (format.headers.every((header) => headers.includes(header))) return { format, rows }
  }
  return null
}

/** Thrown while a row is read, and caught per product, so that an invalid row affects no other. */
export class BadRow extends Error {
  constructor(
    readonly row: Row,
    readonly fault: Fault,
  ) {
    super(fault.code)
  }
}

export type Refuse = (row: Row, name: string, fault: Fault) => void

/** Reads rows separately: an unreadable one is refused, and the others are not affected. */
export function readRows<T>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
  refuse: Refuse,
  read: (row: Row) => T,
): readonly T[] {
  return rows.flatMap((row) => {
    try {
      return [read(row)]
    } catch (problem) {
      if (!(problem instanceof BadRow)) throw problem
      refuse(row, nameOf(row), problem.fault)
      return []
    }
  })
}

/** Collects products and refusals; `name` is the merchant's name for the row. */
export function readEach<T>(
  items: readonly T[],
  name: (item: T) => string,
  read: (item: T, refuse: Refuse) => ReadProduct | null,
): Reading {
  const products: ReadProduct[] = []
  const refused: RefusedRow[] = []
  const seen = new Map<string, number>()
  for (const item of items) {
    try {
      const product = read(item, (row, rowName, fault) => refused.push({ line: row.line, name: rowName, fault }))
      if (!product) continue
      const { reference } = product.draft
      const earlier = seen.get(reference)
      if (earlier !== undefined) {
        refused.push({
          line: product.line,
          name: product.draft.name,
          fault: { code: 'sameReference', value: quoted(reference), row: earlier },
        })
        continue
      }
      seen.set(reference, product.line)
      products.push(product)
    } catch (problem) {
      if (!(problem instanceof BadRow)) throw problem
      refused.push({ line: problem.row.line, name: name(item), fault: problem.fault })
    }
  }
  return { products, refused: refused.toSorted((a, b) => a.line - b.line) }
}

/** Groups of rows, in the order in which each group first appears. */
export function groupRows(rows: readonly Row[], keyOf: (row: Row) => string): readonly (readonly [Row, ...Row[]])[] {
  const groups = new Map<string, [Row, ...Row[]]>()
  for (const row of rows) {
    const group = groups.get(keyOf(row))
    if (group) group.push(row)
    else groups.set(keyOf(row), [row])
  }
  return [...groups.values()]
}
