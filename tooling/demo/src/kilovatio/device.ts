import type { KilovatioPiece } from '@store/artwork'
import type { DemoProduct } from '../demo-shop.ts'
import { type Choice, draftOf, stockOf, valuesOf, type Ware } from '../draft.ts'
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

/** What the shop sells, as its datasheet says it. */
export type Item = Ware<KilovatioPiece, Tag> & {
  /** What its reference and pictures are named by, where one drawing stands for two products. */
  readonly key?: string
  readonly ref: number
  readonly brand: 'Kaúl' | 'Ruka' | 'Nodo' | 'Quila' | 'Farol' | 'Ojal'
  readonly used?: boolean
  readonly supplier?: string
  /** The colour it is photographed in, if other than the drawing's own. */
  readonly colour?: Colour
}

/** One of each category in turn, so that the first page shows what there is; positions count down: higher comes first. */
export function draftsOf(items: Readonly<Record<Category, readonly Item[]>>): readonly DemoProduct[] {
  const rows = Object.values(items)
  const longest = Math.max(...rows.map(({ length }) => length))
  const turns = Array.from({ length: longest }, (_, turn) => rows.map((row) => row[turn])).flat()
  const mixed = turns.filter((item) => item !== undefined)
  const categoryOf = new Map(Object.entries(items).flatMap(([category, all]) => all.map((item) => [item, category])))
  return mixed.map((item, index) => deviceOf(item, categoryOf.get(item) as Category, mixed.length - index))
}

function deviceOf(item: Item, category: Category, position: number): DemoProduct {
  const { drawing, key = drawing, name, stock, colour } = item
  const sku = `KV-${item.ref}`
  const others = coloursOf(stock).slice(1)
  const images = [
    photo(key, drawing, 'front', name, colour),
    photo(key, drawing, 'detail', name),
    ...others.map((other) => photo(key, drawing, 'front', `${name}, ${other.toLowerCase()}`, other)),
    photo(key, drawing, 'context', name, colour),
    photo(key, drawing, 'group', name, colour),
  ]
  const place = { shop: 'kilovatio', code: 'KV', category: CATEGORIES[category], position, images }
  return {
    ...draftOf({ warranty: '12 meses', ...item }, { ...place, tagValues: tagIds(item.tags) }),
    // Its maker's number, not ours.
    reference: `kilovatio-${key}`,
    sku,
    ...stockOf(stock, sku, item),
    condition: item.used ? 'used' : 'new',
    supplier: item.supplier ?? null,
  }
}

/** The colours to be chosen from; the first is that of the main picture. */
function coloursOf(stock: Item['stock']): readonly Colour[] {
  if (typeof stock === 'number') return []
  const axis = [stock.name].flat().indexOf('Color')
  const colours = Object.keys(stock.values).map((combination) => valuesOf(stock, combination)[axis])
  return [...new Set(colours)].filter((colour): colour is Colour => colour !== undefined && colour in COLOURS)
}

/** The same price in several colours, with the units of each. */
export const inColours = (price: number, units: Readonly<Partial<Record<Colour, number>>>): Choice => ({
  name: 'Color',
  values: Object.fromEntries(Object.entries(units).map(([colour, count]) => [colour, [price, count]])),
})
