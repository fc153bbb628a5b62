import type { MaleconPiece } from '@store/artwork'
import type { DemoProduct } from '../demo-shop.ts'
import { type Choice, draftOf, type Ware } from '../draft.ts'
import { photos } from './pictures.ts'
import { tagIds } from './tags.ts'

export const CATEGORIES = ['Arriba', 'Abajo', 'Cabeza', 'Objetos'] as const
type Drop = '05' | '06' | '07'

/** A thing of a drop. Its sizes, as far as they are there, are among its tags by themselves. */
export type Piece = Ware<MaleconPiece, Drop> & { readonly category: (typeof CATEGORIES)[number] }

/** S to XL at one price; as many of each as are left. */
export const sizes = (price: number, ...left: readonly [s: number, m: number, l: number, xl: number]): Choice => ({
  name: 'Talla',
  values: Object.fromEntries(['S', 'M', 'L', 'XL'].map((size, at) => [size, [price, left[at] ?? 0] as const])),
})

/** Drafts in the order of the index: the first stands first. */
export const draftsOf = (pieces: readonly Piece[]): readonly DemoProduct[] =>
  pieces.map((piece, index) =>
    draftOf(
      { brand: 'Malecón 86', ...piece },
      {
        shop: 'malecon86',
        code: 'M86',
        category: piece.category,
        position: pieces.length - index,
        images: photos(piece.drawing, piece.name),
        tagValues: tagIds([...piece.tags, ...leftSizes(piece.stock)]),
      },
    ),
  )

function leftSizes(stock: Piece['stock']): readonly string[] {
  if (typeof stock === 'number') return stock > 0 ? ['Única'] : []
  return Object.entries(stock.values).flatMap(([size, [, left]]) => (left > 0 ? [size] : []))
}
