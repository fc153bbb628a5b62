import type { VerdeNildaPiece } from '@store/artwork'
import type { ProductDraft } from '@store/core'
import { type DemoProduct, major } from '../demo-shop.ts'
import { type PotHue, photo } from './pictures.ts'
import { type Tag, tagIds } from './tags.ts'

export const CATEGORIES = {
  shade: 'Sombra',
  sun: 'Sol',
  succulents: 'Suculentas',
  pots: 'Macetas',
  gifts: 'Regalo',
} as const

/** A choice of the product: what it is called, and for each value its price in bolivianos and the units there are. */
type Choice = {
  readonly name: string
  readonly values: Readonly<Record<string, readonly [price: number, units: number]>>
}

/** What the shop sells, as its owner would write it down. */
export type Item = {
  readonly drawing: VerdeNildaPiece
  readonly name: string
  readonly summary: string
  readonly category: keyof typeof CATEGORIES
  readonly subcategory: string
  /** Bolivianos. */
  readonly price: number
  readonly before?: number
  readonly stock: number | Choice
  readonly tags: readonly Tag[]
  readonly facts: Readonly<Record<string, string>>
  readonly text: readonly string[]
  readonly featured?: boolean
  readonly freeShipping?: boolean
  readonly maxQuantity?: number
  readonly warranty?: string
  readonly dimensions?: ProductDraft['dimensions']
  /** Photographed in these pots too, named as the choice names them. */
  readonly alsoIn?: Readonly<Partial<Record<PotHue, string>>>
  readonly message?: DemoProduct['message']
}

/** In the order of the catalogue; positions count down, because higher comes first. */
export const draftsOf = (items: readonly Item[]): readonly DemoProduct[] =>
  items.map((item, index) => draftOf(item, items.length - index))

function draftOf(item: Item, position: number): DemoProduct {
  const { drawing, name, stock, alsoIn = {} } = item
  const code = `VN-${drawing.toUpperCase()}`
  return {
    reference: `verdenilda-${drawing}`,
    name,
    summary: item.summary,
    description: descriptionOf(item),
    price: major(item.price),
    compareAt: item.before === undefined ? null : major(item.before),
    ...stockOf(stock, code),
    active: true,
    featured: item.featured ?? false,
    freeShipping: item.freeShipping ?? false,
    condition: 'new',
    category: CATEGORIES[item.category],
    subcategory: item.subcategory,
    images: [
      photo(drawing, 'front', name),
      ...Object.entries(alsoIn).map(([hue, value]) => photo(drawing, 'front', `${name}, ${value}`, hue as PotHue)),
      photo(drawing, 'detail', name),
      photo(drawing, 'context', name),
      photo(drawing, 'group', name),
    ],
    sku: code,
    brand: 'Verde Nilda',
    warranty: item.warranty ?? null,
    dimensions: item.dimensions ?? null,
    supplier: null,
    maxQuantity: item.maxQuantity ?? null,
    position,
    tagValues: tagIds(item.tags),
    message: item.message ?? null,
  }
}

/** The facts are one line each, first of all, so that a template may read them out. */
const descriptionOf = ({ facts, text }: Item): string =>
  [
    `<p>${Object.entries(facts)
      .map(([key, value]) => `${key}: ${value}`)
      .join('<br>\n')}</p>`,
    ...text.map((paragraph) => `<p>${paragraph}</p>`),
  ].join('\n')

function stockOf(stock: Item['stock'], code: string): Pick<ProductDraft, 'options' | 'variants' | 'units'> {
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
