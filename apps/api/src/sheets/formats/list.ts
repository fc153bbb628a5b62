import type { ImportField } from '@store/api-client/manage'
import { slugWords } from '@store/core'
import {
  EMPTY_DRAFT,
  formerPrice,
  imageNamed,
  listCell,
  priceCell,
  readVariants,
  requiredCell,
  titleCase,
  UNTRACKED_UNITS,
  unitsCell,
  withOptions,
} from '../cells.ts'
import { barcodeCell, factCells, flagCell, refusing } from '../facts.ts'
import { quoted } from '../faults.ts'
import { BadRow, type Format, groupRows, type ReadProduct, readEach } from '../format.ts'
import type { PriceReading } from '../prices.ts'
import { blankIn } from '../product-input.ts'
import type { Row } from '../sheet.ts'
import { LIST_HEADERS as H } from './list-headers.ts'

const AXES = ['option1', 'option2', 'option3'] as const satisfies readonly ImportField[]
/** The end of a reduced price belongs to the former price. */
const ALSO = { saleEnds: [H.compareAt], dimensions: [] }
const NOT_ACTIVE = /^(0|no|n|false|falso|não|nao|non|off|oculto|inactivo|inativo|inactif|borrador|draft|archived)$/i

/** A list with one product per row, or one variant per row if it has columns for options. */
export const list: Format = {
  name: 'list',
  headers: [H.name],
  fields: H,
  also: ALSO,
  prices: [H.price, H.compareAt],
  read: (rows, prices) =>
    readEach(
      groupRows(rows, keyOf),
      ([first]) => first.cell(H.name),
      ([first, ...further], refuse) => {
        const axes = AXES.filter((axis) => [first, ...further].some((row) => row.cell(H[axis]) !== ''))
        const base = productOf(first, axes.length > 0)
        const blank = (row: Row) => blankIn({ fields: H, also: ALSO }, row)
        if (axes.length === 0) {
          for (const row of further)
            refuse(row, row.cell(H.name), { code: 'sameReference', value: base.draft.reference, row: first.line })
          const { values: _, enabled: __, ...sold } = soldIn(first, [], prices)
          return { ...base, blank: { product: blank(first), variants: [] }, draft: { ...base.draft, ...sold } }
        }
        const ofProduct = { of: first, name: base.draft.name, refuse }
        const read = readVariants([first, ...further], ofProduct, (row) => ({ ...variantOf(row, axes, prices), row }))
        const { options, variants: spelt } = withOptions(
          axes.map((axis) => first.title(H[axis])),
          read,
        )
        const taken = new Set<string>()
        const unsaid: ReturnType<typeof blank>[] = []
        const variants = spelt.flatMap(({ row, ...one }) => {
          const key = JSON.stringify(one.values)
          if (!taken.has(key)) {
            taken.add(key)
            unsaid.push(blank(row))
            return [one]
          }
          refuse(row, base.draft.name, { code: 'sameVariant', value: quoted(one.values.join(' / ')) })
          return []
        })
        const images = [...new Set([first, ...further].flatMap(picturesIn))].map((name) => imageNamed(name))
        return {
          ...base,
          blank: { product: blank(first), variants: unsaid },
          draft: { ...base.draft, options, variants, images },
        }
      },
    ),
}

/** Rows of one product have its reference; in a list without references, its name. */
function keyOf(row: Row): string {
  const isChosen = AXES.some((axis) => row.has(H[axis]))
  const key = row.has(H.reference) ? row.cell(H.reference) : slugWords(row.cell(H.name))
  return isChosen && key !== '' ? key : `row ${row.line}`
}

function productOf(row: Row, hasVariants: boolean): ReadProduct {
  const name = requiredCell(row, H.name)
  const identifier = row.has(H.reference) ? requiredCell(row, H.reference) : row.cell(H.sku) || row.cell(H.barcode)
  const reference = identifier || slugWords(name)
  if (reference === '') throw new BadRow(row, { code: 'noReference' })
  return {
    line: row.line,
    byName: identifier === '',
    draft: {
      ...EMPTY_DRAFT,
      ...factCells(row, refusing(row)),
      ...(hasVariants && { barcode: null }),
      reference,
      name,
      summary: row.cell(H.summary) || null,
      description: row.cell(H.description) || null,
      category: titleCase(row.cell(H.category)) || null,
      subcategory: titleCase(row.cell(H.subcategory).replaceAll('_', ' ')) || null,
      brand: row.cell(H.brand) || null,
      active: !NOT_ACTIVE.test(row.cell(H.active)),
      featured: flagCell(row, H.featured),
      images: picturesIn(row).map((one) => imageNamed(one)),
      position: -row.line,
    },
  }
}

function soldIn(row: Row, values: readonly string[], prices: PriceReading) {
  const price = priceCell(row, H.price, prices)
  return {
    values,
    price,
    enabled: true,
    sku: row.cell(H.sku) || null,
    barcode: barcodeCell(row, refusing(row)),
    compareAt: formerPrice(price, priceCell(row, H.compareAt, prices)),
    // If units are counted, a blank cell means none.
    units: unitsCell(row, H.units, row.has(H.units) ? 0 : UNTRACKED_UNITS),
  }
}

function variantOf(row: Row, axes: readonly (typeof AXES)[number][], prices: PriceReading) {
  const values = axes.map((axis) => requiredCell(row, H[axis]))
  const { price, ...sold } = soldIn(row, values, prices)
  if (price === null && row.has(H.price)) throw new BadRow(row, { code: 'variantWithoutPrice' })
  return { ...sold, price: price ?? 0 }
}

/** Addresses contain no spaces; file names may, and commas separate both. */
function picturesIn(row: Row): readonly string[] {
  const cells = listCell(row, H.image, ',').flatMap((part) => part.split(/[\n|]|\s(?=https?:)/))
  return cells.map((part) => part.trim()).filter(Boolean)
}

/** Names of the same columns in the demonstration and in older lists. */
const OLDER: Readonly<Record<string, string>> = { id: H.reference, style: H.subcategory, current_stock: H.units }

/** The list whose columns have the names of `feria import`. */
export const plainList: Format = {
  ...list,
  name: 'plain product list',
  headers: [H.reference, H.name, H.category, H.price, H.units],
  headerNamed: (header) => OLDER[header] ?? header,
}
