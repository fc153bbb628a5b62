import type { HuertaPiece } from '@store/artwork'
import type { Amount, ProductDraft } from '@store/core'
import { type DemoProduct, major } from '../demo-shop.ts'
import { photo } from './pictures.ts'
import { type Tag, tagIds } from './tags.ts'

/** The aisles, in the order one walks through them. */
export const AISLES = {
  fruit: 'Frutas',
  vegetables: 'Verduras',
  dairy: 'Lácteos y huevos',
  bakery: 'Panadería',
  pantry: 'Despensa',
} as const
export type Aisle = keyof typeof AISLES

/** A choice of the product: what it is called, and for each value its price in dollars and the units there are. */
type Choice = {
  readonly name: string
  readonly values: Readonly<Record<string, readonly [price: number, units: number]>>
}

/** What the stall sells, as its owner would write it on a slate. */
export type Ware = {
  readonly drawing: HuertaPiece
  readonly name: string
  readonly summary: string
  readonly subcategory: string
  /** Dollars. */
  readonly price: number
  readonly before?: number
  readonly stock: number | Choice
  readonly tags: readonly Tag[]
  readonly facts: Readonly<Record<string, string>>
  readonly text: readonly string[]
  /** As it is weighed, where its name does not say it. */
  readonly weight?: string
  readonly brand?: string
  readonly featured?: boolean
  readonly maxQuantity?: number
}

/** Dollars and cents, in cents. */
export const dollars = (amount: number): Amount => Math.round(major(amount))

/** In the order of the aisles; positions count down, because higher comes first. */
export function draftsOf(wares: Readonly<Record<Aisle, readonly Ware[]>>): readonly DemoProduct[] {
  const all = Object.entries(wares).flatMap(([aisle, row]) => row.map((ware) => [aisle as Aisle, ware] as const))
  return all.map(([aisle, ware], index) => draftOf(ware, aisle, all.length - index))
}

function draftOf(ware: Ware, aisle: Aisle, position: number): DemoProduct {
  const { drawing, name, weight } = ware
  const code = `HV-${drawing.toUpperCase()}`
  return {
    reference: `huertadelvalle-${drawing}`,
    name,
    summary: ware.summary,
    description: descriptionOf(ware),
    price: dollars(ware.price),
    compareAt: ware.before === undefined ? null : dollars(ware.before),
    ...stockOf(ware.stock, code),
    active: true,
    featured: ware.featured ?? false,
    freeShipping: false,
    condition: 'new',
    category: AISLES[aisle],
    subcategory: ware.subcategory,
    images: (['front', 'detail', 'context', 'group'] as const).map((view) => photo(drawing, view, name)),
    sku: code,
    brand: ware.brand ?? null,
    warranty: null,
    dimensions: weight === undefined ? null : { length: null, width: null, height: null, weight },
    supplier: null,
    maxQuantity: ware.maxQuantity ?? null,
    position,
    tagValues: tagIds(ware.tags),
  }
}

/** The facts are one line each, first of all, so that a template may read them out. */
const descriptionOf = ({ facts, text }: Ware): string =>
  [
    `<p>${Object.entries(facts)
      .map(([key, value]) => `${key}: ${value}`)
      .join('<br>\n')}</p>`,
    ...text.map((paragraph) => `<p>${paragraph}</p>`),
  ].join('\n')

function stockOf(stock: Ware['stock'], code: string): Pick<ProductDraft, 'options' | 'variants' | 'units'> {
  if (typeof stock === 'number') return { options: [], variants: [], units: stock }
  const values = Object.entries(stock.values)
  return {
    options: [{ name: stock.name, values: values.map(([value]) => value) }],
    variants: values.map(([value, [price, units]], index) => ({
      values: [value],
      price: dollars(price),
      units,
      sku: `${code}-${index + 1}`,
      enabled: true,
    })),
    units: 0,
  }
}
