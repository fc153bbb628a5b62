import {
  EMPTY_DRAFT,
  imageNamed,
  listCell,
  priceCell,
  readVariants,
  requiredCell,
  UNTRACKED_UNITS,
  unitsCell,
  withOptions,
} from '../cells.ts'
import { FACT_FIELDS, factCells, factHeader } from '../facts.ts'
import { type Fault, quoted } from '../faults.ts'
import { BadRow, type Format, readEach } from '../format.ts'
import type { PriceReading } from '../prices.ts'
import type { Row } from '../sheet.ts'

/** A product, then a row for each further variant with its name left empty; lists are joined with "|". */
export const vendure: Format = {
  name: 'Vendure',
  headers: ['name', 'slug', 'optiongroups', 'optionvalues', 'stockonhand'],
  // "name:en": a shop in several languages; its first one is read.
  headerNamed: (header) => factHeader(header).replace(/:[a-z]{2}(?:[-_][a-z]+)?$/, ''),
  fields: {
    reference: 'slug',
    name: 'name',
    description: 'description',
    price: 'price',
    units: 'stockonhand',
    sku: 'sku',
    image: 'assets',
    ...FACT_FIELDS,
  },
  isOwnHeader: (header) => ['optiongroups', 'optionvalues', 'facets', 'enabled'].includes(header),
  also: {
    category: ['facets'],
    subcategory: ['facets'],
    brand: ['facets'],
    active: ['enabled'],
    dimensions: [],
    saleEnds: [],
  },
  prices: ['price'],
  read: (rows, prices) =>
    readEach(
      groups(rows),
      ([first]) => first.cell('name'),
      ([first, ...further], refuse) => {
        const name = requiredCell(first, 'name')
        const groupNames = listCell(first, 'optionGroups', '|')
        const facets = listCell(first, 'facets', '|').map((facet) => facet.split(':').map((part) => part.trim()))
        const facet = (kind: string) => facets.filter(([key]) => key === kind).map(([, value]) => value ?? '')
        const [category = null, subcategory = null] = facet('category')
        const notes: Fault[] = []
        const base = {
          ...EMPTY_DRAFT,
          ...factCells(first, (fault) => notes.push(fault)),
          reference: first.cell('slug') || name,
          name,
          description: first.cell('description') || null,
          category,
          subcategory,
          brand: facet('brand')[0] ?? null,
          active: first.cell('enabled').toLowerCase() !== 'false',
          images: listCell(first, 'assets', '|').map((asset) => imageNamed(asset)),
          position: -first.line,
        }
        if (groupNames.length === 0) {
          for (const row of further) refuse(row, name, { code: 'noOptions' })
          return {
            line: first.line,
            notes,
            draft: {
              ...base,
              price: priceCell(first, 'price', prices),
              units: units(first),
              sku: first.cell('sku') || null,
            },
          }
        }
        const read = readVariants([first, ...further], { of: first, name, refuse }, (row) =>
          variant(row, groupNames, prices),
        )
        const { options, variants } = withOptions(groupNames, read)
        return { line: first.line, notes, draft: { ...base, options, variants } }
      },
    ),
}

function variant(row: Row, groupNames: readonly string[], prices: PriceReading) {
  const values = listCell(row, 'optionValues', '|')
  if (values.length !== groupNames.length)
    throw new BadRow(row, {
      code: 'valueCount',
      column: row.title('optionValues'),
      value: quoted(row.cell('optionValues')),
      most: groupNames.length,
    })
  const price = priceCell(row, 'price', prices)
  if (price === null) throw new BadRow(row, { code: 'variantWithoutPrice' })
  return { values, price, compareAt: null, units: units(row), sku: row.cell('sku') || null, enabled: true }
}

const units = (row: Row) => unitsCell(row, 'stockOnHand', UNTRACKED_UNITS)

function groups(rows: readonly Row[]): readonly (readonly [Row, ...Row[]])[] {
  const all: [Row, ...Row[]][] = []
  for (const row of rows) {
    const last = all.at(-1)
    if (row.cell('name') === '' && last) last.push(row)
    else all.push([row])
  }
  return all
}
