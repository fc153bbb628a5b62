import type { Frame } from '../../scene.ts'
import { posed } from './awara.ts'
import type { AwaraPiece } from './collection.ts'
import { PORTRAIT, sitting } from './theatre.ts'

/** A piece, with the position of its foot and its scale. */
type Place = readonly [piece: AwaraPiece, x: number, y: number, near: number]
type Scene = {
  readonly title: string
  readonly frame: Frame
  /** From back to front. */
  readonly places: readonly Place[]
  readonly ground?: boolean
  readonly prop?: { readonly x: number; readonly y: number; readonly scale: number }
}

const COVER: Frame = { width: 750, height: 600 }

/** Pictures of several pieces: one for each showcase, and the covers of articles, with the stage around them. */
export const AWARA_SCENES = {
  bagues: {
    title: 'Trois bagues',
    frame: PORTRAIT,
    places: [
      ['carbet', 118, 476, 0.54],
      ['laterite', 364, 476, 0.54],
      ['oyapock', 240, 520, 0.72],
    ],
  },
  colliers: { title: 'Un collier de pluie', frame: PORTRAIT, places: [['pluie', 240, 560, 1.06]] },
  boucles: {
    title: 'Créoles et puces',
    frame: PORTRAIT,
    places: [
      ['sinnamary', 226, 470, 0.86],
      ['luciole', 276, 522, 0.66],
    ],
  },
  bracelets: {
    title: 'Un jonc et un bracelet de graines',
    frame: PORTRAIT,
    places: [
      ['kourou', 240, 440, 0.94],
      ['graines', 240, 524, 0.94],
    ],
  },
  'climat-humide': {
    title: 'Un jonc d’or près d’une pierre de rivière',
    frame: COVER,
    ground: true,
    prop: { x: 500, y: 494, scale: 1.08 },
    places: [['kourou', 300, 516, 0.98]],
  },
  'taille-de-bague': {
    title: 'Une alliance et un solitaire',
    frame: COVER,
    ground: true,
    places: [
      ['laterite', 480, 486, 0.76],
      ['mahury', 300, 514, 0.92],
    ],
  },
} as const satisfies Record<string, Scene>

export type AwaraScene = keyof typeof AWARA_SCENES

/** A picture for the shop itself, on the same stage. */
export function awaraScene(name: AwaraScene): string {
  const { title, frame, places, ground = false, prop }: Scene = AWARA_SCENES[name]
  return sitting({
    title,
    frame,
    ground,
    ...(prop && { prop }),
    set: places.map(([piece, x, y, near]) => posed(piece, x, y, near, { fine: places.length === 1 })),
  })
}
