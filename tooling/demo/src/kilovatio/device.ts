import type { KilovatioPiece } from '@store/artwork'
import type { ProductDraft } from '@store/core'
import { type DemoProduct, major } from '../demo-shop.ts'
import { COLOURS, type Colour, photo } from './pictures.ts'
import { type Tag, tagIds } from './tags.ts'

export const CATEGORIES = {
  audio: 'Audio',
  power: 'Carga y energía',
  computing: 'Computación',
  home: 'Casa conectada',
  mobile: 'Fotografía móvil',
} as const
export type Category = keyof typeof CATEGORIES

/** What is chosen, and for each combination, its values joined with " / ", the price in pesos and the units there are. */
export type Choice = {
  readonly options: readonly string[]
  readonly variants: Readonly<Record<string, readonly [price: number, units: number]>>
}

/** What the shop sells, as its datasheet says it. */
export type Item = {
  /** What its reference and pictures are named by, where one drawing stands for two products. */
  readonly key?: string
  readonly drawing: KilovatioPiece
  readonly ref: number
  readonly name: string
  readonly brand: 'Kaúl' | 'Ruka' | 'Nodo' | 'Quila' | 'Farol' | 'Ojal'
  readonly subcategory: string
  readonly summary: string
  /** Pesos; with a choice, that of the cheapest. */
  readonly price: number
  readonly before?: number
  readonly stock: number | Choice
  readonly tags: readonly Tag[]
  readonly facts: Readonly<Record<string, string>>
  readonly text: readonly string[]
  /** Centimetres. */
  readonly size: readonly [length: number, width: number, height: number]
  readonly weight: string
  readonly warranty?: string
  readonly used?: boolean
  readonly featured?: boolean
  readonly freeShipping?: boolean
  readonly maxQuantity?: number
  readonly supplier?: string
  /** The colour it is photographed in, if other than the drawing's own. */
  readonly colour?: Colour
}

const WARRANTY = '12 meses'

/** One of each category in turn, so that the first page shows what there is; positions count down: higher comes first. */
export function draftsOf(items: Readonly<Record<Category, readonly Item[]>>): readonly DemoProduct[] {
  const rows = Object.values(items)
  const longest = Math.max(...rows.map(({ length }) => length))
  const turns = Array.from({ length: longest }, (_, turn) => rows.map((row) => row[turn])).flat()
  const mixed = turns.filter((item) => item !== undefined)
  const categoryOf = new Map(Object.entries(items).flatMap(([category, all]) => all.map((item) => [item, category])))
  return mixed.map((item, index) => draftOf(item, categoryOf.get(item) as Category, mixed.length - index))
}

function draftOf(item: Item, category: Category, position: number): DemoProduct {
  const { drawing, key = drawing, name, stock, colour, size } = item
  const sku = `KV-${item.ref}`
  const others = coloursOf(stock).slice(1)
  return {
    reference: `kilovatio-${key}`,
    name,
    summary: item.summary,
    description: descriptionOf(item),
    price: major(item.price),
    compareAt: item.before === undefined ? null : major(item.before),
    ...stockOf(stock, sku),
    active: true,
    featured: item.featured ?? false,
    freeShipping: item.freeShipping ?? false,
    condition: item.used ? 'used' : 'new',
    category: CATEGORIES[category],
    subcategory: item.subcategory,
    images: [
      photo(key, drawing, 'front', name, colour),
      photo(key, drawing, 'detail', name),
      ...others.map((other) => photo(key, drawing, 'front', `${name}, ${other.toLowerCase()}`, other)),
      photo(key, drawing, 'context', name, colour),
      photo(key, drawing, 'group', name, colour),
    ],
    sku,
    brand: item.brand,
    warranty: item.warranty ?? WARRANTY,
    dimensions: { length: size[0], width: size[1], height: size[2], weight: item.weight },
    supplier: item.supplier ?? null,
    maxQuantity: item.maxQuantity ?? null,
    position,
    tagValues: tagIds(item.tags),
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

const valuesOf = (combination: string) => combination.split(' / ')

/** The colours to be chosen from; the first is that of the main picture. */
function coloursOf(stock: Item['stock']): readonly Colour[] {
  if (typeof stock === 'number') return []
  const axis = stock.options.indexOf('Color')
  const colours = Object.keys(stock.variants).map((combination) => valuesOf(combination)[axis])
  return [...new Set(colours)].filter((colour): colour is Colour => colour !== undefined && colour in COLOURS)
}

function stockOf(stock: Item['stock'], code: string): Pick<ProductDraft, 'options' | 'variants' | 'units'> {
  if (typeof stock === 'number') return { options: [], variants: [], units: stock }
  const variants = Object.entries(stock.variants)
  return {
    options: stock.options.map((name, axis) => ({
      name,
      values: [...new Set(variants.map(([combination]) => valuesOf(combination)[axis] ?? ''))],
    })),
    variants: variants.map(([combination, [price, units]], index) => ({
      values: valuesOf(combination),
      price: major(price),
      units,
      sku: `${code}-${index + 1}`,
      enabled: true,
    })),
    units: 0,
  }
}

/** The same price in several colours, with the units of each. */
export const inColours = (price: number, units: Readonly<Partial<Record<Colour, number>>>): Choice => ({
  options: ['Color'],
  variants: Object.fromEntries(Object.entries(units).map(([colour, count]) => [colour, [price, count]])),
})
