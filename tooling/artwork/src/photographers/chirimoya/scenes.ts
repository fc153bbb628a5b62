import type { Frame } from '../../scene.ts'
import { posed } from './chirimoya.ts'
import { type ChirimoyaPiece, SHELVES } from './collection.ts'
import { drawn } from './playroom.ts'

type Place = readonly [piece: ChirimoyaPiece, x: number, y: number, scale: number, turn?: number]
type Scene = {
  readonly title: string
  readonly frame: Frame
  readonly shelf: keyof typeof SHELVES
  /** From back to front. */
  readonly places: readonly Place[]
}

const BANNER: Frame = { width: 1260, height: 480 }
const PHONE: Frame = { width: 640, height: 480 }
const COVER: Frame = { width: 720, height: 480 }
const SQUARE: Frame = { width: 480, height: 480 }

const shelf = (title: string, name: keyof typeof SHELVES, ...places: readonly Place[]): Scene => ({
  title,
  frame: SQUARE,
  shelf: name,
  places,
})

/** Pictures of several toys: banners (wide, and for phones), covers of articles, and one for each shelf. */
export const CHIRIMOYA_SCENES = {
  lluvia: {
    title: 'Bloques, tren y trompo para una tarde de lluvia',
    frame: BANNER,
    shelf: 'construir',
    places: [
      ['bloques', 712, 258, 0.9],
      ['tren', 1096, 262, 0.9],
      ['trompo', 906, 286, 0.86],
    ],
  },
  'lluvia-celular': {
    title: 'Bloques, tren y trompo para una tarde de lluvia',
    frame: PHONE,
    shelf: 'construir',
    places: [
      ['bloques', 140, 260, 0.76],
      ['tren', 510, 262, 0.76],
      ['trompo', 322, 292, 0.78],
    ],
  },
  titeres: {
    title: 'Títeres y disfraces',
    frame: BANNER,
    shelf: 'inventar',
    places: [
      ['disfraces', 1104, 262, 0.88],
      ['pizote', 706, 262, 0.88],
      ['perezoso', 908, 284, 0.92],
    ],
  },
  'titeres-celular': {
    title: 'Títeres y disfraces',
    frame: PHONE,
    shelf: 'inventar',
    places: [
      ['disfraces', 512, 262, 0.74],
      ['pizote', 132, 264, 0.74],
      ['perezoso', 320, 288, 0.8],
    ],
  },
  playa: {
    title: 'Papalote, bola y cubeta',
    frame: BANNER,
    shelf: 'afuera',
    places: [
      ['papalote', 700, 226, 0.96, 8],
      ['bola', 906, 276, 0.9],
      ['cubeta', 1108, 274, 0.86],
    ],
  },
  'playa-celular': {
    title: 'Papalote, bola y cubeta',
    frame: PHONE,
    shelf: 'afuera',
    places: [
      ['papalote', 132, 220, 0.84, 8],
      ['bola', 320, 284, 0.8],
      ['cubeta', 512, 272, 0.76],
    ],
  },
  aguacero: {
    title: 'Rompecabezas, crayones y un títere',
    frame: COVER,
    shelf: 'inventar',
    places: [
      ['rompecabezas', 152, 262, 0.82, -5],
      ['crayones', 574, 266, 0.78, 4],
      ['pizote', 364, 280, 0.9],
    ],
  },
  edades: {
    title: 'Un sonajero, un trompo y un cuento',
    frame: COVER,
    shelf: 'bebes',
    places: [
      ['sonajero', 148, 258, 0.82],
      ['cuento-lapa', 580, 268, 0.8, 3],
      ['trompo', 362, 278, 0.9],
    ],
  },
  construir: shelf('Construir', 'construir', ['bloques', 162, 240, 0.74], ['trompo', 322, 276, 0.76]),
  inventar: shelf('Inventar', 'inventar', ['disfraces', 326, 232, 0.68], ['perezoso', 178, 272, 0.82]),
  afuera: shelf('Afuera', 'afuera', ['papalote', 148, 200, 0.76], ['bola', 316, 274, 0.78]),
  leer: shelf('Leer', 'leer', ['libro-rana', 322, 228, 0.72, 4], ['cuento-lapa', 176, 268, 0.8, -3]),
  bebes: shelf('Bebés', 'bebes', ['movil', 240, 206, 0.9], ['sonajero', 316, 316, 0.6]),
} as const satisfies Record<string, Scene>

export type ChirimoyaScene = keyof typeof CHIRIMOYA_SCENES

/** A picture for the shop itself, by the same hand. */
export function chirimoyaScene(name: ChirimoyaScene): string {
  const { title, frame, shelf: on, places }: Scene = CHIRIMOYA_SCENES[name]
  return drawn({
    title,
    frame,
    ground: SHELVES[on],
    set: places.map(([piece, x, y, scale, turn]) => posed(piece, x, y, scale, turn)),
  })
}
