import type { OrvalhoPiece } from '@store/artwork'
import type { ProductDraft } from '@store/core'
import { type DemoProduct, major } from '../demo-shop.ts'
import { photo, SHADES, type Shade } from './pictures.ts'
import { type Tag, tagIds } from './tags.ts'

/** The steps of the ritual, in their order. */
export const STEPS = {
  cleanse: 'Limpar',
  treat: 'Tratar',
  moisturise: 'Hidratar',
  protect: 'Proteger',
  body: 'Corpo',
} as const
export type Step = keyof typeof STEPS

/** A choice of the product: what it is called, and for each value its price in reais and the units there are. */
type Choice = {
  readonly name: 'Tom' | 'Volume'
  readonly values: Readonly<Record<string, readonly [price: number, units: number]>>
}

/** What the house makes, as its little cards say it. */
export type Treatment = {
  readonly drawing: OrvalhoPiece
  readonly name: string
  /** One sentence: what it promises. */
  readonly summary: string
  readonly subcategory: string
  /** Reais; with a choice, that of the cheapest. */
  readonly price: number
  readonly before?: number
  readonly stock: number | Choice
  readonly tags: readonly Tag[]
  readonly ingredients: readonly string[]
  /** Step by step. */
  readonly use: readonly string[]
  readonly facts: Readonly<Record<string, string>>
  readonly text: readonly string[]
  /** Centimetres, and as the scales say it. */
  readonly size: readonly [length: number, width: number, height: number, weight: string]
  readonly warranty?: string
  readonly featured?: boolean
  readonly freeShipping?: boolean
  readonly maxQuantity?: number
  readonly message?: DemoProduct['message']
}

/** In the order of the ritual; positions count down, because higher comes first. */
export function draftsOf(treatments: Readonly<Record<Step, readonly Treatment[]>>): readonly DemoProduct[] {
  const all = Object.entries(treatments).flatMap(([step, row]) => row.map((one) => [step as Step, one] as const))
  return all.map(([step, treatment], index) => draftOf(treatment, step, all.length - index))
}

function draftOf(treatment: Treatment, step: Step, position: number): DemoProduct {
  const { drawing, name, stock, size } = treatment
  const code = `OR-${drawing.toUpperCase()}`
  const [length, width, height, weight] = size
  return {
    reference: `orvalho-${drawing}`,
    name,
    summary: treatment.summary,
    description: descriptionOf(treatment),
    price: major(treatment.price),
    compareAt: treatment.before === undefined ? null : major(treatment.before),
    ...stockOf(stock, code),
    active: true,
    featured: treatment.featured ?? false,
    freeShipping: treatment.freeShipping ?? false,
    condition: 'new',
    category: STEPS[step],
    subcategory: treatment.subcategory,
    images: [
      photo(drawing, 'front', name),
      // The first shade is that of the main picture.
      ...shadesOf(stock)
        .slice(1)
        .map((shade) => photo(drawing, 'front', `${name}, ${shade}`, shade)),
      photo(drawing, 'detail', name),
      photo(drawing, 'context', name),
      photo(drawing, 'group', name),
    ],
    sku: code,
    brand: 'Orvalho',
    warranty: treatment.warranty ?? null,
    dimensions: { length, width, height, weight },
    supplier: null,
    maxQuantity: treatment.maxQuantity ?? null,
    position,
    tagValues: tagIds(treatment.tags),
    message: treatment.message ?? null,
  }
}

const shadesOf = (stock: Treatment['stock']): readonly Shade[] =>
  typeof stock === 'number' ? [] : Object.keys(stock.values).filter((value): value is Shade => value in SHADES)

/** The facts are one line each, first of all, so that a template may read them out: steps are parted by semicolons. */
const descriptionOf = ({ ingredients, use, facts, text }: Treatment): string => {
  const lines = { Ingredientes: ingredients.join(', '), 'Modo de uso': use.join('; '), ...facts }
  return [
    `<p>${Object.entries(lines)
      .map(([key, value]) => `${key}: ${value}`)
      .join('<br>\n')}</p>`,
    ...text.map((paragraph) => `<p>${paragraph}</p>`),
  ].join('\n')
}

function stockOf(stock: Treatment['stock'], code: string): Pick<ProductDraft, 'options' | 'variants' | 'units'> {
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
