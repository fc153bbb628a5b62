import type { Hue } from '../colour.ts'
import { around, mirrored, type Point, through } from '../curve.ts'
import { tonesOf } from '../light.ts'
import { area, line } from '../markup.ts'
import type { Piece } from '../piece.ts'
import { seeded } from '../seed.ts'
import { buttons } from '../shapes/button.ts'
import { drape, type Fold, type Panel, seams, stitches } from '../shapes/drape.ts'
import { shoulderWire } from '../shapes/hanger.ts'
import type { Weave } from '../shapes/weave.ts'
import { sash } from './sash.ts'
import { COLLARS } from './shirt-collar.ts'
import { SHIRT_SLEEVES } from './shirt-sleeve.ts'
import { foldsOnSide, onSide, wrinkles } from './sides.ts'

export type Shirt = {
  readonly name: string
  readonly hue: Hue
  readonly weave: Weave
  readonly cut: 'shirt' | 'dress'
  readonly collar: keyof typeof COLLARS
  readonly sleeves: keyof typeof SHIRT_SLEEVES
  readonly button: Hue
  /** Middles of the chest pockets. */
  readonly pockets: readonly number[]
}

const CENTRE = 240
const WAIST = 372
const BUTTON_STEP = 46

/** The side and hem of the right half, as offsets from the middle, and the folds between them. */
type Cut = {
  readonly hem: number
  readonly side: readonly Point[]
  readonly folds: (random: () => number) => readonly Fold[]
}

/** To the hip, with shirt-tails. */
const straight: Cut = {
  hem: 532,
  side: [
    [109, 350],
    [112, 430],
    [117, 486, 'corner'],
    [101, 512],
    [60, 529],
    [0, 532],
  ],
  folds: () => [
    { from: [158, 330], to: [150, 508], widths: [1, 8, 11], bend: 3 },
    { from: [200, 296], to: [190, 522], widths: [1, 7, 12], bend: -5, depth: 0.4 },
    { from: [286, 318], to: [298, 524], widths: [1, 8, 13], bend: 4 },
    { from: [326, 330], to: [336, 492], widths: [1, 6, 9], bend: -4, depth: 0.4 },
  ],
}

/** Gathered by a belt and on to the knee. */
const belted: Cut = {
  hem: 700,
  side: [
    [104, 320],
    [84, WAIST],
    [112, 450],
    [132, 654, 'corner'],
    [112, 682],
    [62, 698],
    [0, 702],
  ],
  folds: (random) => [
    ...Array.from({ length: 11 }, (_, index): Fold => {
      const x = 164 + index * 15 + random() * 6
      const top = WAIST - 40 - random() * 44
      const to: Point = [x - (x - CENTRE) * 0.04, top]
      return { from: [x, WAIST - 6], to, widths: [-3, -3.4, -0.4], depth: index % 2 ? 0.4 : 0.6 }
    }),
    ...Array.from({ length: 6 }, (_, index): Fold => {
      const x = 166 + index * 29 + random() * 8
      return {
        from: [x, WAIST + 10],
        to: [CENTRE + (x - CENTRE) * 1.5, 692],
        widths: [2, 7 + random() * 4, 15 + random() * 8],
        bend: -(x - CENTRE) * 0.08,
        depth: index % 2 ? 0.4 : 0.7,
      }
    }),
  ],
}

/** A buttoned shirt with a yoke and a placket; as a dress it goes on to the knee and is belted. */
export function shirt({ name, hue, weave, cut, collar: collarName, sleeves, button, pockets }: Shirt): Piece {
  const tones = tonesOf(hue)
  const random = seeded(name)
  const dress = cut === 'dress'
  const [{ hem, side, folds }, collar, sleeve] = [
    dress ? belted : straight,
    COLLARS[collarName],
    SHIRT_SLEEVES[sleeves],
  ]
  const creased = weave === 'linen'
  const body = around(
    mirrored(
      [
        ...collar.neckline,
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
  const arm = (right: boolean): readonly Panel[] => [
    {
      outline: around(onSide(sleeve.outline, right)),
      folds: [
        ...foldsOnSide(sleeve.folds, right),
        ...wrinkles(random, creased ? 3 : 2, [right ? 346 : 104, 290, 30, sleeve.creases]),
      ],
      over: true,
      turned: right ? -1 : 0,
    },
    { outline: around(onSide(sleeve.cuff, right)), over: true, turned: right ? 0 : 1 },
  ]
  const panels: readonly Panel[] = [
    {
      outline: body,
      folds: [
        { from: [146, 268], to: [176, 330], widths: [6, 7, 0.5], bend: -6 },
        { from: [334, 268], to: [304, 330], widths: [-6, -7, -0.5], bend: 6 },
        ...folds(random),
        ...wrinkles(random, creased ? 7 : 3, [155, 310, 170, hem - 360]),
      ],
      roundness: 0.34,
      coveredBy: [true, false].map((right) => around(onSide(sleeve.outline, right))),
    },
    ...arm(true),
    ...arm(false),
    ...collar.panels,
  ]
  const closing = Array.from(
    { length: Math.floor((hem - 216) / BUTTON_STEP) + 1 },
    (_, index): Point => [CENTRE, 212 + index * BUTTON_STEP],
  ).filter(([, y]) => y > collar.throat + 2 && !(dress && Math.abs(y - WAIST) < 16))
  const sewn = buttons(`${name}-button`, button, 4.4, [
    ...closing,
    ...(sleeve.button ? [sleeve.button, ...onSide([sleeve.button], false)] : []),
  ])
  const placket = (x: number) => `M${x} ${collar.throat}V${hem}`
  const pocket = (x: number) => `M${x - 24} 246h48v46l-24 11l-24-11Z`
  const tails: readonly Point[] = [
    [140, hem - 27],
    [180, hem - 10],
    [240, hem - 7],
    [300, hem - 10],
    [340, hem - 27],
  ]
  return drape({
    name,
    hue,
    weave,
    wire: shoulderWire(138, 98, 36),
    panels,
    defs: sewn.defs,
    back: collar.back(tones),
    trim: [
      line(placket(249), tones.deep, 2.6, { opacity: 0.28 }),
      pockets.length > 0 ? area(pockets.map(pocket).join(''), tones.light, { opacity: 0.25 }) : '',
      line(pockets.map((x) => `M${x + 26} 248v46l-25 12`).join('') + collar.shade, tones.deep, 3, { opacity: 0.26 }),
      seams(
        tones,
        'M136 190Q170 178 202 170M344 190Q310 178 278 170',
        placket(248),
        placket(232),
        ...pockets.map(pocket),
      ),
      stitches(
        tones,
        placket(235),
        placket(245),
        ...pockets.map((x) => `M${x - 21} 255h42`),
        through(tails),
        collar.stitching,
        sleeve.stitching,
      ),
      collar.trim(tones),
      dress ? sash(tones, WAIST) : '',
      sewn.trim,
    ].join(''),
  })
}
