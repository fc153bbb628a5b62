import type { SierraPiece } from '@store/artwork'
import type { DemoProduct } from '../demo-shop.ts'
import { type Choice, draftOf, inRows, valuesOf, type Ware } from '../draft.ts'
import { photo, photoInDark } from './pictures.ts'
import { type Ground, tagIds } from './tags.ts'

/** The sports, in their order. */
export const SPORTS = {
  running: 'Correr',
  mountain: 'Montaña',
  football: 'Fútbol',
  gym: 'Gimnasio',
  gear: 'Accesorios',
} as const
export type Sport = keyof typeof SPORTS

/** A thing, as its page says it. Its sizes are among its tags by themselves. */
export type Gear = Ware<SierraPiece, Ground>

/** Shoes in whole Mexican sizes, clothes in letters: all at one price, with the units of each. */
export const sized = (price: number, units: Readonly<Record<string, number>>): Choice => ({
  name: 'Talla',
  values: Object.fromEntries(Object.entries(units).map(([size, count]) => [size, [price, count] as const])),
})

/** Drafts, sport after sport. */
export const draftsOf = (sports: Readonly<Record<Sport, readonly Gear[]>>): readonly DemoProduct[] =>
  inRows(sports, (gear, sport, position) => {
    const { drawing, name, stock } = gear
    const isTwoColoured = typeof stock !== 'number' && Array.isArray(stock.name)
    const images = [
      photo(drawing, 'front', name),
      ...(isTwoColoured ? [photoInDark(drawing, name, 'Negro')] : []),
      ...(['detail', 'context', 'group'] as const).map((view) => photo(drawing, view, name)),
    ]
    return draftOf(
      { brand: 'Sierra Veloz', warranty: '6 meses', ...gear },
      {
        shop: 'sierraveloz',
        code: 'SV',
        category: SPORTS[sport],
        position,
        images,
        tagValues: tagIds([...gear.tags, ...sizesOf(stock)]),
      },
    )
  })

/** The sizes that are for sale. */
const sizesOf = (stock: Gear['stock']): readonly string[] =>
  typeof stock === 'number'
    ? []
    : [
        ...new Set(
          Object.entries(stock.values).flatMap(([combination, [, units]]) =>
            units > 0 ? valuesOf(stock, combination) : [],
          ),
        ),
      ]
