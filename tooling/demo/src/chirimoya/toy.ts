import type { ChirimoyaPiece } from '@store/artwork'
import type { DemoProduct } from '../demo-shop.ts'
import { draftOf, inRows, type Ware } from '../draft.ts'
import { photo } from './pictures.ts'
import { type Tag, tagIds } from './tags.ts'

/** The shelves, in the order of the shop. */
export const SHELVES = {
  build: 'Construir',
  invent: 'Inventar',
  outside: 'Afuera',
  read: 'Leer',
  babies: 'Bebés',
} as const
export type Shelf = keyof typeof SHELVES

/** What the shop sells, as it is told to a grown-up. */
export type Toy = Ware<ChirimoyaPiece, Tag> & {
  readonly facts: Readonly<Record<'Edad' | 'Piezas' | 'Material', string>>
}

export const draftsOf = (toys: Readonly<Record<Shelf, readonly Toy[]>>): readonly DemoProduct[] =>
  inRows(toys, (toy, shelf, position) => {
    const views = ['front', 'context', 'detail', 'group'] as const
    const images = views.map((view) => photo(toy.drawing, view, toy.name))
    return draftOf(
      { brand: 'Chirimoya', warranty: '6 meses', ...toy },
      { shop: 'chirimoya', code: 'CH', category: SHELVES[shelf], position, images, tagValues: tagIds(toy.tags) },
    )
  })
