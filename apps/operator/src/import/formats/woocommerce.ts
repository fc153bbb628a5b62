import type { Option } from '@store/core'
import {
  EMPTY_DRAFT,
  flagCell,
  formerPrice,
  imageNamed,
  knownValue,
  listCell,
  priceCell,
  requiredCell,
  sameName,
  UNTRACKED_UNITS,
  unitsCell,
} from '../cells.ts'
import { BadRow, type Format, readEach } from '../format.ts'
import type { Row } from '../sheet.ts'

/** Products by type; variations are rows of their own that name their parent by SKU or `id:…`. */
export const woocommerce: Format = {
  name: 'WooCommerce',
  headers: ['id', 'type', 'sku', 'name', 'regular price', 'attribute 1 name'],
  read: (rows) => {
    const isVariation = (row: Row) => types(row).includes('variation')
    const variations = groupByParent(rows.filter(isVariation))
    const products = rows.filter((row) => !isVariation(row))
    const known = new Set(products.flatMap((row) => keysOf(row)))
    const orphans = rows.filter((row) => isVariation(row) && !known.has(row.cell('Parent')))

    const reading = readEach(
      products,
      (row) => row.cell('Name'),
      (row, refuse) => {
        const name = requiredCell(row, 'Name')
        const refusal = notSoldHere(row)
        if (refusal) throw new BadRow(row, refusal)
        const own = keysOf(row).flatMap((key) => variations.get(key) ?? [])
        const { price, compareAt } = prices(row)
        const [path = ''] = listCell(row, 'Categories', ',')
        const [category = null, subcategory = null] = path
          .split('>')
          .map((part) => part.trim())
          .filter(Boolean)
        const base = {
          ...EMPTY_DRAFT,
          reference: row.cell('SKU') || `id:${requiredCell(row, 'ID')}`,
          name,
          summary: row.cell('Short description') || null,
          description: row.cell('Description') || null,
          category,
          subcategory,
          images: listCell(row, 'Images', ',').map((address) => imageNamed(address)),
          sku: row.cell('SKU') || null,
          active: row.cell('Published') === '1' && row.cell('Visibility in catalog') !== 'hidden',
          featured: flagCell(row, 'Is featured?'),
          maxQuantity: flagCell(row, 'Sold individually?') ? 1 : null,
          dimensions: dimensions(row),
          position: -row.line,
        }
        if (!types(row).includes('variable'))
          return { line: row.line, draft: { ...base, price, compareAt, units: units(row) } }

        const options = attributes(row).filter(({ values }) => values.length > 0)
        const taken = new Set<string>()
        const variants = own.flatMap((variation) => {
          try {
            return expand(variation, options).filter(({ values }) => {
              const key = JSON.stringify(values)
              return taken.has(key) ? false : taken.add(key)
            })
          } catch (problem) {
            if (!(problem instanceof BadRow)) throw problem
            refuse(variation, variation.cell('Name'), problem.message)
            return []
          }
        })
        const [cheapest] = variants.toSorted((a, b) => a.price - b.price)
        if (!cheapest) throw new BadRow(row, 'a variable product without variations in this file')
        return {
          line: row.line,
          draft: {
            ...base,
            options,
            variants: variants.map(({ former: _, ...one }) => one),
            compareAt: formerPrice(cheapest.price, cheapest.former),
          },
        }
      },
    )
    const refused = orphans.map((row) => ({
      line: row.line,
      name: row.cell('Name'),
      reason: `its parent "${row.cell('Parent')}" is not in this file`,
    }))
    return { ...reading, refused: [...reading.refused, ...refused].toSorted((a, b) => a.line - b.line) }
  },
}

const types = (row: Row) => listCell(row, 'Type', ',').map((type) => type.toLowerCase())
const keysOf = (row: Row) => [row.cell('SKU'), `id:${row.cell('ID')}`].filter(Boolean)

function groupByParent(rows: readonly Row[]): ReadonlyMap<string, readonly Row[]> {
  const groups = new Map<string, Row[]>()
  for (const row of rows) groups.set(row.cell('Parent'), [...(groups.get(row.cell('Parent')) ?? []), row])
  return groups
}

function notSoldHere(row: Row): string | null {
  if (types(row).includes('grouped')) return 'a group of other products, which are imported one by one'
  if (types(row).includes('external')) return `sold on another site (${row.cell('External URL') || 'no address'})`
  return null
}

function prices(row: Row) {
  const regular = priceCell(row, 'Regular price')
  const sale = priceCell(row, 'Sale price')
  const price = sale ?? regular
  return { price, compareAt: formerPrice(price, regular) }
}

/** "In stock" without a number is a merchant who does not count. */
function units(row: Row): number {
  const inStock = row.cell('In stock?') === '' || flagCell(row, 'In stock?')
  return unitsCell(row, 'Stock', inStock ? UNTRACKED_UNITS : 0)
}

function attributes(row: Row): readonly Option[] {
  const all: Option[] = []
  for (let index = 1; row.cell(`Attribute ${index} name`) !== ''; index++)
    all.push({ name: row.cell(`Attribute ${index} name`), values: listCell(row, `Attribute ${index} value(s)`, ',') })
  return all
}

/** An attribute left blank in a variation means any of the parent's values: one variant for each. */
function expand(row: Row, options: readonly Option[]) {
  const { price, compareAt } = prices(row)
  if (price === null) throw new BadRow(row, 'a variation without a price')
  const chosen = attributes(row)
  const choices = options.map((option) => {
    const [value] = chosen.find(({ name }) => sameName(name, option.name))?.values ?? []
    if (!value) return option.values
    const known = knownValue(option, value)
    if (!option.values.includes(known))
      throw new BadRow(row, `${option.name} "${value}" is not among its parent's (${option.values.join(', ')})`)
    return [known]
  })
  const combinations = choices.reduce<readonly (readonly string[])[]>(
    (all, values) => all.flatMap((head) => values.map((value) => [...head, value])),
    [[]],
  )
  return combinations.map((values) => ({
    values,
    price,
    former: compareAt,
    units: units(row),
    sku: row.cell('SKU') || null,
    enabled: row.cell('Published') !== '0',
  }))
}

function dimensions(row: Row) {
  const centimetres = (header: string) => Number(row.cell(header)) || null
  const [length, width, height] = [centimetres('Length (cm)'), centimetres('Width (cm)'), centimetres('Height (cm)')]
  const kilograms = row.cell('Weight (kg)')
  return length || width || height || kilograms
    ? { length, width, height, weight: kilograms ? `${kilograms} kg` : null }
    : null
}
