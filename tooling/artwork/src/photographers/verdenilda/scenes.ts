import type { Hue } from '../../colour.ts'
import type { Frame } from '../../scene.ts'
import { NURSERY, type VerdeNildaPiece } from './collection.ts'
import { type Posed, snapshot } from './room.ts'

/** The position of an object's foot, and units of the picture per unit of its drawing. */
type Place = readonly [piece: VerdeNildaPiece, x: number, y: number, scale: number, hue?: Hue]
type Scene = {
  readonly title: string
  readonly frame: Frame
  readonly sill: number
  readonly light?: readonly [number, number]
  /** The one object that is drawn in detail, as it fills the picture. */
  readonly fine?: VerdeNildaPiece
  /** From back to front. */
  readonly places: readonly Place[]
}

const BANNER: Frame = { width: 1260, height: 480 }
const PHONE: Frame = { width: 640, height: 480 }
const COVER: Frame = { width: 720, height: 480 }
const SQUARE: Frame = { width: 480, height: 480 }

/** Pictures of several objects: banners (wide, and for phones), covers of articles, and one for each category. */
export const VERDENILDA_SCENES = {
  'banner-sombra': {
    title: 'Plantas de sombra en la ventana',
    frame: BANNER,
    sill: 372,
    light: [330, -40],
    places: [
      ['zamioculca', 690, 420, 0.45],
      ['ficus', 1096, 422, 0.46],
      ['sansevieria', 892, 446, 0.52],
    ],
  },
  'banner-sombra-celular': {
    title: 'Plantas de sombra en la ventana',
    frame: PHONE,
    sill: 372,
    light: [60, -50],
    places: [
      ['zamioculca', 150, 420, 0.4],
      ['ficus', 470, 424, 0.48],
      ['sansevieria', 312, 446, 0.46],
    ],
  },
  'banner-sol': {
    title: 'Lavanda, geranio y kantuta al sol',
    frame: BANNER,
    sill: 372,
    light: [420, -40],
    places: [
      ['lavanda', 680, 420, 0.52],
      ['kantuta', 1110, 424, 0.5],
      ['geranio', 890, 448, 0.58],
    ],
  },
  'banner-sol-celular': {
    title: 'Lavanda, geranio y kantuta al sol',
    frame: PHONE,
    sill: 372,
    light: [70, -50],
    places: [
      ['lavanda', 130, 420, 0.44],
      ['kantuta', 512, 424, 0.44],
      ['geranio', 318, 448, 0.5],
    ],
  },
  'banner-regalo': {
    title: 'Regalos que siguen creciendo',
    frame: BANNER,
    sill: 372,
    light: [360, -50],
    places: [
      ['orquidea', 1124, 422, 0.46],
      ['kokedama', 676, 430, 0.56],
      ['primera-planta', 904, 450, 0.64],
    ],
  },
  'banner-regalo-celular': {
    title: 'Regalos que siguen creciendo',
    frame: PHONE,
    sill: 372,
    light: [60, -40],
    places: [
      ['orquidea', 500, 420, 0.44],
      ['kokedama', 132, 426, 0.48],
      ['primera-planta', 316, 450, 0.56],
    ],
  },
  riego: {
    title: 'Una regadera junto a una calatea',
    frame: COVER,
    sill: 372,
    fine: 'calatea',
    light: [110, -40],
    places: [
      ['calatea', 500, 424, 0.56],
      ['regadera', 236, 446, 0.7],
    ],
  },
  oficina: {
    title: 'Plantas de sombra en la repisa',
    frame: COVER,
    sill: 372,
    light: [120, -60],
    places: [
      ['potus', 610, 196, 0.4],
      ['zamioculca', 150, 420, 0.42],
      ['sansevieria', 352, 446, 0.48],
    ],
  },
  trasplante: {
    title: 'Una maceta de barro, sustrato y una planta por cambiar',
    frame: COVER,
    sill: 372,
    fine: 'aloe',
    light: [100, -40],
    places: [
      ['sustrato', 560, 424, 0.58],
      ['maceta-barro', 330, 440, 0.58],
      ['aloe', 128, 444, 0.5],
    ],
  },
  kantuta: {
    title: 'Una kantuta en flor',
    frame: COVER,
    sill: 372,
    fine: 'kantuta',
    light: [150, -60],
    places: [
      ['maceta-esmaltada', 560, 424, 0.5, '#d3a03c'],
      ['kantuta', 290, 446, 0.54],
    ],
  },
  suculentas: {
    title: 'Una echeveria, un cactus y un rociador',
    frame: COVER,
    sill: 372,
    light: [130, -40],
    places: [
      ['cactus', 560, 428, 0.46],
      ['rociador', 140, 432, 0.6],
      ['echeveria', 350, 452, 0.66],
    ],
  },
  sombra: {
    title: 'Sombra',
    frame: SQUARE,
    sill: 408,
    fine: 'calatea',
    places: [['calatea', 240, 470, 0.68]],
  },
  sol: { title: 'Sol', frame: SQUARE, sill: 408, fine: 'geranio', places: [['geranio', 244, 468, 0.72]] },
  crasas: {
    title: 'Suculentas',
    frame: SQUARE,
    sill: 400,
    fine: 'echeveria',
    places: [['echeveria', 240, 466, 0.98]],
  },
  macetas: {
    title: 'Macetas',
    frame: SQUARE,
    sill: 380,
    light: [10, -20],
    places: [
      ['maceta-barro', 164, 424, 0.66],
      ['maceta-esmaltada', 318, 448, 0.72, '#d3a03c'],
    ],
  },
  regalo: { title: 'Regalo', frame: SQUARE, sill: 400, fine: 'terrario', places: [['terrario', 240, 456, 0.86]] },
} as const satisfies Record<string, Scene>

export type VerdeNildaScene = keyof typeof VERDENILDA_SCENES

/** A picture for the shop itself, taken in the same room. */
export function verdenildaScene(name: VerdeNildaScene): string {
  const { places, fine, ...scene }: Scene = VERDENILDA_SCENES[name]
  const set = places.map(([piece, x, y, scale, hue]): Posed => {
    const { draw, hue: own } = NURSERY[piece]
    return { still: draw({ name: piece.replace('-', ''), hue: hue ?? own, fine: piece === fine }), x, y, scale }
  })
  return snapshot({ ...scene, set })
}
