import { IMPORT_LIMITS, type ImportField } from '@store/api-client/manage'
import type { Currency, ProductDraft } from '@store/core'
import { cut, type Fault, UnreadableFile } from '../sheets/faults.ts'
import { type Blank, type Clock, type Format, type RefusedRow, recognise } from '../sheets/format.ts'
import { FORMATS } from '../sheets/formats/index.ts'
import { list } from '../sheets/formats/list.ts'
import { guessedFields, LIST_HEADERS } from '../sheets/formats/list-headers.ts'
import { priceReading } from '../sheets/prices.ts'
import { missingIn } from '../sheets/product-input.ts'
import { readSheet, type Sheet } from '../sheets/sheet.ts'
import { groupedByTags } from '../sheets/tags.ts'
import type { ImportMatch, ImportReport } from './schema.ts'

type ColumnMatch = ImportMatch['columns'][number]

/** A product as read from a file, until it is imported. */
export type ImportedProduct = {
  readonly line: number
  readonly draft: ProductDraft
  readonly byName: boolean
  readonly blank?: Blank
  /** After the import: its id, whether it is new, and whether it was changed. */
  readonly saved?: { readonly id: number; readonly isNew: boolean; readonly isChanged: boolean }
}

export type ReadFile = {
  readonly match: ImportMatch
  readonly program: string | null
  readonly columns: ImportReport['columns']
  readonly ambiguous: ImportReport['ambiguous']
  readonly fault: Fault | null
  readonly products: readonly ImportedProduct[]
  readonly refused: readonly RefusedRow[]
  /** Values of readable rows that are left out. */
  readonly notes: readonly RefusedRow[]
  /** Fields that the file does not contain. */
  readonly untold: readonly (keyof ProductDraft)[]
}

type Shop = { readonly currency: Currency; readonly clock: Clock }

const EXAMPLES = 3
const LONGEST_EXAMPLE = 60

/** Reads a file with the chosen meaning of its columns, or with the guessed one if none was chosen. */
export function readFile(bytes: Uint8Array, chosen: ImportMatch | null, shop: Shop): ReadFile {
  try {
    const sheet = readSheet(bytes, IMPORT_LIMITS)
    if (sheet.rows.length === 0) throw new UnreadableFile({ code: 'noRows' })
    return readMatched(sheet, chosen, shop)
  } catch (problem) {
    if (!(problem instanceof UnreadableFile)) throw problem
    const match = chosen ?? { columns: [], decimals: null }
    return {
      match,
      program: null,
      columns: [],
      ambiguous: null,
      fault: problem.fault,
      products: [],
      refused: [],
      notes: [],
      untold: [],
    }
  }
}

function readMatched(sheet: Sheet, chosen: ImportMatch | null, { currency, clock }: Shop): ReadFile {
  const format = recognise(sheet, FORMATS)?.format ?? list
  const isProgram = format.fields !== LIST_HEADERS
  const headers = format.headerNamed ? sheet.renamed(format.headerNamed).headers : sheet.headers
  const proposed = isProgram ? headers.map((header) => meaningIn(format, header)) : guessedFields(sheet.titles)
  const meanings = headers.map((_, at) => (chosen ? (chosen.columns[at] ?? null) : (proposed[at] ?? null)))
  const matched = sheet.renamed((_, at) => headerFor(format, meanings[at] ?? null, headers[at] ?? '', at))
  const prices = priceReading(matched.rows, format.prices, currency, chosen?.decimals ?? null)
  const columns = sheet.titles.map((title, at) => ({
    title: cut(title, LONGEST_EXAMPLE),
    examples: examplesOf(matched, at),
    field: meanings[at] ?? null,
    choices: choicesOf(format, headers[at] ?? ''),
  }))
  const about = {
    match: { columns: [...meanings], decimals: chosen?.decimals ?? null },
    columns,
    program: isProgram ? format.name : null,
    ambiguous: prices.ambiguous && {
      row: prices.ambiguous.row.line,
      column: prices.ambiguous.row.title(prices.ambiguous.header),
      value: prices.ambiguous.written,
    },
    untold: [...missingIn(format, matched.rows[0])],
  }
  const fault = faultIn(meanings, columns)
  if (fault || prices.ambiguous) return { ...about, fault, products: [], refused: [], notes: [] }
  const read = format.read(matched.rows, prices, clock)
  const { products } = groupedByTags(read.products)
  return {
    ...about,
    fault: null,
    refused: read.refused,
    products: products.map(({ line, draft, blank, byName = false }) => ({
      line,
      draft,
      byName,
      ...(blank && { blank }),
    })),
    notes: products.flatMap(({ line, draft, notes = [] }) => notes.map((fault) => ({ line, name: draft.name, fault }))),
  }
}

function meaningIn({ fields, isOwnHeader }: Format, header: string): ColumnMatch {
  const [field] = Object.entries(fields).find(([, name]) => name === header) ?? []
  if (field) return field as ImportField
  return isOwnHeader?.(header) ? 'own' : null
}

function headerFor({ fields }: Format, meaning: ColumnMatch, header: string, column: number): string {
  const name = meaning === 'own' ? header : meaning && fields[meaning]
  return name || `left out ${column}`
}

const choicesOf = ({ fields, isOwnHeader }: Format, header: string): ColumnMatch[] => [
  ...(Object.keys(fields) as ImportField[]),
  ...(isOwnHeader?.(header) ? (['own'] as const) : []),
  null,
]

function examplesOf({ rows, headers }: Sheet, column: number): string[] {
  const header = headers[column] ?? ''
  const examples: string[] = []
  for (const row of rows) {
    const cell = row.cell(header)
    if (cell !== '' && !examples.includes(cell)) examples.push(cell)
    if (examples.length === EXAMPLES) break
  }
  return examples.map((text) => (text.length > LONGEST_EXAMPLE ? `${cut(text, LONGEST_EXAMPLE)}…` : text))
}

function faultIn(meanings: readonly ColumnMatch[], columns: ImportReport['columns']): Fault | null {
  if (!meanings.includes('name')) return { code: 'noName' }
  const twice = meanings.findIndex((one, at) => one !== null && one !== 'own' && meanings.indexOf(one) !== at)
  return twice < 0 ? null : { code: 'twoMeanings', column: columns[twice]?.title ?? '' }
}
