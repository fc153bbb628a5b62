import type { Frame } from '../../scene.ts'
import { DISCS, type HuertaPiece } from './collection.ts'
import { crate } from './crate.ts'
import { standing } from './huertadelvalle.ts'
import { type Disc, type Posed, stall } from './room.ts'

/** A ware or the market's crate: the position of its foot, and its size as a fraction of the picture. */
type Place = readonly [piece: HuertaPiece | 'gaveta', x: number, y: number, share: number]
type Scene = {
  readonly title: string
  readonly frame: Frame
  readonly discs: readonly Disc[]
  /** From back to front. */
  readonly places: readonly Place[]
}

const BANNER: Frame = { width: 1260, height: 480 }
const PHONE: Frame = { width: 640, height: 480 }
const COVER: Frame = { width: 640, height: 480 }
const SQUARE: Frame = { width: 480, height: 480 }

const disc = (aisle: keyof typeof DISCS, x: number, y: number, radius: number): Disc => ({
  x,
  y,
  radius,
  hue: DISCS[aisle],
})
const category = (title: string, aisle: keyof typeof DISCS, ...places: readonly Place[]): Scene => ({
  title,
  frame: SQUARE,
  discs: [disc(aisle, 240, 236, 206)],
  places,
})

/** Pictures of several wares: banners (wide, and for phones), covers of articles, and one for each aisle. */
export const HUERTA_SCENES = {
  cosecha: {
    title: 'La cosecha de la mañana',
    frame: BANNER,
    discs: [disc('fruit', 1010, 232, 196), disc('vegetables', 700, 262, 150)],
    places: [
      ['gaveta', 720, 380, 0.86],
      ['cilantro', 650, 392, 0.62],
      ['choclo', 1120, 396, 0.72],
      ['aguacate', 960, 416, 0.74],
      ['zanahoria', 1080, 440, 0.52],
      ['mora', 800, 436, 0.5],
    ],
  },
  'cosecha-celular': {
    title: 'La cosecha de la mañana',
    frame: PHONE,
    discs: [disc('fruit', 430, 228, 184), disc('vegetables', 156, 270, 130)],
    places: [
      ['gaveta', 170, 384, 0.76],
      ['choclo', 520, 394, 0.68],
      ['aguacate', 380, 416, 0.72],
      ['mora', 214, 436, 0.48],
    ],
  },
  desayuno: {
    title: 'Un desayuno de domingo',
    frame: BANNER,
    discs: [disc('bakery', 1000, 236, 196), disc('dairy', 690, 264, 150)],
    places: [
      ['yogur', 700, 390, 0.84],
      ['cafe', 1116, 384, 0.86],
      ['masa-madre', 950, 410, 0.78],
      ['huevos', 780, 440, 0.54],
      ['pan-de-yuca', 1050, 446, 0.46],
    ],
  },
  'desayuno-celular': {
    title: 'Un desayuno de domingo',
    frame: PHONE,
    discs: [disc('bakery', 420, 232, 184), disc('dairy', 150, 268, 130)],
    places: [
      ['yogur', 140, 392, 0.78],
      ['cafe', 520, 384, 0.8],
      ['masa-madre', 360, 414, 0.74],
      ['huevos', 226, 440, 0.44],
    ],
  },
  despensa: {
    title: 'La despensa de la sierra',
    frame: BANNER,
    discs: [disc('pantry', 1000, 236, 196), disc('fruit', 690, 268, 150)],
    places: [
      ['panela', 700, 392, 0.78],
      ['cafe', 900, 388, 0.84],
      ['quinua', 1090, 412, 0.8],
      ['chocolate', 830, 440, 0.56],
    ],
  },
  'despensa-celular': {
    title: 'La despensa de la sierra',
    frame: PHONE,
    discs: [disc('pantry', 420, 232, 184), disc('fruit', 150, 268, 130)],
    places: [
      ['panela', 140, 394, 0.7],
      ['cafe', 320, 388, 0.78],
      ['quinua', 490, 412, 0.74],
    ],
  },
  locro: {
    title: 'Papas, queso, aguacate y choclo para un locro',
    frame: COVER,
    discs: [disc('vegetables', 320, 232, 200)],
    places: [
      ['choclo', 520, 384, 0.66],
      ['queso', 132, 388, 0.66],
      ['cebolla-paitena', 226, 330, 0.5],
      ['papa-chola', 318, 412, 0.74],
      ['aguacate', 488, 432, 0.5],
    ],
  },
  temporada: {
    title: 'Fruta de temporada',
    frame: COVER,
    discs: [disc('fruit', 320, 232, 200)],
    places: [
      ['orito', 320, 340, 0.7],
      ['naranjilla', 144, 392, 0.6],
      ['tomate-de-arbol', 508, 396, 0.58],
      ['mora', 248, 434, 0.48],
      ['maracuya', 398, 438, 0.48],
    ],
  },
  frutas: category('Frutas', 'fruit', ['orito', 240, 312, 0.7], ['maracuya', 152, 396, 0.54], ['mora', 330, 404, 0.52]),
  verduras: category(
    'Verduras',
    'vegetables',
    ['choclo', 246, 320, 0.72],
    ['papa-chola', 156, 400, 0.54],
    ['cebolla-paitena', 334, 404, 0.52],
  ),
  lacteos: category(
    'Lácteos y huevos',
    'dairy',
    ['yogur', 172, 344, 0.82],
    ['queso', 318, 366, 0.58],
    ['huevos', 214, 420, 0.54],
  ),
  panaderia: category('Panadería', 'bakery', ['masa-madre', 246, 330, 0.8], ['pan-de-yuca', 214, 414, 0.56]),
  despensas: category(
    'Despensa',
    'pantry',
    ['cafe', 160, 352, 0.78],
    ['quinua', 304, 382, 0.72],
    ['chocolate', 214, 424, 0.44],
  ),
} as const satisfies Record<string, Scene>

export type HuertaScene = keyof typeof HUERTA_SCENES

/** A picture for the shop itself, taken at the same stall. */
export function huertadelvalleScene(name: HuertaScene): string {
  const { title, frame, discs, places }: Scene = HUERTA_SCENES[name]
  const set = places.map(
    ([piece, x, y, share]): Posed =>
      piece === 'gaveta' ? { food: crate('gaveta'), x, y, scale: 1.2 * share } : standing(piece, x, y, share),
  )
  return stall(title, { frame, discs, set })
}
