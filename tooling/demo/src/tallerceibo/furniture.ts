import type { CeiboPiece } from '@store/artwork'
import type { ProductDraft } from '@store/core'
import { type DemoProduct, major } from '../demo-shop.ts'
import { photo, type StuffName } from './pictures.ts'
import { type Tag, tagIds } from './tags.ts'

/** The rooms, in the order of the menu. */
export const ROOMS = {
  seats: 'Asientos',
  tables: 'Mesas',
  storage: 'Guardado',
  light: 'Luz',
  textiles: 'Textiles',
} as const
export type Room = keyof typeof ROOMS

/** A wood or a cloth to choose: for each its price in pesos and how many are finished. The first is that of the photo. */
type Choice = {
  readonly name: 'Madera' | 'Tela'
  readonly values: Readonly<Partial<Record<StuffName, readonly [price: number, units: number]>>>
}

/** A piece, as its card in the workshop says it. */
export type Furniture = {
  readonly drawing: CeiboPiece
  readonly name: string
  /** One sentence: what it is for. */
  readonly summary: string
  readonly subcategory: string
  /** Uruguayan pesos; with a choice, that of the cheapest. */
  readonly price: number
  readonly before?: number
  readonly stock: number | Choice
  readonly tags: readonly Tag[]
  readonly material: string
  readonly facts: Readonly<Record<string, string>>
  readonly text: readonly string[]
  /** Centimetres, as wide, as deep (null: it lies flat), as high, and as the scales say it. */
  readonly size: readonly [width: number, depth: number | null, height: number, weight: string]
  readonly warranty?: string
  readonly featured?: boolean
  readonly freeShipping?: boolean
  readonly maxQuantity?: number
  readonly message?: DemoProduct['message']
}

/** In the order of the rooms; positions count down, because higher comes first. */
export function draftsOf(pieces: Readonly<Record<Room, readonly Furniture[]>>): readonly DemoProduct[] {
  const all = Object.entries(pieces).flatMap(([room, row]) => row.map((one) => [room as Room, one] as const))
  return all.map(([room, piece], index) => draftOf(piece, room, all.length - index))
}

function draftOf(piece: Furniture, room: Room, position: number): DemoProduct {
  const { drawing, name, stock, size } = piece
  const code = `TC-${drawing.toUpperCase()}`
  const [width, length, height, weight] = size
  return {
    reference: `ceibo-${drawing}`,
    name,
    summary: piece.summary,
    description: descriptionOf(piece),
    price: major(piece.price),
    compareAt: piece.before === undefined ? null : major(piece.before),
    ...stockOf(stock, code),
    active: true,
    featured: piece.featured ?? false,
    freeShipping: piece.freeShipping ?? false,
    condition: 'new',
    category: ROOMS[room],
    subcategory: piece.subcategory,
    images: [
      photo(drawing, 'front', name),
      ...stuffsOf(stock)
        .slice(1)
        .map((stuff) => photo(drawing, 'front', `${name}, ${stuff}`, stuff)),
      photo(drawing, 'detail', name),
      photo(drawing, 'context', name),
      photo(drawing, 'group', name),
    ],
    sku: code,
    brand: 'Taller Ceibo',
    warranty: piece.warranty ?? '5 años en la estructura',
    dimensions: { length, width, height, weight },
    supplier: null,
    maxQuantity: piece.maxQuantity ?? null,
    position,
    tagValues: tagIds(piece.tags),
    message: piece.message ?? null,
  }
}

const stuffsOf = (stock: Furniture['stock']): readonly StuffName[] =>
  typeof stock === 'number' ? [] : (Object.keys(stock.values) as StuffName[])

/** The facts are one line each, first of all, so that a template may read them out. */
const descriptionOf = ({ material, facts, text }: Furniture): string =>
  [
    `<p>${Object.entries({ Material: material, ...facts })
      .map(([key, value]) => `${key}: ${value}`)
      .join('<br>\n')}</p>`,
    ...text.map((paragraph) => `<p>${paragraph}</p>`),
  ].join('\n')

function stockOf(stock: Furniture['stock'], code: string): Pick<ProductDraft, 'options' | 'variants' | 'units'> {
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
