import type { PampaBook } from '@store/artwork'
import type { DemoProduct } from '../demo-shop.ts'
import { draftOf, inRows, type Ware } from '../draft.ts'
import { photo } from './pictures.ts'
import { type Tag, tagIds } from './tags.ts'

/** The rooms, in the order of the shop. */
export const ROOMS = {
  narrativa: 'Narrativa',
  poesia: 'Poesía',
  ensayo: 'Ensayo',
  infancias: 'Infancias',
  cocina: 'Cocina',
} as const
export type Room = keyof typeof ROOMS

/** A book, as a bookseller speaks of it. Its writer comes first of its facts, then its pages: spines are as wide as they are many. */
export type Book = Ware<PampaBook, Tag> & {
  readonly facts: Readonly<Record<'Autor' | 'Páginas' | 'Medidas' | 'Año', string>>
  /** How it begins: on a leaf of its own. */
  readonly begins?: string
  readonly used?: boolean
}

export const draftsOf = (rooms: Readonly<Record<Room, readonly Book[]>>): readonly DemoProduct[] =>
  inRows(rooms, (book, room, position) => {
    const views = ['front', 'context', 'detail', 'group'] as const
    const images = views.map((view) => photo(book.drawing, view, book.name))
    const text = book.begins === undefined ? book.text : [...book.text, `«${book.begins}»`]
    return {
      ...draftOf(
        { ...book, text },
        {
          shop: 'puntoypampa',
          code: 'PP',
          category: ROOMS[room],
          position,
          images,
          tagValues: tagIds(book.tags),
        },
      ),
      condition: book.used ? 'used' : 'new',
    }
  })
