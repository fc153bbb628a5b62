import type { Hue } from '../colour.ts'
import { around, mirrored, type Point, through } from '../curve.ts'
import { tonesOf } from '../light.ts'
import { area, line } from '../markup.ts'
import type { Piece } from '../piece.ts'
import { seeded } from '../seed.ts'
import { buttons } from '../shapes/button.ts'
import { drape, type Fold, seams, stitches } from '../shapes/drape.ts'
import { shoulderWire } from '../shapes/hanger.ts'
import { neckLabel } from './neck.ts'
import { flip } from './sides.ts'

const SLEEVE: readonly Point[] = [
  [326, 172, 'corner'],
  [348, 170],
  [376, 200],
  [396, 262],
  [410, 334],
  [406, 392],
  [388, 424],
  [374, 432, 'corner'],
  [358, 434],
  [346, 430, 'corner'],
  [332, 406],
  [322, 350],
  [316, 300],
  [312, 262, 'corner'],
  [310, 216],
]
const CUFF: readonly Point[] = [
  [345, 428, 'corner'],
  [360, 433],
  [376, 430, 'corner'],
  [378, 478, 'corner'],
  [362, 482],
  [347, 479, 'corner'],
]

/** A blouse with balloon sleeves gathered into long cuffs, a gathered round neck and a frill. */
export function balloonBlouse(name: string, hue: Hue): Piece {
  const tones = tonesOf(hue)
  const random = seeded(name)
  const body = around(
    mirrored(
      [
        [0, 192],
        [28, 184],
        [43, 160],
        [46, 150, 'corner'],
        [88, 172, 'corner'],
        [80, 214],
        [78, 262, 'corner'],
        [84, 330],
        [96, 420],
        [112, 496, 'corner'],
        [80, 505],
        [40, 508],
        [0, 509],
      ],
      240,
    ),
  )
  // Gathers run down from the neck and open towards the hem.
  const gathers = Array.from({ length: 15 }, (_, index): Fold => {
    const share = (index / 14) * 2 - 1
    const turn = Math.sin(share * 1.35)
    const from: Point = [240 + turn * 47, 194 - Math.abs(turn) ** 2.4 * 34]
    const length = 50 + random() * 90
    return {
      from,
      to: [from[0] + share * length * 0.5, from[1] + length],
      widths: [3, 4, 0.4],
      depth: index % 2 ? 0.6 : 0.4,
    }
  })
  const falls = Array.from({ length: 6 }, (_, index): Fold => {
    const x = 176 + index * 26 + random() * 8
    return {
      from: [240 + (x - 240) * 0.8, 290 + random() * 50],
      to: [240 + (x - 240) * 1.3, 508],
      widths: [1, 7, 11 + random() * 6],
      depth: index % 2 ? 0.4 : 0.7,
    }
  })
  const sleeveFolds = (right: boolean): readonly Fold[] => {
    const x = (value: number) => (right ? value : 480 - value)
    const cuff = Array.from({ length: 7 }, (_, index): Fold => {
      const share = index / 6
      const away = (share - 0.45) * 2
      const length = 70 + random() * 60
      return {
        from: [x(348 + share * 26), 434],
        to: [x(348 + share * 26 + away * 34), 434 - length],
        widths: [-3, -6, -0.5],
        bend: away * (right ? -9 : 9),
        depth: index % 2 ? 0.7 : 0.5,
      }
    })
    const crown = Array.from({ length: 5 }, (_, index): Fold => {
      const share = index / 4
      const from: Point = [x(328 + share * 14), 172 + (1 - share) * 34]
      return {
        from,
        to: [x(342 + share * 42), 250 + random() * 46 - share * 20],
        widths: [2.5, 5, 0.5],
        bend: right ? 4 : -4,
        depth: index % 2 ? 0.4 : 0.6,
      }
    })
    return [
      ...crown,
      ...cuff,
      { from: [x(352), 236], to: [x(362), 424], widths: [1, 9, 2], bend: right ? 6 : -6, depth: 0.4 },
      { from: [x(374), 250], to: [x(386), 400], widths: [1, 9, 1], bend: right ? 8 : -8, depth: 0.4 },
    ]
  }
  const frill = around(
    mirrored(
      [
        [0, 196],
        [15, 194],
        [30, 186],
        [42, 170],
        [48, 153, 'corner'],
        [43, 146, 'corner'],
        [38, 152],
        [32, 157],
        [27, 170],
        [20, 172],
        [13, 181],
        [6, 178],
        [0, 183],
      ],
      240,
    ),
  )
  const sewn = buttons(`${name}-button`, hue, 3.6, [
    [370, 446],
    [370, 464],
    [110, 446],
    [110, 464],
  ])
  return drape({
    name,
    hue,
    weave: 'plain',
    wire: shoulderWire(136, 84, 38),
    defs: sewn.defs,
    panels: [
      { outline: body, folds: [...gathers, ...falls], coveredBy: [around(SLEEVE), around(flip(SLEEVE))] },
      ...[true, false].flatMap((right) => [
        {
          outline: around(right ? SLEEVE : flip(SLEEVE)),
          over: true,
          turned: right ? -1 : 1,
          folds: sleeveFolds(right),
        } as const,
        { outline: around(right ? CUFF : flip(CUFF)), over: true, turned: right ? 0 : 1 } as const,
      ]),
    ],
    back:
      area(
        around([
          [198, 149, 'corner'],
          [214, 153],
          [240, 154],
          [266, 153],
          [282, 149, 'corner'],
          [284, 156],
          [266, 184],
          [240, 194],
          [214, 184],
          [196, 156],
        ]),
        tones.deep,
      ) + neckLabel(240, 157),
    trim:
      area(frill, tones.light) +
      area(frill, tones.base, { opacity: 0.45 }) +
      line(
        through([
          [195, 153],
          [201, 170],
          [212, 184],
          [240, 194],
          [268, 184],
          [279, 170],
          [285, 153],
        ]),
        tones.deep,
        3,
        { opacity: 0.35 },
      ) +
      line('M206 166l3-9M216 178l5-9M229 187l3-8M240 190v-8M252 187l-3-8M264 178l-5-9M274 166l-3-9', tones.deep, 1, {
        opacity: 0.5,
      }) +
      seams(tones, frill) +
      stitches(tones, 'M131 492Q180 503 240 503T349 492', 'M348 474Q362 477 377 473M132 474Q118 477 103 473') +
      sewn.trim,
  })
}
