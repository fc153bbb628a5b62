import type { LomaPiece } from '@store/artwork'
import type { DemoProduct } from '../demo-shop.ts'
import { draftOf, inRows, type Ware } from '../draft.ts'
import { COLOURWAYS, type Colourway, photo } from './pictures.ts'
import { type Tag, tagIds } from './tags.ts'

/** The shelves, in their order. */
export type Shelf = 'Textiles' | 'Clay' | 'Baskets' | 'Wood' | 'Small things'

/** A thing, as its label and its story say it. Maker, place and days come first of its facts: its tile says them. */
export type Craft = Ware<LomaPiece, Tag>

/** In the order they are laid out; positions count down, because higher comes first. */
export const draftsOf = (shelves: Readonly<Record<Shelf, readonly Craft[]>>): readonly DemoProduct[] =>
  inRows(shelves, (craft, category, position) => {
    const { drawing, name } = craft
    const images = [
      photo(drawing, 'front', name),
      photo(drawing, 'detail', name),
      // The first colourway is that of the main picture.
      ...colourwaysOf(craft)
        .slice(1)
        .map((colourway) => photo(drawing, 'front', `${name}, ${colourway}`, colourway)),
      ...(['context', 'group'] as const).map((view) => photo(drawing, view, name)),
    ]
    return draftOf(craft, {
      shop: 'lomaloom',
      code: 'LL',
      category,
      position,
      images,
      tagValues: tagIds(craft.tags),
    })
  })

const colourwaysOf = ({ stock }: Craft): readonly Colourway[] =>
  typeof stock === 'number' ? [] : Object.keys(stock.values).filter((value): value is Colourway => value in COLOURWAYS)
