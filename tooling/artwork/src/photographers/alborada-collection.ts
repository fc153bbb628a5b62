import type { Hue } from '../colour.ts'
import { aLineDress } from '../patterns/a-line-dress.ts'
import { bag } from '../patterns/bag.ts'
import { belt } from '../patterns/belt.ts'
import { balloonBlouse } from '../patterns/blouse.ts'
import { cardigan } from '../patterns/cardigan.ts'
import { jumper } from '../patterns/jumper.ts'
import { scarf } from '../patterns/scarf.ts'
import { shawl } from '../patterns/shawl.ts'
import { shirt } from '../patterns/shirt.ts'
import { pencilSkirt, pleatedSkirt } from '../patterns/skirt.ts'
import { trousers } from '../patterns/trousers.ts'
import { wrapDress } from '../patterns/wrap-dress.ts'
import type { Piece } from '../piece.ts'

/** The six hues of the shop, and two neighbours for leather and pale poplin. */
export const ALBORADA_HUES = {
  oxblood: '#6e0f22',
  ink: '#232a38',
  linen: '#d9ccb4',
  bottle: '#2f4a36',
  mustard: '#c2902c',
  blue: '#8299b0',
  honey: '#96622a',
  mist: '#a3b5c6',
} as const satisfies Record<string, Hue>

export type Entry = {
  readonly title: string
  readonly category: 'dresses' | 'shirts' | 'trousers' | 'knits' | 'accessories'
  readonly hue: Hue
  readonly draw: (hue: Hue) => Piece
  /** The scale of its pictures. */
  readonly scale: number
  /** The focal point of the close-up, in the piece's coordinates: a collar, a seam, a clasp. */
  readonly focus: readonly [x: number, y: number]
  /** The y of its foot, if it stands on the plinth instead of hanging. */
  readonly stands?: number
}

const { oxblood, ink, linen, bottle, mustard, blue, honey, mist } = ALBORADA_HUES

/** In the order of the catalogue: a piece is photographed in a group with the two that follow it in its category. */
export const ALBORADA_PIECES = [
  'alba',
  'junin',
  'laureles',
  'poblado',
  'ceiba',
  'niebla',
  'palmas',
  'estacion',
  'prado',
  'astorga',
  'santa-elena',
  'oriente',
  'paramo',
  'arvi',
  'guayaquil',
  'orquidea',
] as const
export type AlboradaPiece = (typeof ALBORADA_PIECES)[number]

export const COLLECTION: Readonly<Record<AlboradaPiece, Entry>> = {
  alba: {
    title: 'Vestido Alba',
    category: 'dresses',
    hue: oxblood,
    draw: (hue) => aLineDress('al', hue),
    scale: 1,
    focus: [240, 224],
  },
  junin: {
    title: 'Vestido camisero Junín',
    category: 'dresses',
    hue: blue,
    draw: (hue) =>
      shirt({
        name: 'ju',
        hue,
        weave: 'plain',
        collar: 'pointed',
        button: '#e9e2d2',
        pockets: [190, 290],
        cut: 'dress',
        sleeves: 'rolled',
      }),
    scale: 0.79,
    focus: [250, 240],
  },
  laureles: {
    title: 'Vestido midi Laureles',
    category: 'dresses',
    hue: bottle,
    draw: (hue) => wrapDress('la', hue),
    scale: 0.92,
    focus: [228, 292],
  },
  poblado: {
    title: 'Camisa Poblado',
    category: 'shirts',
    hue: linen,
    draw: (hue) =>
      shirt({
        name: 'po',
        hue,
        weave: 'linen',
        collar: 'pointed',
        button: '#efe6d3',
        pockets: [290],
        cut: 'shirt',
        sleeves: 'long',
      }),
    scale: 1,
    focus: [268, 232],
  },
  ceiba: {
    title: 'Blusa Ceiba',
    category: 'shirts',
    hue: mustard,
    draw: (hue) => balloonBlouse('ce', hue),
    scale: 1.04,
    focus: [366, 400],
  },
  niebla: {
    title: 'Camisa Niebla',
    category: 'shirts',
    hue: mist,
    draw: (hue) =>
      shirt({
        name: 'ni',
        hue,
        weave: 'stripe',
        collar: 'band',
        button: '#f2efe8',
        pockets: [],
        cut: 'shirt',
        sleeves: 'rolled',
      }),
    scale: 1,
    focus: [240, 220],
  },
  palmas: {
    title: 'Pantalón Palmas',
    category: 'trousers',
    hue: ink,
    draw: (hue) => trousers({ name: 'pa', hue, weave: 'twill', button: '#8d8577', cut: 'wide' }),
    scale: 1,
    focus: [240, 218],
  },
  estacion: {
    title: 'Pantalón Estación',
    category: 'trousers',
    hue: linen,
    draw: (hue) => trousers({ name: 'es', hue, weave: 'linen', button: '#7a5a35', cut: 'pleated' }),
    scale: 1,
    focus: [250, 216],
  },
  prado: {
    title: 'Falda Prado',
    category: 'trousers',
    hue: bottle,
    draw: (hue) => pleatedSkirt('pr', hue),
    scale: 0.98,
    focus: [240, 230],
  },
  astorga: {
    title: 'Falda Astorga',
    category: 'trousers',
    hue: oxblood,
    draw: (hue) => pencilSkirt('as', hue),
    scale: 0.98,
    focus: [268, 226],
  },
  'santa-elena': {
    title: 'Cárdigan Santa Elena',
    category: 'knits',
    hue: oxblood,
    draw: (hue) => cardigan('se', hue, '#4a3524'),
    scale: 1.04,
    focus: [262, 372],
  },
  oriente: {
    title: 'Buzo Oriente',
    category: 'knits',
    hue: linen,
    draw: (hue) => jumper('or', hue),
    scale: 1.04,
    focus: [240, 226],
  },
  paramo: {
    title: 'Chal Páramo',
    category: 'knits',
    hue: blue,
    draw: (hue) => shawl('pm', hue, ink),
    scale: 1,
    focus: [262, 470],
  },
  arvi: {
    title: 'Bolso Arví',
    category: 'accessories',
    hue: honey,
    draw: (hue) => bag('ar', hue),
    scale: 0.96,
    focus: [246, 436],
  },
  guayaquil: {
    title: 'Cinturón Guayaquil',
    category: 'accessories',
    hue: ink,
    draw: (hue) => belt('gu', hue),
    scale: 1,
    focus: [244, 352],
    stands: 378,
  },
  orquidea: {
    title: 'Pañoleta Orquídea',
    category: 'accessories',
    hue: '#e6dcc6',
    draw: (hue) => scarf('oq', hue, { petal: oxblood, lip: mustard, leaf: bottle, border: oxblood }),
    scale: 0.98,
    focus: [300, 330],
  },
}
