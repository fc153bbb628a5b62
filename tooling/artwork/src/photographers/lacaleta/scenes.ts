import type { Frame } from '../../scene.ts'
import type { CaletaDish } from './collection.ts'
import { shot } from './floor.ts'
import { laid } from './lacaleta.ts'
import { napkin } from './napkin.ts'

type Scene = {
  readonly title: string
  readonly frame: Frame
  readonly places: readonly (readonly [dish: CaletaDish, x: number, y: number, scale: number, turn?: number])[]
  readonly napkin?: readonly [x: number, y: number, turn: number]
}

const WIDE: Frame = { width: 720, height: 480 }

/** Tables with more than one dish: a banner, the covers of notes. */
export const CALETA_SCENES = {
  mesa: {
    title: 'Una mesa con ceviche, arroz y chicha',
    frame: WIDE,
    napkin: [92, 350, -16],
    places: [
      ['chicha', 600, 92, 0.5],
      ['arroz-mariscos', 520, 326, 0.98, 12],
      ['clasico', 236, 206, 1.12],
    ],
  },
  'de-dia': {
    title: 'Un ceviche al mediodía, con limonada y leche de tigre',
    frame: WIDE,
    places: [
      ['limonada', 604, 330, 0.62],
      ['leche-tigre', 110, 108, 0.54],
      ['clasico', 346, 246, 1.16, -8],
    ],
  },
  'leche-de-tigre': {
    title: 'Leche de tigre entre conchas y ceviche al rocoto',
    frame: WIDE,
    places: [
      ['rocoto', 118, 330, 0.92, 20],
      ['conchas', 606, 142, 0.92, -20],
      ['leche-tigre', 366, 240, 1],
    ],
  },
} as const satisfies Record<string, Scene>
export type CaletaScene = keyof typeof CALETA_SCENES

export function lacaletaScene(name: CaletaScene): string {
  const { title, frame, places, napkin: cloth }: Scene = CALETA_SCENES[name]
  return shot({
    title,
    frame,
    laid: [
      ...(cloth ? [{ dish: napkin, x: cloth[0], y: cloth[1], scale: 1, turn: cloth[2] }] : []),
      ...places.map(([dish, x, y, scale, turn]) => laid(dish, x, y, scale, turn)),
    ],
  })
}
