import type { Frame } from '../../scene.ts'
import type { SierraPiece } from './collection.ts'
import { posed } from './sierraveloz.ts'
import { shot } from './studio.ts'

type Place = readonly [piece: SierraPiece, x: number, y: number, scale: number]
type Scene = {
  readonly title: string
  readonly frame: Frame
  /** From back to front. */
  readonly places: readonly Place[]
}

const TILE: Frame = { width: 576, height: 720 }
const COVER: Frame = { width: 900, height: 600 }

/** Pictures of more than one thing: one for each sport, tall, and the covers of articles. */
export const SIERRA_SCENES = {
  correr: {
    title: 'Tenis, short y playera para correr',
    frame: TILE,
    places: [
      ['viento', 330, 210, 0.9],
      ['cumbre', 296, 470, 1.3],
    ],
  },
  montana: {
    title: 'Mochila y tenis de montaña',
    frame: TILE,
    places: [
      ['ruta', 330, 226, 0.98],
      ['canon', 296, 500, 1.26],
    ],
  },
  futbol: {
    title: 'Balón y taquetes',
    frame: TILE,
    places: [
      ['regio', 330, 240, 1.02],
      ['potrero', 292, 506, 1.22],
    ],
  },
  gimnasio: {
    title: 'Bandas y mancuernas',
    frame: TILE,
    places: [
      ['bandas', 320, 206, 0.96],
      ['mancuernas', 292, 484, 1.16],
    ],
  },
  accesorios: {
    title: 'Termo y gorra',
    frame: TILE,
    places: [
      ['fuente', 356, 260, 1.12],
      ['solana', 258, 516, 1.16],
    ],
  },
  'plan-10k': {
    title: 'Tenis para correr, con el short y el termo del entrenamiento',
    frame: COVER,
    places: [
      ['zancada', 196, 190, 0.86],
      ['fuente', 748, 220, 0.94],
      ['cumbre', 450, 350, 1.5],
    ],
  },
  'mide-tu-pie': {
    title: 'Tres tenis, uno al lado del otro',
    frame: COVER,
    places: [
      ['canon', 250, 190, 0.92],
      ['huasteca', 650, 220, 0.92],
      ['pista', 450, 400, 1.24],
    ],
  },
} as const satisfies Record<string, Scene>
export type SierraScene = keyof typeof SIERRA_SCENES

export function sierravelozScene(name: SierraScene): string {
  const { title, frame, places }: Scene = SIERRA_SCENES[name]
  return shot({
    title,
    frame,
    set: places.map(([piece, x, y, scale]) => posed(piece, [x, y, scale])),
  })
}
