import { around, type Point, through } from '../curve.ts'
import type { Tones } from '../light.ts'
import { area, line } from '../markup.ts'
import { type Panel, seams } from '../shapes/drape.ts'
import { neckLabel } from './neck.ts'
import { flip } from './sides.ts'

export type Collar = {
  /** Where the body begins, from the middle to the right, as offsets. */
  readonly neckline: readonly Point[]
  /** Where the placket begins. */
  readonly throat: number
  /** The inside of the neck. */
  readonly back: (tones: Tones) => string
  readonly panels: readonly Panel[]
  /** Paths of the shade it throws and of its top stitching. */
  readonly shade: string
  readonly stitching: string
  readonly trim: (tones: Tones) => string
}

const LEAF: readonly Point[] = [
  [277, 138, 'corner'],
  [266, 158],
  [243, 181, 'corner'],
  [272, 214, 'corner'],
  [297, 168, 'corner'],
  [290, 146],
]
const BAND: readonly Point[] = [
  [276, 138, 'corner'],
  [268, 160],
  [247, 200, 'corner'],
  [255, 209, 'corner'],
  [279, 172],
  [287, 147, 'corner'],
]

const inside = (tones: Tones, hole: readonly Point[], fold: readonly Point[], label: number): string =>
  area(around(hole), tones.deep) + line(through(fold), tones.dark, 1.2) + neckLabel(240, label)

/** Two leaves that meet at the throat. */
const pointed: Collar = {
  neckline: [[0, 170]],
  throat: 184,
  back: (tones) =>
    inside(
      tones,
      [
        [203, 140],
        [218, 133],
        [240, 131],
        [262, 133],
        [277, 140],
        [268, 166],
        [240, 190, 'corner'],
        [212, 166],
      ],
      [
        [206, 143],
        [220, 150],
        [240, 152],
        [260, 150],
        [274, 143],
      ],
      156,
    ),
  panels: [
    { outline: around(LEAF), over: true, roundness: 0.15 },
    { outline: around(flip(LEAF)), over: true, roundness: 0.15, turned: 1 },
  ],
  shade: 'M244 184l28 32l26-46M236 184l-28 32l-26-46',
  stitching: 'M248 181l23.5 27L292 169M232 181l-23.5 27L188 169',
  trim: () => '',
}

/** A stand without leaves, open at the throat. */
const band: Collar = {
  neckline: [
    [0, 238, 'corner'],
    [7, 206, 'corner'],
    [20, 182],
  ],
  throat: 238,
  back: (tones) =>
    inside(
      tones,
      [
        [205, 139],
        [222, 133],
        [240, 132],
        [258, 133],
        [275, 139],
        [268, 172],
        [240, 238, 'corner'],
        [212, 172],
      ],
      [
        [206, 146],
        [222, 152],
        [240, 154],
        [258, 152],
        [274, 146],
      ],
      158,
    ),
  panels: [],
  shade: '',
  stitching: '',
  trim: (tones) => {
    const halves = around(BAND) + around(flip(BAND))
    return area(halves, tones.light) + area(halves, tones.base, { opacity: 0.5 }) + seams(tones, halves)
  },
}

export const COLLARS = { pointed, band } as const satisfies Record<string, Collar>
