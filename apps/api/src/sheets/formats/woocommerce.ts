import { dayOf } from '@store/core'
import {
  countVariants,
  EMPTY_DRAFT,
  formerPrice,
  imageNamed,
  listCell,
  priceCell,
  requiredCell,
  UNTRACKED_UNITS,
  unitsCell,
} from '../cells.ts'
import { barcodeCell, FACT_FIELDS, factCells, flagCell } from '../facts.ts'
import { type Fault, quoted, UnreadableFile } from '../faults.ts'
import { BadRow, type Clock, type Format, groupRows, readEach, readRows } from '../format.ts'
import { momentCell } from '../moments.ts'
import type { PriceReading } from '../prices.ts'
import type { Row } from '../sheet.ts'
import { attributes, choicesIn, combinationsOf, expand, knownOf } from './woocommerce-attributes.ts'
import { headerNamed } from './woocommerce-headers.ts'

/** Columns that are read but are no fields of ours. */
const OWN =
  /^(?:id|type|parent|published|visibility in catalog|tags|sale price|date sale price (?:starts|ends)|in stock\?|backorders allowed\?|sold individually\?|external url|attribute \d+ (?:name|value\(s\)|visible)|(?:length|width|height|weight) \(\w+\))$/

/** The most variants of a whole file that have no rows in it, but come from blank attributes. */
const MOST_EXPANDED = 100_000

/** Products by type; variations are rows that name their parent by SKU or `id:…`. */
export const woocommerce: Format = {
  name: 'WooCommerce',
  headers: ['type', 'sku', 'name', 'regular price'],
  fields: {
    reference: 'sku',
    name: 'name',
    summary: 'short description',
    description: 'description',
    category: 'categories',
    price: 'regular price',
    units: 'stock',
    image: 'images',
    featured: 'is featured?',
    ...FACT_FIELDS,
  },
  isOwnHeader: (header) => OWN.test(header),
  also: {
    sku: ['sku'],
    subcategory: ['categories'],
    description: ['attribute 1 name'],
    price: ['sale price'],
    compareAt: ['sale price'],
    saleEnds: ['sale price'],
    active: ['published', 'visibility in catalog'],
    units: ['in stock?', 'backorders allowed?'],
    maxQuantity: ['sold individually?'],
    brand: [],
    dimensions: [
      'length (cm)',
      'width (cm)',
      'height (cm)',
      'weight (kg)',
      'weight (g)',
      'weight (lbs)',
      'weight (oz)',
    ],
  },
  headerNamed,
  prices: ['Regular price', 'Sale price'],
  read: (rows, prices, clock) => {
    const marks = { prices, clock }
    const isVariation = (row: Row) => types(row).includes('variation')
    const variations = groupByParent(rows.filter(isVariation))
    const products = rows.filter((row) => !isVariation(row))
    const known = new Set(products.flatMap((row) => keysOf(row)))
    let expanded = 0
    const orphans = rows.filter((row) => isVariation(row) && !known.has(row.cell('Parent')))

    const reading = readEach(
      products,
      (row) => row.cell('Name'),
      (row, refuse) => {
        const name = requiredCell(row, 'Name')
        const refusal = notSoldHere(row)
        if (refusal) throw new BadRow(row, refusal)
        const ownVariations = keysOf(row).flatMap((key) => variations.get(key) ?? [])
        countVariants(row, ownVariations.length)
        // If a reference occurs twice, its variations belong to the first product.
        for (const key of keysOf(row)) variations.delete(key)
        const { note, ...priced } = pricesOf(row, marks)
        const [category = null, subcategory = null] = deepestPath(row)
        const tags = listCell(row, 'Tags', ',')
        const isVariable = types(row).includes('variable')
        const notes: Fault[] = note ? [note] : []
        const facts = factCells(row, (fault) => notes.push(fault))
        const base = {
          ...EMPTY_DRAFT,
          ...facts,
          reference: referenceOf(row),
          name,
          summary: row.cell('Short description') || null,
          description: isVariable ? row.cell('Description') || null : withAttributes(row),
          category,
          subcategory,
          images: [...new Set([row, ...ownVariations].flatMap((one) => listCell(one, 'Images', ',')))].map((one) =>
            imageNamed(one),
          ),
          sku: row.cell('SKU') || null,
          active: (row.cell('Published') || '1') === '1' && row.cell('Visibility in catalog') !== 'hidden',
          featured: flagCell(row, 'Is featured?'),
          maxQuantity: flagCell(row, 'Sold individually?') ? 1 : facts.maxQuantity,
          dimensions: dimensions(row),
          position: -row.line,
        }
        if (!isVariable) return { line: row.line, tags, notes, draft: { ...base, ...priced, units: units(row) } }

        const options = attributes(row).filter(({ values }) => values.length > 0)
        const known = options.map(knownOf)
        const nameOf = (variation: Row) => variation.cell('Name')
        const legible = readRows(ownVariations, nameOf, refuse, (variation) => {
          const [sold, choices] = [soldIn(variation, marks), choicesIn(variation, known)]
          return { sold, choices, total: isCountedByParent(variation) ? null : units(variation) }
        })
        const count = legible.reduce((sum, { choices }) => sum + combinationsOf(choices), 0)
        countVariants(row, count)
        expanded += count - legible.length
        if (expanded > MOST_EXPANDED) throw new UnreadableFile({ code: 'tooManyVariants', most: MOST_EXPANDED })
        const taken = new Set<string>()
        const variants = legible.flatMap(({ total, sold, choices }) => {
          const fresh = expand(choices).filter((values) => {
            const key = JSON.stringify(values)
            return taken.has(key) ? false : taken.add(key)
          })
          return fresh.map((values, index) => ({
            values,
            ...sold,
            units: total && dealt(total, fresh.length, index),
          }))
        })
        const shared = variants.filter((one) => one.units === null).length
        const total = shared > 0 ? units(row) : 0
        let dealtOut = 0
        if (variants.length === 0) throw new BadRow(row, { code: 'noVariants' })
        return {
          line: row.line,
          tags,
          notes: [...new Set([...notes, ...variants.flatMap((variant) => variant.note ?? [])])],
          draft: {
            ...base,
            barcode: null,
            options,
            variants: variants.map(({ note: _, ...variant }) => ({
              ...variant,
              units: variant.units ?? dealt(total, shared, dealtOut++),
            })),
          },
        }
      },
    )
    const refused = orphans.map((row) => ({
      line: row.line,
      name: row.cell('Name'),
      fault: { code: 'noParent', column: row.title('Parent'), value: quoted(row.cell('Parent')) } as const,
    }))
    return { ...reading, refused: [...reading.refused, ...refused].toSorted((a, b) => a.line - b.line) }
  },
}

const types = (row: Row) => listCell(row, 'Type', ',').map((type) => type.toLowerCase())
const keysOf = (row: Row) => [row.cell('SKU'), row.cell('ID') && `id:${row.cell('ID')}`].filter(Boolean)

function referenceOf(row: Row): string {
  const [reference] = keysOf(row)
  if (!reference) throw new BadRow(row, { code: 'noReference' })
  return reference
}

/** The first of the deepest of a product's category paths ("Clothing, Clothing > Shirts"). */
function deepestPath(row: Row): readonly string[] {
  const paths = listCell(row, 'Categories', ',').map((path) =>
    path
      .split('>')
      .map((part) => part.trim())
      .filter(Boolean),
  )
  return paths.toSorted((a, b) => b.length - a.length)[0] ?? []
}

/** The description, followed by the attributes that a product page shows, as facts: "Color: Red". */
function withAttributes(row: Row): string | null {
  const description = row.cell('Description')
  const shown = attributes(row).filter(
    ({ values }, index) => values.length > 0 && row.cell(`Attribute ${index + 1} visible`) !== '0',
  )
  const lines = shown.map(({ name, values }) => `${name}: ${values.join(', ')}`)
  if (lines.length === 0) return description || null
  if (!/<[a-z]/i.test(description)) return [lines.join('\n'), description].filter(Boolean).join('\n\n')
  const escaped = lines.map((line) => line.replaceAll('&', '&amp;').replaceAll('<', '&lt;'))
  return `<p>${escaped.join('<br>')}</p>${description}`
}

const groupByParent = (rows: readonly Row[]) =>
  new Map(groupRows(rows, (row) => row.cell('Parent')).map((group) => [group[0].cell('Parent'), group]))

function notSoldHere(row: Row): Fault | null {
  if (types(row).includes('grouped')) return { code: 'groupOfProducts' }
  if (types(row).includes('external')) return { code: 'soldElsewhere', value: quoted(row.cell('External URL')) }
  return null
}

type Marks = { readonly prices: PriceReading; readonly clock: Clock }

/** A sale that has not begun or is over does not count. One with an end keeps its end. */
function pricesOf(row: Row, { prices, clock }: Marks) {
  const regular = priceCell(row, 'Regular price', prices)
  const sale = priceCell(row, 'Sale price', prices)
  if (sale === null) return { price: regular, compareAt: null, note: null }
  const starts = momentCell(row, 'Date sale price starts', clock)
  const ends = momentCell(row, 'Date sale price ends', clock, true)
  if (ends && ends <= clock.now) return { price: regular, compareAt: null, note: null }
  if (starts && starts > clock.now) {
    const note: Fault = { code: 'saleBegins', value: dayOf(starts, clock.timeZone) }
    return { price: regular, compareAt: null, note }
  }
  const compareAt = formerPrice(sale, regular)
  return { price: sale, compareAt, ...(compareAt !== null && ends && { saleEnds: ends.toISOString() }), note: null }
}

const isCountedByParent = (row: Row) => row.cell('Stock').toLowerCase() === 'parent'

/** "In stock" without a number means that stock is not counted; with backorders the product sells without stock. */
function units(row: Row): number {
  const inStock = row.cell('In stock?') === '' || flagCell(row, 'In stock?')
  const counted = unitsCell(row, 'Stock', inStock ? UNTRACKED_UNITS : 0)
  const onOrder = row.cell('In stock?').toLowerCase() === 'backorder'
  return onOrder || (row.cell('Stock') !== '' && takesBackorders(row)) ? UNTRACKED_UNITS : counted
}

const takesBackorders = (row: Row) =>
  flagCell(row, 'Backorders allowed?') || row.cell('Backorders allowed?').toLowerCase() === 'notify'

/** Distributes shared units over variants, so that no more are sold than there are. */
function dealt(total: number, count: number, index: number): number {
  if (total === UNTRACKED_UNITS) return total
  return Math.floor(total / count) + (index < total % count ? 1 : 0)
}

function soldIn(row: Row, marks: Marks) {
  const { price, ...priced } = pricesOf(row, marks)
  if (price === null) throw new BadRow(row, { code: 'variantWithoutPrice' })
  return {
    price,
    ...priced,
    sku: row.cell('SKU') || null,
    barcode: barcodeCell(row, () => {}),
    enabled: row.cell('Published') !== '0',
  }
}

function dimensions(row: Row) {
  const centimetres = (header: string) => Number(row.cell(header)) || null
  const [length, width, height] = [centimetres('Length (cm)'), centimetres('Width (cm)'), centimetres('Height (cm)')]
  const weight = ['kg', 'g', 'lbs', 'oz'].flatMap((unit) => {
    const written = row.cell(`Weight (${unit})`)
    return written ? [`${written} ${unit}`] : []
  })[0]
  return length || width || height || weight ? { length, width, height, weight: weight ?? null } : null
}
