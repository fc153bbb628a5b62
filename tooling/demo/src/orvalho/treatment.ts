import type { OrvalhoPiece } from '@store/artwork'
import type { DemoProduct } from '../demo-shop.ts'
import { draftOf, inRows, type Ware } from '../draft.ts'
import { photo, SHADES, type Shade } from './pictures.ts'
import { type Tag, tagIds } from './tags.ts'

/** The steps of the ritual, in their order. */
export const STEPS = {
  cleanse: 'Limpar',
  treat: 'Tratar',
  moisturise: 'Hidratar',
  protect: 'Proteger',
  body: 'Corpo',
} as const
export type Step = keyof typeof STEPS

/** What the house makes, as its little cards say it. */
export type Treatment = Ware<OrvalhoPiece, Tag> & {
  readonly ingredients: readonly string[]
  /** Step by step. */
  readonly use: readonly string[]
}

export const draftsOf = (treatments: Readonly<Record<Step, readonly Treatment[]>>): readonly DemoProduct[] =>
  inRows(treatments, (treatment, step, position) => {
    const { drawing, name, ingredients, use, facts } = treatment
    // Steps are parted by semicolons.
    const told = { Ingredientes: ingredients.join(', '), 'Modo de uso': use.join('; '), ...facts }
    const images = [
      photo(drawing, 'front', name),
      // The first shade is that of the main picture.
      ...shadesOf(treatment)
        .slice(1)
        .map((shade) => photo(drawing, 'front', `${name}, ${shade}`, shade)),
      ...(['detail', 'context', 'group'] as const).map((view) => photo(drawing, view, name)),
    ]
    return draftOf(
      { brand: 'Orvalho', ...treatment, facts: told },
      {
        shop: 'orvalho',
        code: 'OR',
        category: STEPS[step],
        position,
        images,
        tagValues: tagIds(treatment.tags),
      },
    )
  })

const shadesOf = ({ stock }: Treatment): readonly Shade[] =>
  typeof stock === 'number' ? [] : Object.keys(stock.values).filter((value): value is Shade => value in SHADES)
