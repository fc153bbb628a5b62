import type { ALBORADA_HUES, AlboradaPiece } from '@store/artwork'
import type { ProductDraft } from '@store/core'
import { type DemoProduct, major } from '../demo-shop.ts'
import { photo } from './pictures.ts'
import { type Tag, tagIds } from './tags.ts'

export const CATEGORIES = {
  dresses: 'Vestidos',
  shirts: 'Camisas y blusas',
  bottoms: 'Pantalones y faldas',
  knits: 'Tejidos',
  accessories: 'Accesorios',
} as const

const SIZES = ['XS', 'S', 'M', 'L', 'XL'] as const

/** Units of each size from XS to XL. */
type Sizes = readonly [number, number, number, number, number]

/** A choice of the product, with the units of each combination in the options' order. */
type Stock =
  | { readonly units: number }
  | { readonly sizes: Sizes }
  | { readonly sizesOf: Readonly<Record<string, Sizes>> }
  | { readonly choice: string; readonly unitsOf: Readonly<Record<string, number>> }

export type Piece = {
  readonly drawing: AlboradaPiece
  readonly name: string
  /** Cloth and colour, as a caption says them. */
  readonly caption: string
  /** Pesos. */
  readonly price: number
  readonly before?: number
  readonly category: keyof typeof CATEGORIES
  readonly subcategory: string
  readonly tags: readonly Tag[]
  readonly stock: Stock
  /** What a caption cannot hold: `Clave: valor` lines, then paragraphs. */
  readonly facts: Readonly<Record<string, string>>
  readonly text: readonly string[]
  /** Place in the catalogue, from 1. */
  readonly place: number
  readonly featured?: boolean
  readonly freeShipping?: boolean
  /** Most of it in one order; what is made by the dozen is shared out. */
  readonly perOrder?: number
  readonly dimensions?: ProductDraft['dimensions']
  readonly warranty?: string
  /** A second colour that has a photograph of its own. */
  readonly alsoIn?: { readonly hue: keyof typeof ALBORADA_HUES; readonly name: string }
}

/** Whole places of the catalogue; positions count down from here, because higher comes first. */
const PLACES = 100

export function draftOf(piece: Piece): DemoProduct {
  const { drawing, name, stock, alsoIn } = piece
  const code = `ALB-${drawing.toUpperCase()}`
  const price = major(piece.price)
  return {
    reference: `alborada-${drawing}`,
    name,
    summary: piece.caption,
    description: descriptionOf(piece),
    price,
    compareAt: piece.before === undefined ? null : major(piece.before),
    ...choicesOf(stock, code, price),
    active: true,
    featured: piece.featured ?? false,
    freeShipping: piece.freeShipping ?? false,
    condition: 'new',
    category: CATEGORIES[piece.category],
    subcategory: piece.subcategory,
    images: [
      photo(drawing, 'front', name),
      photo(drawing, 'detail', name),
      ...(alsoIn ? [photo(drawing, 'front', `${name}, ${alsoIn.name}`, alsoIn.hue)] : []),
      photo(drawing, 'context', name),
      photo(drawing, 'group', name),
    ],
    sku: code,
    brand: 'Alborada',
    warranty: piece.warranty ?? '3 meses por defectos de confección',
    dimensions: piece.dimensions ?? null,
    supplier: null,
    maxQuantity: piece.perOrder ?? null,
    position: PLACES - piece.place,
    tagValues: tagIds(piece.tags),
  }
}

/** The facts are one line each, first of all, so that a template may read them out. */
const descriptionOf = ({ facts, text }: Piece): string =>
  [
    `<p>${Object.entries(facts)
      .map(([key, value]) => `${key}: ${value}`)
      .join('<br>\n')}</p>`,
    ...text.map((paragraph) => `<p>${paragraph}</p>`),
  ].join('\n')

function choicesOf(stock: Stock, code: string, price: number): Pick<ProductDraft, 'options' | 'variants' | 'units'> {
  const variant = (values: readonly string[], units: number) => ({
    values,
    price,
    units,
    sku: [code, ...values.map(plain)].join('-'),
    enabled: true,
  })
  const bySize = (sizes: Sizes, before: readonly string[] = []) =>
    SIZES.map((size, index) => variant([...before, size], sizes[index] ?? 0))

  if ('units' in stock) return { options: [], variants: [], units: stock.units }
  if ('sizes' in stock) return { options: [{ name: 'Talla', values: SIZES }], variants: bySize(stock.sizes), units: 0 }
  if ('sizesOf' in stock) {
    const colours = Object.entries(stock.sizesOf)
    return {
      options: [
        { name: 'Color', values: colours.map(([colour]) => colour) },
        { name: 'Talla', values: SIZES },
      ],
      variants: colours.flatMap(([colour, sizes]) => bySize(sizes, [colour])),
      units: 0,
    }
  }
  const values = Object.entries(stock.unitsOf)
  return {
    options: [{ name: stock.choice, values: values.map(([value]) => value) }],
    variants: values.map(([value, units]) => variant([value], units)),
    units: 0,
  }
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '')
    .toUpperCase()
