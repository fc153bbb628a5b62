import type { ALBORADA_HUES, AlboradaPiece } from '@store/artwork'
import type { ProductDraft } from '@store/core'
import { type DemoProduct, major } from '../demo-shop.ts'
import { draftOf, type Ware } from '../draft.ts'
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

export type Piece = Omit<Ware<AlboradaPiece, Tag>, 'stock'> & {
  readonly category: keyof typeof CATEGORIES
  readonly stock: Stock
  /** Place in the catalogue, from 1. */
  readonly place: number
  /** A second colour that has a photograph of its own. */
  readonly alsoIn?: { readonly hue: keyof typeof ALBORADA_HUES; readonly name: string }
}

/** Whole places of the catalogue; positions count down from here, because higher comes first. */
const PLACES = 100

export function pieceOf(piece: Piece): DemoProduct {
  const { drawing, name, alsoIn } = piece
  const code = `ALB-${drawing.toUpperCase()}`
  const images = [
    photo(drawing, 'front', name),
    photo(drawing, 'detail', name),
    ...(alsoIn ? [photo(drawing, 'front', `${name}, ${alsoIn.name}`, alsoIn.hue)] : []),
    photo(drawing, 'context', name),
    photo(drawing, 'group', name),
  ]
  const place = { shop: 'alborada', code: 'ALB', category: CATEGORIES[piece.category], position: PLACES - piece.place }
  const ware = { brand: 'Alborada', warranty: '3 meses por defectos de confección', ...piece, stock: 0 }
  return {
    ...draftOf(ware, { ...place, images, tagValues: tagIds(piece.tags) }),
    ...choicesOf(piece, code),
  }
}

function choicesOf(
  { stock, price, before }: Pick<Piece, 'stock' | 'price' | 'before'>,
  code: string,
): Pick<ProductDraft, 'options' | 'variants' | 'units'> {
  const variant = (values: readonly string[], units: number) => ({
    values,
    price: major(price),
    compareAt: before === undefined ? null : major(before),
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
