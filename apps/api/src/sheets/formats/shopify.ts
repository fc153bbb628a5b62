import {
  EMPTY_DRAFT,
  formerPrice,
  imageNamed,
  listCell,
  priceCell,
  readVariants,
  requiredCell,
  UNTRACKED_UNITS,
  unitsCell,
  withOptions,
} from '../cells.ts'
import { barcodeCell, FACT_FIELDS, factCells, factHeader, flagCell } from '../facts.ts'
import type { Fault } from '../faults.ts'
import { BadRow, type Format, groupRows, readEach } from '../format.ts'
import type { PriceReading } from '../prices.ts'
import type { Row } from '../sheet.ts'

/** The platform has three options; our own exports have more if the products do. */
const AXES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const
/** The platform's value for a product without options. */
const NO_OPTION = 'Default Title'

/** The headers of the platform's newer template. */
const NEWER_HEADERS: Readonly<Record<string, string>> = {
  'url handle': 'handle',
  description: 'body (html)',
  'published on online store': 'published',
  sku: 'variant sku',
  price: 'variant price',
  'compare-at price': 'variant compare at price',
  'inventory tracker': 'variant inventory tracker',
  'inventory quantity': 'variant inventory qty',
  'continue selling when out of stock': 'variant inventory policy',
  'weight value (grams)': 'variant grams',
  'product image url': 'image src',
  'variant barcode': 'barcode',
  'seo title': 'search_title',
}

/** Columns that are read but are no fields of ours. */
const OWN =
  /^(?:option\d+ (?:name|value)|status|published|tags|product category|google shopping \/ condition|image (?:position|alt text)|variant (?:inventory (?:tracker|policy)|grams|sale ends|published)|length|width|height|weight)$/

/** Rows with the same handle are one product: they hold its variants, or only a further picture. */
export const shopify: Format = {
  name: 'Shopify',
  headers: ['handle', 'title', 'body (html)', 'vendor'],
  fields: {
    reference: 'handle',
    name: 'title',
    description: 'body (html)',
    summary: 'seo description',
    brand: 'vendor',
    category: 'type',
    subcategory: 'subcategory',
    price: 'variant price',
    compareAt: 'variant compare at price',
    units: 'variant inventory qty',
    sku: 'variant sku',
    image: 'image src',
    featured: 'featured',
    ...FACT_FIELDS,
  },
  isOwnHeader: (header) => OWN.test(header),
  also: {
    category: ['product category'],
    active: ['status', 'published'],
    condition: ['google shopping / condition'],
    saleEnds: ['variant sale ends'],
    units: ['variant inventory tracker', 'variant inventory policy'],
    dimensions: ['length', 'width', 'height', 'weight', 'variant grams'],
  },
  headerNamed: (header) => NEWER_HEADERS[header] ?? factHeader(header),
  prices: ['Variant Price', 'Variant Compare At Price'],
  read: (rows, prices) =>
    readEach(
      groupRows(rows, (row) => row.cell('Handle')),
      ([first]) => first.cell('Title') || first.cell('Handle'),
      (group, refuse) => {
        const [first] = group
        const handle = requiredCell(first, 'Handle')
        const name = group.map((row) => row.cell('Title')).find(Boolean)
        if (!name) throw new BadRow(first, { code: 'empty', column: first.title('Title') })
        const axes = AXES.filter((axis) => group.some((row) => row.cell(`Option${axis} Value`) !== ''))
        const variantRows = group.filter(
          (row) => row.cell('Variant Price') !== '' || axes.some((axis) => row.cell(`Option${axis} Value`) !== ''),
        )
        const plain =
          axes.length === 0 ||
          (axes.length === 1 && variantRows.every((row) => row.cell('Option1 Value') === NO_OPTION))
        const notes: Fault[] = []
        const facts = factCells(first, (fault) => notes.push(fault))
        const base = {
          ...EMPTY_DRAFT,
          ...facts,
          reference: handle,
          name,
          description: group.map((row) => row.cell('Body (HTML)')).find(Boolean) ?? null,
          summary: first.cell('SEO Description') || null,
          category: first.cell('Type') || lastOf(first.cell('Product Category')),
          subcategory: first.cell('Subcategory') || null,
          featured: flagCell(first, 'featured'),
          brand: first.cell('Vendor') || null,
          images: pictures(group),
          ...(first.cell('Status').toLowerCase() === 'draft' && { status: 'draft' as const }),
          active:
            (first.cell('Status') || 'active').toLowerCase() === 'active' &&
            first.cell('Published').toLowerCase() !== 'false',
          condition: /used|usado/i.test(first.cell('Google Shopping / Condition'))
            ? ('used' as const)
            : facts.condition,
          position: -first.line,
        }
        const tags = listCell(first, 'Tags', ',')
        if (plain) {
          const row = variantRows[0] ?? first
          return {
            line: first.line,
            tags,
            notes,
            draft: { ...base, ...soldIn(row, prices), dimensions: measures(row) },
          }
        }
        const names = axes.map(
          (axis) => group.map((row) => row.cell(`Option${axis} Name`)).find(Boolean) ?? `Option ${axis}`,
        )
        const read = readVariants(variantRows, { of: first, name, refuse }, (row) => variant(row, axes, prices))
        const { options, variants } = withOptions(names, read)
        return {
          line: first.line,
          tags,
          notes,
          draft: {
            ...base,
            barcode: null,
            options,
            variants,
            dimensions: measures(first),
          },
        }
      },
    ),
}

/** The last part of a path in the platform's own category tree. */
function lastOf(path: string): string | null {
  const last = path.split('>').at(-1)?.trim()
  return last && last !== 'Uncategorized' ? last : null
}

function soldIn(row: Row, prices: PriceReading) {
  const price = priceCell(row, 'Variant Price', prices)
  const compareAt = formerPrice(price, priceCell(row, 'Variant Compare At Price', prices))
  return { price, compareAt, units: units(row), saleEnds: saleEnds(row), sku: row.cell('Variant SKU') || null }
}

function variant(row: Row, axes: readonly number[], prices: PriceReading) {
  const values = axes.map((axis) => row.cell(`Option${axis} Value`))
  const missing = axes.find((_, index) => values[index] === '')
  if (missing !== undefined) throw new BadRow(row, { code: 'empty', column: row.title(`Option${missing} Value`) })
  const { price, ...sold } = soldIn(row, prices)
  if (price === null) throw new BadRow(row, { code: 'variantWithoutPrice' })
  return {
    values,
    price,
    ...sold,
    barcode: barcodeCell(row, () => {}),
    enabled: row.cell('Variant Published').toLowerCase() !== 'false',
  }
}

/** Without an inventory tracker the platform does not count stock, whatever the quantity; "continue" sells without stock. */
function units(row: Row): number {
  const counted = unitsCell(row, 'Variant Inventory Qty', UNTRACKED_UNITS)
  const untracked = row.has('Variant Inventory Tracker') && row.cell('Variant Inventory Tracker') === ''
  return untracked || row.cell('Variant Inventory Policy').toLowerCase() === 'continue' ? UNTRACKED_UNITS : counted
}

/** A column of our own exports. */
function saleEnds(row: Row): string | null {
  const written = row.cell('Variant Sale Ends')
  return written !== '' && !Number.isNaN(Date.parse(written)) ? new Date(written).toISOString() : null
}

/** The platform only has a weight in grams; our own exports have columns for all measures. */
function measures(row: Row) {
  const [length, width, height] = ['length', 'width', 'height'].map((name) => Number(row.cell(name)) || null)
  const grams = Number(row.cell('Variant Grams'))
  const weight = row.cell('weight') || (grams > 0 ? `${grams} g` : null)
  if (!length && !width && !height && !weight) return null
  return { length: length ?? null, width: width ?? null, height: height ?? null, weight }
}

function pictures(group: readonly Row[]) {
  const seen = new Map<string, { address: string; alt: string | null; position: number }>()
  for (const row of group) {
    const address = row.cell('Image Src')
    if (address && !seen.has(address))
      seen.set(address, {
        address,
        alt: row.cell('Image Alt Text') || null,
        position: Number(row.cell('Image Position')) || seen.size + 1,
      })
  }
  return [...seen.values()]
    .toSorted((a, b) => a.position - b.position)
    .map(({ address, alt }) => imageNamed(address, alt))
}
