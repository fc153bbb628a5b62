import type { VerdeNildaPiece } from '@store/artwork'
import type { DemoProduct } from '../demo-shop.ts'
import { draftOf, type Ware } from '../draft.ts'
import { type PotHue, photo } from './pictures.ts'
import { type Tag, tagIds } from './tags.ts'

export const CATEGORIES = {
  shade: 'Sombra',
  sun: 'Sol',
  succulents: 'Suculentas',
  pots: 'Macetas',
  gifts: 'Regalo',
} as const

/** What the shop sells, as its owner would write it down. */
export type Item = Ware<VerdeNildaPiece, Tag> & {
  readonly category: keyof typeof CATEGORIES
  /** Photographed in these pots too, named as the choice names them. */
  readonly alsoIn?: Readonly<Partial<Record<PotHue, string>>>
}

/** In the order of the catalogue; positions count down, because higher comes first. */
export const draftsOf = (items: readonly Item[]): readonly DemoProduct[] =>
  items.map((item, index) => {
    const { drawing, name, alsoIn = {} } = item
    const images = [
      photo(drawing, 'front', name),
      ...Object.entries(alsoIn).map(([hue, value]) => photo(drawing, 'front', `${name}, ${value}`, hue as PotHue)),
      ...(['detail', 'context', 'group'] as const).map((view) => photo(drawing, view, name)),
    ]
    const place = {
      shop: 'verdenilda',
      code: 'VN',
      category: CATEGORIES[item.category],
      position: items.length - index,
    }
    return draftOf({ brand: 'Verde Nilda', ...item }, { ...place, images, tagValues: tagIds(item.tags) })
  })
