import type { CeiboPiece } from '@store/artwork'
import type { DemoProduct } from '../demo-shop.ts'
import { draftOf, inRows, type Ware } from '../draft.ts'
import { photo, STUFFS, type StuffName } from './pictures.ts'
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

/** A piece, as its card in the workshop says it. */
export type Furniture = Ware<CeiboPiece, Tag> & {
  readonly material: string
  /** Centimetres, as wide, as deep (null: it lies flat), as high, and as the scales say it. */
  readonly size: readonly [width: number, depth: number | null, height: number, weight: string]
}

export const draftsOf = (pieces: Readonly<Record<Room, readonly Furniture[]>>): readonly DemoProduct[] =>
  inRows(pieces, (piece, room, position) => {
    const { drawing, name, material, facts, size } = piece
    const [width, length, height, weight] = size
    const images = [
      photo(drawing, 'front', name),
      // The first wood or cloth is that of the main picture.
      ...stuffsOf(piece)
        .slice(1)
        .map((stuff) => photo(drawing, 'front', `${name}, ${stuff}`, stuff)),
      ...(['detail', 'context', 'group'] as const).map((view) => photo(drawing, view, name)),
    ]
    return draftOf(
      {
        brand: 'Taller Ceibo',
        warranty: '5 años en la estructura',
        ...piece,
        facts: { Material: material, ...facts },
        dimensions: { length, width, height, weight },
      },
      {
        shop: 'tallerceibo',
        code: 'TC',
        category: ROOMS[room],
        position,
        images,
        tagValues: tagIds(piece.tags),
      },
    )
  })

const stuffsOf = ({ stock }: Furniture): readonly StuffName[] =>
  typeof stock === 'number' ? [] : Object.keys(stock.values).filter((value): value is StuffName => value in STUFFS)
