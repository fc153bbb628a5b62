import type { ChirimoyaPiece } from '@store/artwork'
import type { ProductDraft } from '@store/core'
import { type DemoProduct, major } from '../demo-shop.ts'
import { photo } from './pictures.ts'
import { type Tag, tagIds } from './tags.ts'

/** The shelves, in the order of the shop. */
export const SHELVES = {
  build: 'Construir',
  invent: 'Inventar',
  outside: 'Afuera',
  read: 'Leer',
  babies: 'Bebés',
} as const
export type Shelf = keyof typeof SHELVES

/** A choice of the product: what it is called, and for each value its price in colones and the units there are. */
type Choice = {
  readonly name: string
  readonly values: Readonly<Record<string, readonly [price: number, units: number]>>
}

/** What the shop sells, as it is told to a grown-up. */
export type Toy = {
  readonly drawing: ChirimoyaPiece
  readonly name: string
  readonly summary: string
  readonly subcategory: string
  /** Colones; with a choice, that of the cheapest. */
  readonly price: number
  readonly before?: number
  readonly stock: number | Choice
  readonly tags: readonly Tag[]
  readonly facts: Readonly<Record<'Edad' | 'Piezas' | 'Material', string>>
  readonly text: readonly string[]
  /** Centimetres, and as the scales say it. */
  readonly size: readonly [length: number, width: number, height: number, weight: string]
  readonly warranty?: string
  readonly featured?: boolean
  readonly freeShipping?: boolean
  readonly maxQuantity?: number
  readonly message?: DemoProduct['message']
}

const WARRANTY = '6 meses'

/** In the order of the shelves; positions count down, because higher comes first. */
export function draftsOf(toys: Readonly<Record<Shelf, readonly Toy[]>>): readonly DemoProduct[] {
  const all = Object.entries(toys).flatMap(([shelf, row]) => row.map((toy) => [shelf as Shelf, toy] as const))
  return all.map(([shelf, toy], index) => draftOf(toy, shelf, all.length - index))
}

function draftOf(toy: Toy, shelf: Shelf, position: number): DemoProduct {
  const { drawing, name, size } = toy
  const code = `CH-${drawing.toUpperCase()}`
  const [length, width, height, weight] = size
  return {
    reference: `chirimoya-${drawing}`,
    name,
    summary: toy.summary,
    description: descriptionOf(toy),
    price: major(toy.price),
    compareAt: toy.before === undefined ? null : major(toy.before),
    ...stockOf(toy.stock, code),
    active: true,
    featured: toy.featured ?? false,
    freeShipping: toy.freeShipping ?? false,
    condition: 'new',
    category: SHELVES[shelf],
    subcategory: toy.subcategory,
    images: (['front', 'context', 'detail', 'group'] as const).map((view) => photo(drawing, view, name)),
    sku: code,
    brand: 'Chirimoya',
    warranty: toy.warranty ?? WARRANTY,
    dimensions: { length, width, height, weight },
    supplier: null,
    maxQuantity: toy.maxQuantity ?? null,
    position,
    tagValues: tagIds(toy.tags),
    message: toy.message ?? null,
  }
}

/** The facts are one line each, first of all, so that a template may read them out. */
const descriptionOf = ({ facts, text }: Toy): string =>
  [
    `<p>${Object.entries(facts)
      .map(([key, value]) => `${key}: ${value}`)
      .join('<br>\n')}</p>`,
    ...text.map((paragraph) => `<p>${paragraph}</p>`),
  ].join('\n')

function stockOf(stock: Toy['stock'], code: string): Pick<ProductDraft, 'options' | 'variants' | 'units'> {
  if (typeof stock === 'number') return { options: [], variants: [], units: stock }
  const values = Object.entries(stock.values)
  return {
    options: [{ name: stock.name, values: values.map(([value]) => value) }],
    variants: values.map(([value, [price, units]], index) => ({
      values: [value],
      price: major(price),
      units,
      sku: `${code}-${index + 1}`,
      enabled: true,
    })),
    units: 0,
  }
}
