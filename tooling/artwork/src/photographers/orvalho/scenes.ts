import { budVase } from '../../cosmetics/bud-vase.ts'
import type { Frame } from '../../scene.ts'
import type { OrvalhoPiece } from './collection.ts'
import { posed } from './orvalho.ts'
import { type Plinth, type Posed, sitting } from './studio.ts'

/** A product or the shop's vase, with the position of its foot and its scale. */
type Place = readonly [piece: OrvalhoPiece | 'vaso', x: number, y: number, near: number]
type Scene = {
  readonly title: string
  readonly frame: Frame
  readonly plinths: readonly Plinth[]
  /** From back to front. */
  readonly places: readonly Place[]
}

const BANNER: Frame = { width: 1260, height: 600 }
const PHONE: Frame = { width: 640, height: 600 }
const COVER: Frame = { width: 720, height: 600 }
const ARCH: Frame = { width: 480, height: 600 }

const step = (title: string, ...places: readonly Place[]): Scene => ({
  title,
  frame: ARCH,
  plinths: [{ x: 240, y: 504, half: 214 }],
  places,
})

/** Pictures of several products: banners (wide, and for phones), covers of articles, and one for each step. */
export const ORVALHO_SCENES = {
  amanhecer: {
    title: 'Sérum, creme e protetor de manhã',
    frame: BANNER,
    plinths: [
      { x: 760, y: 452, half: 120 },
      { x: 980, y: 506, half: 236 },
    ],
    places: [
      ['vaso', 760, 452, 0.94],
      ['veu', 1130, 492, 0.84],
      ['neblina', 980, 506, 0.96],
      ['manha', 842, 520, 0.66],
    ],
  },
  'amanhecer-celular': {
    title: 'Sérum, creme e protetor de manhã',
    frame: PHONE,
    plinths: [{ x: 330, y: 500, half: 272 }],
    places: [
      ['vaso', 110, 486, 0.86],
      ['veu', 490, 492, 0.84],
      ['neblina', 340, 504, 0.96],
      ['manha', 204, 520, 0.6],
    ],
  },
  ritual: {
    title: 'Limpar, tratar, hidratar',
    frame: BANNER,
    plinths: [
      { x: 720, y: 466, half: 108 },
      { x: 930, y: 500, half: 128 },
      { x: 1112, y: 452, half: 122 },
    ],
    places: [
      ['aveia', 720, 466, 0.82],
      ['casca', 1112, 452, 0.74],
      ['acerola', 930, 500, 0.92],
    ],
  },
  'ritual-celular': {
    title: 'Limpar, tratar, hidratar',
    frame: PHONE,
    plinths: [{ x: 320, y: 500, half: 282 }],
    places: [
      ['aveia', 132, 488, 0.82],
      ['casca', 506, 488, 0.68],
      ['acerola', 310, 508, 0.94],
    ],
  },
  corpo: {
    title: 'Óleo corporal, sabonete e escova',
    frame: BANNER,
    plinths: [{ x: 970, y: 500, half: 262 }],
    places: [
      ['vaso', 790, 478, 0.8],
      ['maracuja', 930, 496, 0.94],
      ['capim-limao', 1090, 516, 0.7],
    ],
  },
  'corpo-celular': {
    title: 'Óleo corporal, sabonete e escova',
    frame: PHONE,
    plinths: [{ x: 320, y: 500, half: 282 }],
    places: [
      ['vaso', 108, 484, 0.8],
      ['maracuja', 258, 496, 0.94],
      ['capim-limao', 440, 516, 0.72],
    ],
  },
  'tres-passos': {
    title: 'Espuma, sérum e creme sobre o mesmo pedestal',
    frame: COVER,
    plinths: [{ x: 360, y: 504, half: 304 }],
    places: [
      ['calendula', 158, 490, 0.8],
      ['manha', 562, 494, 0.76],
      ['neblina', 362, 512, 0.94],
    ],
  },
  guacatonga: {
    title: 'Um ramo de guaçatonga e o sérum Neblina',
    frame: COVER,
    plinths: [
      { x: 486, y: 470, half: 118 },
      { x: 262, y: 506, half: 190 },
    ],
    places: [
      ['vaso', 486, 470, 1.14],
      ['neblina', 262, 506, 1],
    ],
  },
  limpar: step('Limpar', ['aveia', 128, 482, 0.72], ['camomila', 356, 482, 0.7], ['calendula', 244, 520, 0.72]),
  tratar: step('Tratar', ['acerola', 124, 482, 0.68], ['rosa-mosqueta', 354, 482, 0.72], ['neblina', 240, 520, 0.78]),
  hidratar: step('Hidratar', ['noite', 146, 476, 0.62], ['casca', 352, 476, 0.6], ['manha', 244, 520, 0.78]),
  proteger: step('Proteger', ['veu', 172, 492, 0.9], ['pitanga', 330, 514, 0.76]),
  'para-o-corpo': step('Corpo', ['maracuja', 158, 490, 0.82], ['capim-limao', 318, 516, 0.62]),
} as const satisfies Record<string, Scene>

export type OrvalhoScene = keyof typeof ORVALHO_SCENES

/** A picture for the shop itself, taken in the same studio. */
export function orvalhoScene(name: OrvalhoScene): string {
  const { title, frame, plinths, places }: Scene = ORVALHO_SCENES[name]
  const set = places.map(
    ([piece, x, y, near]): Posed =>
      piece === 'vaso' ? { vessel: budVase('vaso'), x, y, scale: near } : posed(piece, x, y, near),
  )
  return sitting({ title, frame, plinths, set, leaves: name })
}
