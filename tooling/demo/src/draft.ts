import type { ProductDraft } from '@store/core'
import { type DemoProduct, type DrawnPicture, major } from './demo-shop.ts'

/**
 * A choice of the product: what it is called, and for each value its price in the currency's major unit and the units
 * there are. Of several options the values of each combination are joined with " / ".
 */
export type Choice = {
  readonly name: string | readonly string[]
  readonly values: Readonly<Record<string, readonly [price: number, units: number]>>
}

/** What every shop says of a thing it sells. Prices are in the currency's major unit; with a choice, the cheapest. */
export type Ware<Drawing extends string, Tag extends string> = {
  readonly drawing: Drawing
  readonly name: string
  readonly summary: string
  readonly subcategory: string
  readonly price: number
  readonly before?: number
  readonly stock: number | Choice
  readonly tags: readonly Tag[]
  readonly facts: Readonly<Record<string, string>>
  /** Paragraphs. */
  readonly text: readonly string[]
  /** Centimetres, and as the scales say it. */
  readonly dimensions?: ProductDraft['dimensions']
  readonly brand?: string | null
  readonly warranty?: string | null
  readonly featured?: boolean
  readonly freeShipping?: boolean
  readonly maxQuantity?: number
  readonly message?: DemoProduct['message']
}

/** Where a ware stands in its shop, and what only the shop can say of it. */
type DraftContext = {
  /** The subdomain, with which references begin. */
  readonly shop: string
  /** What its stock-keeping units begin with: "OR". */
  readonly code: string
  readonly category: string
  /** Higher comes first. */
  readonly position: number
  readonly images: readonly DrawnPicture[]
  readonly tagValues: readonly number[]
}

export function draftOf<Drawing extends string, Tag extends string>(
  ware: Ware<Drawing, Tag>,
  { shop, code, category, position, images, tagValues }: DraftContext,
): DemoProduct {
  const sku = `${code}-${ware.drawing.toUpperCase()}`
  return {
    reference: `${shop}-${ware.drawing}`,
    name: ware.name,
    summary: ware.summary,
    description: descriptionOf(ware.facts, ware.text),
    price: major(ware.price),
    compareAt: ware.before === undefined ? null : major(ware.before),
    ...stockOf(ware.stock, sku, ware),
    active: true,
    featured: ware.featured ?? false,
    freeShipping: ware.freeShipping ?? false,
    condition: 'new',
    category,
    subcategory: ware.subcategory,
    images,
    sku,
    brand: ware.brand ?? null,
    warranty: ware.warranty ?? null,
    dimensions: ware.dimensions ?? null,
    supplier: null,
    maxQuantity: ware.maxQuantity ?? null,
    position,
    tagValues,
    message: ware.message ?? null,
  }
}

/** Row after row, each thing with the name of its row and its position: positions count down, as higher comes first. */
export function inRows<Row extends string, Thing, Draft>(
  rows: Readonly<Record<Row, readonly Thing[]>>,
  draft: (thing: Thing, row: Row, position: number) => Draft,
): readonly Draft[] {
  const all = Object.entries<readonly Thing[]>(rows).flatMap(([row, things]) =>
    things.map((thing) => [row as Row, thing] as const),
  )
  return all.map(([row, thing], index) => draft(thing, row, all.length - index))
}

/** The facts are one line each, first of all, so that a template may read them out. */
const descriptionOf = (facts: Readonly<Record<string, string>>, text: readonly string[]): string =>
  [
    `<p>${Object.entries(facts)
      .map(([key, value]) => `${key}: ${value}`)
      .join('<br>\n')}</p>`,
    ...text.map((paragraph) => `<p>${paragraph}</p>`),
  ].join('\n')

/** The values of a combination, in the order of the options. */
export const valuesOf = ({ name }: Choice, combination: string): readonly string[] =>
  typeof name === 'string' ? [combination] : combination.split(' / ')

/** `ware`: variants at its price were at its former price before; the others are not reduced. */
export function stockOf(
  stock: number | Choice,
  sku: string,
  ware: { readonly price: number; readonly before?: number },
): Pick<ProductDraft, 'options' | 'variants' | 'units'> {
  if (typeof stock === 'number') return { options: [], variants: [], units: stock }
  const combinations = Object.keys(stock.values).map((combination) => valuesOf(stock, combination))
  return {
    options: [stock.name].flat().map((name, axis) => ({
      name,
      values: [...new Set(combinations.map((values) => values[axis] ?? ''))],
    })),
    variants: Object.values(stock.values).map(([price, units], index) => ({
      values: combinations[index] ?? [],
      price: major(price),
      compareAt: price === ware.price && ware.before !== undefined ? major(ware.before) : null,
      units,
      sku: `${sku}-${index + 1}`,
      enabled: true,
    })),
    units: 0,
  }
}
