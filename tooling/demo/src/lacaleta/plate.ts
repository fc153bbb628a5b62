import type { CaletaDish } from '@store/artwork'
import type { DemoProduct } from '../demo-shop.ts'
import { draftOf, inRows, type Ware } from '../draft.ts'
import { photo } from './pictures.ts'
import { type Answer, tagIds } from './tags.ts'

/** The sections of the menu, in their order. */
export const SECTIONS = {
  ceviches: 'Ceviches',
  causas: 'Causas',
  rices: 'Arroces',
  fried: 'Fritos',
  drinks: 'Bebidas',
  sweets: 'Postres',
} as const
export type Section = keyof typeof SECTIONS

/** A dish, as the menu says it; what is said of the kitchen is the same of all of them. */
export type Plate = Omit<Ware<CaletaDish, Answer>, 'facts'> & {
  /** What it is made of, and what one may be allergic to. */
  readonly made: string
  readonly allergens: string
  /** Minutes at the stove, and for whom it is enough. */
  readonly minutes: number
  readonly serves: string
}

/** What can be said to the kitchen with every dish. */
const NOTE = { label: 'Nota para la cocina', required: false } as const

export const draftsOf = (menu: Readonly<Record<Section, readonly Plate[]>>): readonly DemoProduct[] =>
  inRows(menu, (plate, section, position) => {
    const { drawing, name, made, allergens, minutes, serves } = plate
    const facts = { Lleva: made, Alérgenos: allergens, Sale: `en ${minutes} minutos`, Alcanza: serves }
    return draftOf(
      { message: NOTE, ...plate, facts },
      {
        shop: 'lacaleta',
        code: 'LC',
        category: SECTIONS[section],
        position,
        images: (['front', 'detail', 'context', 'group'] as const).map((view) => photo(drawing, view, name)),
        tagValues: tagIds(plate.tags),
      },
    )
  })

/** How hot, at one price, with the portions the kitchen has of each. */
export const hot = (price: number, units: number) => ({
  name: 'Picor',
  values: { 'Sin ají': [price, units], 'Al punto': [price, units], 'Bien picante': [price, units] } as const,
})
