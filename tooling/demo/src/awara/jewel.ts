import type { AwaraPiece } from '@store/artwork'
import type { ProductDraft } from '@store/core'
import { type DemoProduct, major } from '../demo-shop.ts'
import { METALS, type Metal, photo } from './pictures.ts'
import { type Tag, tagIds } from './tags.ts'

/** The showcases, in their order. */
export const SHOWCASES = {
  rings: 'Bagues',
  necklaces: 'Colliers',
  earrings: 'Boucles d’oreilles',
  bracelets: 'Bracelets',
} as const
export type Showcase = keyof typeof SHOWCASES

/** A choice: what it is called, and for each value the price in euros and the units there are. */
type Choice = {
  readonly name: 'Taille' | 'Longueur' | 'Métal'
  readonly values: Readonly<Record<string, readonly [price: number, units: number]>>
}

/** A piece, as its label and its story say it. */
export type Jewel = {
  readonly drawing: AwaraPiece
  readonly name: string
  /** One sentence. */
  readonly summary: string
  readonly subcategory: string
  /** Euros; with a choice, that of the cheapest. */
  readonly price: number
  readonly before?: number
  readonly stock: number | Choice
  readonly tags: readonly Tag[]
  /** Metal and stone come first: the label says them. */
  readonly facts: Readonly<Record<string, string>>
  readonly text: readonly string[]
  /** Centimetres, and as the scales say it. */
  readonly size: readonly [length: number, width: number, height: number, weight: string]
  readonly featured?: boolean
  readonly freeShipping?: boolean
  readonly maxQuantity?: number
  readonly condition?: 'used'
  readonly message?: DemoProduct['message']
}

/** In the order of the showcases; positions count down, because higher comes first. */
export function draftsOf(jewels: readonly (readonly [Showcase, Jewel])[]): readonly DemoProduct[] {
  return jewels.map(([showcase, jewel], index) => draftOf(jewel, showcase, jewels.length - index))
}

function draftOf(jewel: Jewel, showcase: Showcase, position: number): DemoProduct {
  const { drawing, name, stock, size } = jewel
  const code = `MA-${drawing.toUpperCase()}`
  const [length, width, height, weight] = size
  return {
    reference: `awara-${drawing}`,
    name,
    summary: jewel.summary,
    description: descriptionOf(jewel),
    price: major(jewel.price),
    compareAt: jewel.before === undefined ? null : major(jewel.before),
    ...stockOf(stock, code),
    active: true,
    featured: jewel.featured ?? false,
    freeShipping: jewel.freeShipping ?? false,
    condition: jewel.condition ?? 'new',
    category: SHOWCASES[showcase],
    subcategory: jewel.subcategory,
    images: [
      photo(drawing, 'front', name),
      // The first metal is that of the main picture.
      ...metalsOf(stock)
        .slice(1)
        .map((metal) => photo(drawing, 'front', `${name}, ${metal}`, metal)),
      photo(drawing, 'detail', name),
      photo(drawing, 'context', name),
      photo(drawing, 'group', name),
    ],
    sku: code,
    brand: 'Maison Awara',
    warranty: '2 ans, polissage compris',
    dimensions: { length, width, height, weight },
    supplier: null,
    maxQuantity: jewel.maxQuantity ?? null,
    position,
    tagValues: tagIds(jewel.tags),
    message: jewel.message ?? null,
  }
}

const metalsOf = (stock: Jewel['stock']): readonly Metal[] =>
  typeof stock === 'number' ? [] : Object.keys(stock.values).filter((value): value is Metal => value in METALS)

/** The facts are one line each, first of all, so that a template may read them out. */
const descriptionOf = ({ facts, text }: Jewel): string =>
  [
    `<p>${Object.entries(facts)
      .map(([key, value]) => `${key}: ${value}`)
      .join('<br>\n')}</p>`,
    ...text.map((paragraph) => `<p>${paragraph}</p>`),
  ].join('\n')

function stockOf(stock: Jewel['stock'], code: string): Pick<ProductDraft, 'options' | 'variants' | 'units'> {
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
