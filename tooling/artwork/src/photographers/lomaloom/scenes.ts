import { loomFrame, yarnBalls } from '../../crafts/wood.ts'
import { woven } from '../../crafts/woven.ts'
import { element } from '../../markup.ts'
import type { Frame } from '../../scene.ts'
import { LOMA_YARNS, type LomaPiece } from './collection.ts'
import { posed } from './lomaloom.ts'
import { byTheWall, type Posed, SQUARE } from './wall.ts'

const COVER: Frame = { width: 900, height: 600 }
const WIDE: Frame = { width: 1200, height: 675 }

/** A piece, with its position and scale. */
type Place = readonly [piece: LomaPiece, x: number, y: number, near: number]
type Scene = {
  readonly title: string
  readonly frame: Frame
  /** From back to front. */
  readonly places: readonly Place[]
  /** A loom with a half-finished cloth: its middle, and its scale. */
  readonly loom?: readonly [x: number, y: number, scale: number]
  readonly balls?: readonly [x: number, y: number, scale: number]
}

/** Covers of the categories and of the letters, and the workshop's wall for the home page. */
export const LOMA_SCENES = {
  textiles: {
    title: 'A wall cloth and a runner',
    frame: SQUARE,
    places: [
      ['lakeside', 452, 522, 0.8],
      ['three-volcanoes', 216, 522, 0.9],
    ],
  },
  clay: {
    title: 'A jug and two bowls',
    frame: SQUARE,
    places: [
      ['ceniza', 206, 506, 0.86],
      ['lluvia', 406, 536, 0.72],
    ],
  },
  baskets: {
    title: 'Baskets of reed and pine needle',
    frame: SQUARE,
    places: [
      ['reed', 232, 504, 0.84],
      ['pine-needle', 430, 536, 0.66],
    ],
  },
  wood: {
    title: 'A stool, and spoons above it',
    frame: SQUARE,
    places: [
      ['spoons', 380, 522, 0.62],
      ['stool', 232, 536, 0.72],
    ],
  },
  small: {
    title: 'A strap and a notebook',
    frame: SQUARE,
    places: [
      ['camino', 178, 522, 0.8],
      ['notebook', 394, 530, 0.84],
    ],
  },
  calendar: {
    title: 'A runner on the loom, half done',
    frame: COVER,
    places: [['lakeside', 736, 522, 0.8]],
    loom: [340, 534, 1.06],
    balls: [610, 544, 0.8],
  },
  washing: {
    title: 'A shawl drying beside a bowl',
    frame: COVER,
    places: [
      ['atitlan', 300, 522, 1],
      ['lluvia', 640, 536, 0.8],
    ],
  },
  workshop: {
    title: 'The workshop: cloths on the wall, a loom, baskets',
    frame: WIDE,
    places: [
      ['three-volcanoes', 620, 560, 1.1],
      ['lakeside', 870, 560, 1.06],
      ['stool', 1040, 604, 0.62],
      ['reed', 700, 608, 0.5],
    ],
    loom: [270, 590, 1.2],
    balls: [480, 612, 0.8],
  },
} as const satisfies Record<string, Scene>

export type LomaScene = keyof typeof LOMA_SCENES

/** A picture for the shop itself, before the same wall. */
export function lomaloomScene(name: LomaScene): string {
  const { title, frame, places, loom, balls }: Scene = LOMA_SCENES[name]
  const set: readonly Posed[] = [
    ...(loom ? [{ craft: weaving(), x: loom[0], y: loom[1], scale: loom[2] }] : []),
    ...places.map(([piece, x, y, near]) => posed(piece, x, y, near)),
    ...(balls ? [{ craft: yarnBalls('balls', LOMA_YARNS.elena), x: balls[0], y: balls[1], scale: balls[2] }] : []),
  ]
  return byTheWall({ title, frame, set })
}

function weaving() {
  const cloth = woven('weaving', LOMA_YARNS.marta, [-110, -220, 220, 190])
  return {
    defs: cloth.defs,
    shade: element('rect', { x: -150, y: -400, width: 320, height: 400 }),
    body:
      loomFrame(150, 410) +
      cloth.body +
      element('rect', { x: -110, y: -220, width: 220, height: 190, fill: 'url(#threads)' }),
    foot: 150,
  }
}
