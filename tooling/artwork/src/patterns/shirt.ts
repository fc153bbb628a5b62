import type { Hue } from '../colour.ts'
import { around, mirrored, type Point, through } from '../curve.ts'
import { type Tones, tonesOf } from '../light.ts'
import { area, line } from '../markup.ts'
import type { Piece } from '../piece.ts'
import { seeded } from '../seed.ts'
import { buttons } from '../shapes/button.ts'
import { drape, type Fold, type Panel, seams, stitches } from '../shapes/drape.ts'
import { shoulderWire } from '../shapes/hanger.ts'
import type { Weave } from '../shapes/weave.ts'
import { neckLabel } from './neck.ts'
import { flip, wrinkles } from './sides.ts'

export type Shirt = {
  readonly name: string
  readonly hue: Hue
  readonly weave: Weave
  readonly collar: 'pointed' | 'band'
  readonly button: Hue
  readonly pockets: readonly ('left' | 'right')[]
  /** A shirt ends at 530; a dress goes on. */
  readonly hem: number
  readonly sleeves: 'long' | 'rolled'
  readonly belt?: boolean
}

const CENTRE = 240

/** A buttoned shirt with a yoke, a placket and shirt-tails; long enough and belted, a shirt-dress. */
export function shirt({ name, hue, weave, collar, button, pockets, hem, sleeves, belt = false }: Shirt): Piece {
  const tones = tonesOf(hue)
  const random = seeded(name)
  const dress = hem > 600
  const waist = 372
  const side: readonly Point[] = dress
    ? [
        [104, 320],
        [belt ? 84 : 100, waist],
        [112, 450],
        [132, hem - 46, 'corner'],
        [112, hem - 18],
        [62, hem - 2],
        [0, hem + 2],
      ]
    : [
        [109, 350],
        [112, 430],
        [117, hem - 46, 'corner'],
        [101, hem - 20],
        [60, hem - 3],
        [0, hem],
      ]
  const body = around(
    mirrored(
      [
        ...neckline(collar),
        [34, 146, 'corner'],
        [104, 176, 'corner'],
        [97, 214],
        [99, 248],
        [112, 270, 'corner'],
        ...side,
      ],
      CENTRE,
    ),
  )
  const bodyFolds: readonly Fold[] = [
    { from: [146, 268], to: [176, 330], widths: [6, 7, 0.5], bend: -6, depth: 0.6 },
    { from: [334, 268], to: [304, 330], widths: [-6, -7, -0.5], bend: 6, depth: 0.6 },
    ...(belt
      ? Array.from({ length: 11 }, (_, index): Fold => {
          const x = 164 + index * 15 + random() * 6
          return {
            from: [x, waist - 6],
            to: [x - (x - 240) * 0.04, waist - 40 - random() * 44],
            widths: [-3, -3.4, -0.4],
            depth: index % 2 ? 0.4 : 0.6,
          }
        })
      : []),
    ...(dress
      ? Array.from({ length: 6 }, (_, index): Fold => {
          const x = 166 + index * 29 + random() * 8
          return {
            from: [x, waist + 10],
            to: [240 + (x - 240) * 1.5, hem - 8],
            widths: [2, 7 + random() * 4, 15 + random() * 8],
            bend: -(x - 240) * 0.08,
            depth: index % 2 ? 0.4 : 0.7,
          }
        })
      : ([
          { from: [158, 330], to: [150, hem - 24], widths: [1, 8, 11], bend: 3, depth: 0.6 },
          { from: [200, 296], to: [190, hem - 10], widths: [1, 7, 12], bend: -5, depth: 0.4 },
          { from: [286, 318], to: [298, hem - 8], widths: [1, 8, 13], bend: 4, depth: 0.6 },
          { from: [326, 330], to: [336, hem - 40], widths: [1, 6, 9], bend: -4, depth: 0.4 },
        ] satisfies readonly Fold[])),
    ...(weave === 'linen'
      ? wrinkles(random, 9, [150, 300, 180, hem - 340])
      : wrinkles(random, 4, [160, 320, 160, hem - 380])),
  ]

  const long = sleeves === 'long'
  const sleeve: readonly Point[] = long
    ? [
        [344, 176, 'corner'],
        [362, 196],
        [377, 290],
        [386, 390],
        [391, 450, 'corner'],
        [357, 457, 'corner'],
        [350, 390],
        [341, 320],
        [338, 268, 'corner'],
        [335, 222],
      ]
    : [
        [344, 176, 'corner'],
        [363, 198],
        [377, 270],
        [386, 350, 'corner'],
        [346, 362, 'corner'],
        [341, 310],
        [338, 268, 'corner'],
        [335, 222],
      ]
  const cuff: readonly Point[] = long
    ? [
        [391, 449, 'corner'],
        [393, 488, 'corner'],
        [376, 492],
        [359, 494, 'corner'],
        [356, 455, 'corner'],
        [374, 453],
      ]
    : [
        [387, 344, 'corner'],
        [391, 374, 'corner'],
        [368, 382],
        [343, 386, 'corner'],
        [343, 356, 'corner'],
        [366, 352],
      ]
  const sleeveFolds = (right: boolean): readonly Fold[] => {
    const at = (x: number) => (right ? x : 480 - x)
    const turn = right ? 1 : -1
    return [
      {
        from: [at(350), 196],
        to: [at(long ? 364 : 362), long ? 330 : 320],
        widths: [1, 6, 1],
        bend: 6 * turn,
        depth: 0.6,
      },
      { from: [at(340), 262], to: [at(366), 300], widths: [5, 4, 0.4], depth: 0.6 },
      ...(long
        ? ([
            { from: [at(346), 342], to: [at(376), 356], widths: [2, 4, 0.4], depth: 0.5 },
            { from: [at(350), 366], to: [at(380), 352], widths: [3, 4, 0.4], depth: 0.5 },
            { from: [at(366), 452], to: [at(362), 372], widths: [-4, -5, -0.5], depth: 0.6 },
            { from: [at(379), 450], to: [at(374), 392], widths: [-4, -4, -0.5], depth: 0.6 },
          ] satisfies readonly Fold[])
        : []),
      ...wrinkles(
        random,
        weave === 'linen' ? 4 : 2,
        right ? [346, 290, 30, long ? 130 : 50] : [104, 290, 30, long ? 130 : 50],
      ),
    ]
  }
  const panels: readonly Panel[] = [
    { outline: body, folds: bodyFolds, roundness: 0.34 },
    ...[true, false].flatMap((right): readonly Panel[] => {
      const turned = (points: readonly Point[]) => around(right ? points : flip(points))
      return [
        { outline: turned(sleeve), folds: sleeveFolds(right), over: true, turned: right ? -1 : 0 },
        { outline: turned(cuff), over: true, turned: right ? 0 : 1 },
      ]
    }),
    ...(collar === 'pointed' ? leaves() : []),
  ]
  const foot = hem
  const placket = (x: number) => `M${x} ${collar === 'pointed' ? 184 : 238}V${foot}`
  const spots = Array.from(
    { length: Math.floor((hem - 216) / 46) + 1 },
    (_, index): Point => [CENTRE, 212 + index * 46],
  ).filter(([, y]) => (collar === 'pointed' || y > 240) && (!belt || Math.abs(y - waist) > 16))
  const sewn = buttons(`${name}-button`, button, 4.4, [
    ...spots,
    ...(long
      ? ([
          [368, 474],
          [112, 474],
        ] as const)
      : []),
  ])
  const pocket = (x: number) => `M${x - 24} 246h48v46l-24 11l-24-11Z`
  const pocketsAt = pockets.map((one) => (one === 'left' ? 290 : 190))
  const closed = collar === 'pointed'
  return drape({
    name,
    hue,
    weave,
    wire: shoulderWire(138, 98, 36),
    panels,
    defs: sewn.defs,
    back: inside(collar, tones.deep, tones.dark),
    trim: [
      line(placket(249), tones.deep, 2.6, { opacity: 0.28 }),
      pockets.length > 0 ? area(pocketsAt.map(pocket).join(''), tones.light, { opacity: 0.25 }) : '',
      line(
        pocketsAt.map((x) => `M${x + 26} 248v46l-25 12`).join('') +
          (closed ? 'M244 184l28 32l26-46M236 184l-28 32l-26-46' : ''),
        tones.deep,
        3,
        { opacity: 0.26 },
      ),
      seams(
        tones,
        'M136 190Q170 178 202 170M344 190Q310 178 278 170',
        placket(248),
        placket(232),
        ...pocketsAt.map(pocket),
      ),
      stitches(
        tones,
        placket(235),
        placket(245),
        ...pocketsAt.map((x) => `M${x - 21} 255h42`),
        through([
          [140, hem - 27],
          [180, hem - 10],
          [240, hem - 7],
          [300, hem - 10],
          [340, hem - 27],
        ]),
        closed ? 'M248 181l23.5 27L292 169M232 181l-23.5 27L188 169' : '',
        long ? 'M360 489Q376 488 391 484M120 489Q104 488 89 484' : 'M344 380Q366 378 389 368M136 380Q114 378 91 368',
      ),
      closed ? '' : bandCollar(tones),
      belt ? sash(tones, waist) : '',
      sewn.trim,
    ].join(''),
  })
}

/** Where the body begins: closed to the throat, or with a slit. */
const neckline = (collar: Shirt['collar']): readonly Point[] =>
  collar === 'pointed'
    ? [[0, 170]]
    : [
        [0, 238, 'corner'],
        [7, 206, 'corner'],
        [20, 182],
      ]

const inside = (collar: Shirt['collar'], deep: Hue, dark: Hue) =>
  collar === 'pointed'
    ? area(
        around([
          [203, 140],
          [218, 133],
          [240, 131],
          [262, 133],
          [277, 140],
          [268, 166],
          [240, 190, 'corner'],
          [212, 166],
        ]),
        deep,
      ) +
      line(
        through([
          [206, 143],
          [220, 150],
          [240, 152],
          [260, 150],
          [274, 143],
        ]),
        dark,
        1.2,
      ) +
      neckLabel(CENTRE, 156)
    : area(
        around([
          [205, 139],
          [222, 133],
          [240, 132],
          [258, 133],
          [275, 139],
          [268, 172],
          [240, 238, 'corner'],
          [212, 172],
        ]),
        deep,
      ) +
      line(
        through([
          [206, 146],
          [222, 152],
          [240, 154],
          [258, 152],
          [274, 146],
        ]),
        dark,
        1.2,
      ) +
      neckLabel(CENTRE, 158)

const LEAF: readonly Point[] = [
  [277, 138, 'corner'],
  [266, 158],
  [243, 181, 'corner'],
  [272, 214, 'corner'],
  [297, 168, 'corner'],
  [290, 146],
]

const leaves = (): readonly Panel[] => [
  { outline: around(LEAF), over: true, roundness: 0.15 },
  { outline: around(flip(LEAF)), over: true, roundness: 0.15, turned: 1 },
]

/** A stand without leaves, open at the throat. */
function bandCollar(tones: Tones): string {
  const band: readonly Point[] = [
    [276, 138, 'corner'],
    [268, 160],
    [247, 200, 'corner'],
    [255, 209, 'corner'],
    [279, 172],
    [287, 147, 'corner'],
  ]
  const halves = around(band) + around(flip(band))
  return area(halves, tones.light) + area(halves, tones.base, { opacity: 0.5 }) + seams(tones, halves)
}

/** A narrow belt of the same cloth, knotted to one side. */
function sash(tones: Tones, y: number): string {
  const band = around([
    [154, y - 8, 'corner'],
    [196, y - 4],
    [240, y - 3],
    [284, y - 4],
    [326, y - 8, 'corner'],
    [327, y + 7, 'corner'],
    [284, y + 12],
    [240, y + 13],
    [196, y + 12],
    [153, y + 7, 'corner'],
  ])
  const ends = `M262 ${y + 4}c-6 36-12 76-10 114l16-4c-2-34 2-74 8-108ZM272 ${y + 4}c8 32 20 62 24 92l14-8c-6-28-16-56-26-86Z`
  const knot = around([
    [258, y - 6],
    [272, y - 9],
    [286, y - 4],
    [284, y + 10],
    [270, y + 14],
    [258, y + 10],
  ])
  return (
    line(`M158 ${y + 12}Q240 ${y + 24} 322 ${y + 12}`, tones.deep, 6, { opacity: 0.3 }) +
    area(band + ends, tones.light) +
    area(band + ends, tones.base, { opacity: 0.55 }) +
    seams(tones, band, ends) +
    area(knot, tones.light) +
    seams(tones, knot)
  )
}
