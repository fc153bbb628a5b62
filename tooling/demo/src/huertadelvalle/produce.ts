import type { HuertaPiece } from '@store/artwork'
import type { DemoProduct } from '../demo-shop.ts'
import { draftOf, inRows, type Ware } from '../draft.ts'
import { photo } from './pictures.ts'
import { type Tag, tagIds } from './tags.ts'

/** The aisles, in the order one walks through them. */
export const AISLES = {
  fruit: 'Frutas',
  vegetables: 'Verduras',
  dairy: 'Lácteos y huevos',
  bakery: 'Panadería',
  pantry: 'Despensa',
} as const
export type Aisle = keyof typeof AISLES

/** What the stall sells, as its owner would write it on a slate. */
export type Produce = Ware<HuertaPiece, Tag>

export const draftsOf = (produce: Readonly<Record<Aisle, readonly Produce[]>>): readonly DemoProduct[] =>
  inRows(produce, (one, aisle, position) => {
    const views = ['front', 'detail', 'context', 'group'] as const
    const images = views.map((view) => photo(one.drawing, view, one.name))
    const place = { shop: 'huertadelvalle', code: 'HV', category: AISLES[aisle], position, images }
    return draftOf(one, { ...place, tagValues: tagIds(one.tags) })
  })
