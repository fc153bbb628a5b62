import type { DrawCraft, Yarns } from '../../crafts/craft.ts'
import {
  blanket,
  cushion,
  napkins,
  notebook,
  runner,
  shawl,
  strap,
  tablecloth,
  wallCloth,
} from '../../crafts/textiles.ts'
import { bowl, griddle, jug, pineBasket, reedBasket } from '../../crafts/vessels.ts'
import { spoons, stool } from '../../crafts/wood.ts'

/** The palette of each maker; the last colour is that of fringes. */
export const LOMA_YARNS = {
  elena: ['#99103d', '#2b5b2c', '#f2b441', '#23306b', '#f2e7d5'],
  marta: ['#23306b', '#5f86b8', '#f2e7d5', '#c8a24a', '#e6d7be'],
  rosa: ['#a8230b', '#1f6f78', '#99103d', '#efd9a8', '#f2e7d5'],
  juana: ['#7b3f8c', '#d9799a', '#2a1a14', '#f2e7d5', '#c9a2c4'],
  tomas: ['#a8230b', '#23306b', '#2b5b2c', '#f2b441', '#f2e7d5'],
} as const satisfies Record<string, Yarns>

type Piece = {
  readonly title: string
  readonly kind: 'textiles' | 'clay' | 'baskets' | 'wood' | 'small'
  readonly draw: DrawCraft
  readonly maker: keyof typeof LOMA_YARNS
  /** Units of the picture per unit of the drawing. */
  readonly scale: number
  /** The focal point of the close-up, in the drawing's units. */
  readonly focus: readonly [x: number, y: number]
}

/** A piece is photographed in a group with the two that follow it in its kind. */
export const PIECES = {
  'three-volcanoes': {
    title: 'Wall cloth',
    kind: 'textiles',
    draw: wallCloth,
    maker: 'elena',
    scale: 1,
    focus: [30, 150],
  },
  lakeside: { title: 'Table runner', kind: 'textiles', draw: runner, maker: 'marta', scale: 1, focus: [10, 230] },
  atitlan: { title: 'Shawl', kind: 'textiles', draw: shawl, maker: 'rosa', scale: 1, focus: [-20, 260] },
  jacaranda: { title: 'Cushion', kind: 'textiles', draw: cushion, maker: 'juana', scale: 1.14, focus: [-60, -190] },
  highland: { title: 'Blanket', kind: 'textiles', draw: blanket, maker: 'elena', scale: 1.2, focus: [-60, -180] },
  maiz: { title: 'Napkins', kind: 'textiles', draw: napkins, maker: 'rosa', scale: 1.24, focus: [-40, -150] },
  feria: { title: 'Tablecloth', kind: 'textiles', draw: tablecloth, maker: 'tomas', scale: 1.2, focus: [-80, -130] },
  ceniza: { title: 'Jug', kind: 'clay', draw: jug, maker: 'tomas', scale: 1.1, focus: [40, -220] },
  lluvia: { title: 'Bowl', kind: 'clay', draw: bowl, maker: 'juana', scale: 1.34, focus: [-30, -120] },
  comal: { title: 'Griddle plate', kind: 'clay', draw: griddle, maker: 'juana', scale: 1.16, focus: [-80, -170] },
  reed: { title: 'Basket', kind: 'baskets', draw: reedBasket, maker: 'rosa', scale: 1.1, focus: [-40, -150] },
  'pine-needle': {
    title: 'Basket',
    kind: 'baskets',
    draw: pineBasket,
    maker: 'marta',
    scale: 1.42,
    focus: [-40, -130],
  },
  spoons: { title: 'Spoons', kind: 'wood', draw: spoons, maker: 'tomas', scale: 1, focus: [0, 300] },
  stool: { title: 'Stool', kind: 'wood', draw: stool, maker: 'tomas', scale: 1.2, focus: [-60, -260] },
  camino: { title: 'Strap', kind: 'small', draw: strap, maker: 'marta', scale: 1.0, focus: [-36, 200] },
  notebook: { title: 'Notebook', kind: 'small', draw: notebook, maker: 'elena', scale: 1.18, focus: [0, -190] },
} as const satisfies Record<string, Piece>

export type LomaPiece = keyof typeof PIECES
export const LOMA_PIECES = Object.keys(PIECES) as readonly LomaPiece[]
