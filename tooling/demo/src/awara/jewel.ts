import type { AwaraPiece } from '@store/artwork'
import type { DemoProduct } from '../demo-shop.ts'
import { draftOf, type Ware } from '../draft.ts'
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

/** A piece, as its label and its story say it. Metal and stone come first of its facts: the label says them. */
export type Jewel = Ware<AwaraPiece, Tag>

/** In the order they stand in the window; positions count down, because higher comes first. */
export const draftsOf = (jewels: readonly (readonly [Showcase, Jewel])[]): readonly DemoProduct[] =>
  jewels.map(([showcase, jewel], index) => {
    const { drawing, name } = jewel
    const images = [
      photo(drawing, 'front', name),
      // The first metal is that of the main picture.
      ...metalsOf(jewel)
        .slice(1)
        .map((metal) => photo(drawing, 'front', `${name}, ${metal}`, metal)),
      ...(['detail', 'context', 'group'] as const).map((view) => photo(drawing, view, name)),
    ]
    return draftOf(
      { brand: 'Maison Awara', warranty: '2 ans, polissage compris', ...jewel },
      {
        shop: 'awara',
        code: 'MA',
        category: SHOWCASES[showcase],
        position: jewels.length - index,
        images,
        tagValues: tagIds(jewel.tags),
      },
    )
  })

const metalsOf = ({ stock }: Jewel): readonly Metal[] =>
  typeof stock === 'number' ? [] : Object.keys(stock.values).filter((value): value is Metal => value in METALS)
