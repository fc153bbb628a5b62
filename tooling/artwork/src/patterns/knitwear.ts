import type { Hue } from '../colour.ts'
import { around, mirrored, type Point, through } from '../curve.ts'
import { tonesOf } from '../light.ts'
import { area, element, group, line, ref } from '../markup.ts'
import type { Piece } from '../piece.ts'
import { buttons } from '../shapes/button.ts'
import { drape, type Fold, type Panel, seams } from '../shapes/drape.ts'
import { shoulderWire } from '../shapes/hanger.ts'
import { neckLabel } from './neck.ts'
import { flip } from './sides.ts'

const SLEEVE: readonly Point[] = [
  [338, 180, 'corner'],
  [362, 198],
  [380, 280],
  [391, 380],
  [394, 434],
  [392, 446, 'corner'],
  [360, 450, 'corner'],
  [350, 420],
  [342, 340],
  [336, 272, 'corner'],
  [330, 226],
]
const CUFF: readonly Point[] = [
  [393, 443, 'corner'],
  [390, 486, 'corner'],
  [376, 490],
  [361, 489, 'corner'],
  [358, 447, 'corner'],
  [376, 449],
]

const sleeves = (): readonly Panel[] =>
  [true, false].flatMap((right): readonly Panel[] => {
    const x = (value: number) => (right ? value : 480 - value)
    const side = right ? 1 : -1
    const folds: readonly Fold[] = [
      { from: [x(346), 200], to: [x(366), 340], widths: [1, 9, 1], bend: 8 * side, depth: 0.6 },
      { from: [x(338), 268], to: [x(366), 306], widths: [6, 6, 0.5], depth: 0.6 },
      { from: [x(346), 356], to: [x(384), 372], widths: [3, 6, 0.5], depth: 0.5 },
      { from: [x(350), 396], to: [x(390), 386], widths: [4, 6, 0.5], depth: 0.4 },
      { from: [x(362), 448], to: [x(364), 404], widths: [-6, -7, -1], depth: 0.6 },
      { from: [x(384), 446], to: [x(382), 410], widths: [-5, -6, -1], depth: 0.6 },
    ]
    return [
      { outline: around(right ? SLEEVE : flip(SLEEVE)), over: true, turned: right ? -1 : 0, roundness: 0.55, folds },
      { outline: around(right ? CUFF : flip(CUFF)), over: true, turned: right ? -1 : 0, weave: 'rib' },
    ]
  })

const bodyFolds: readonly Fold[] = [
  { from: [146, 276], to: [178, 340], widths: [7, 9, 0.5], bend: -6, depth: 0.6 },
  { from: [334, 276], to: [302, 340], widths: [-7, -9, -0.5], bend: 6, depth: 0.6 },
  { from: [160, 350], to: [166, 456], widths: [1, 9, 8], depth: 0.6 },
  { from: [196, 380], to: [192, 458], widths: [1, 7, 8], depth: 0.4 },
  { from: [314, 350], to: [318, 456], widths: [1, 9, 8], depth: 0.6 },
  { from: [286, 390], to: [286, 458], widths: [1, 7, 8], depth: 0.4 },
]

/** A button-through cardigan: V-neck, ribbed bands, patch pockets. */
export function cardigan(name: string, hue: Hue, horn: Hue): Piece {
  const tones = tonesOf(hue)
  const body = around(
    mirrored(
      [
        [0, 300, 'corner'],
        [22, 236],
        [44, 154, 'corner'],
        [98, 180, 'corner'],
        [92, 222],
        [94, 254],
        [108, 274, 'corner'],
        [106, 360],
        [110, 462, 'corner'],
        [0, 470],
      ],
      240,
    ),
  )
  const hem = around([
    [130, 459, 'corner'],
    [180, 466],
    [240, 468],
    [300, 466],
    [350, 459, 'corner'],
    [347, 496, 'corner'],
    [300, 503],
    [240, 505],
    [180, 503],
    [133, 496, 'corner'],
  ])
  const half: readonly Point[] = [
    [285, 153, 'corner'],
    [271, 232],
    [249, 304],
    [249, 504, 'corner'],
    [231, 504, 'corner'],
    [232, 308],
    [258, 228],
    [272, 149, 'corner'],
  ]
  const left: readonly Point[] = [
    [208, 149, 'corner'],
    [222, 228],
    [242, 292],
    [234, 312, 'corner'],
    [228, 300],
    [209, 232],
    [195, 153, 'corner'],
  ]
  const nape = around([
    [200, 150, 'corner'],
    [222, 157],
    [240, 159],
    [258, 157],
    [280, 150, 'corner'],
    [262, 168],
    [240, 173],
    [218, 168],
  ])
  const pocket = (x: number): string => `M${x - 31} 392h62v58q-31 9-62 0Z`
  const sewn = buttons(
    `${name}-button`,
    horn,
    6,
    [318, 360, 402, 444, 486].map((y): Point => [240, y]),
  )
  return drape({
    name,
    hue,
    weave: 'knit',
    wire: shoulderWire(140, 92, 42),
    defs: sewn.defs,
    panels: [
      { outline: body, folds: bodyFolds, roundness: 0.5 },
      { outline: hem, over: true, weave: 'rib', roundness: 0.3 },
      ...sleeves(),
      { outline: around(left), over: true, weave: 'rib', roundness: 0.2 },
      { outline: around(half), over: true, turned: 1, weave: 'rib', roundness: 0.2 },
    ],
    back:
      area(
        around([
          [194, 148, 'corner'],
          [214, 156],
          [240, 159],
          [266, 156],
          [286, 148, 'corner'],
          [270, 236],
          [240, 306, 'corner'],
          [210, 236],
        ]),
        tones.deep,
      ) +
      area(nape, tones.dark) +
      area(nape, ref(`${name}-rib`)) +
      neckLabel(240, 178),
    trim:
      line(around(half), tones.deep, 4, { opacity: 0.2, transform: 'translate(2 2)' }) +
      line(pocket(184) + pocket(296), tones.deep, 4, { opacity: 0.28, transform: 'translate(1.5 2)' }) +
      seams(tones, pocket(184), pocket(296), 'M153 403h62M265 403h62') +
      sewn.trim,
  })
}

/** A crew-neck jumper with three cables down the front. */
export function jumper(name: string, hue: Hue): Piece {
  const tones = tonesOf(hue)
  const body = around(
    mirrored(
      [
        [0, 198],
        [26, 190],
        [42, 168],
        [48, 152, 'corner'],
        [98, 180, 'corner'],
        [90, 224],
        [92, 256],
        [108, 274, 'corner'],
        [110, 360],
        [112, 452, 'corner'],
        [0, 460],
      ],
      240,
    ),
  )
  const hem = around([
    [127, 449, 'corner'],
    [180, 456],
    [240, 458],
    [300, 456],
    [353, 449, 'corner'],
    [346, 492, 'corner'],
    [300, 499],
    [240, 501],
    [180, 499],
    [134, 492, 'corner'],
  ])
  const collar = around([
    [193, 150, 'corner'],
    [199, 170],
    [214, 190],
    [240, 199],
    [266, 190],
    [281, 170],
    [287, 150, 'corner'],
    [275, 144, 'corner'],
    [269, 162],
    [258, 176],
    [240, 182],
    [222, 176],
    [211, 162],
    [205, 144, 'corner'],
  ])
  const id = `${name}-cable`
  const strand = (d: string) =>
    line(d, tones.deep, 11, { opacity: 0.5 }) +
    line(d, tones.base, 8.5) +
    line(d, tones.glow, 3.5, { opacity: 0.55, transform: 'translate(-1.5 -1)' })
  const cable = element(
    'pattern',
    { id, width: 28, height: 40, x: 226, y: 200, patternUnits: 'userSpaceOnUse' },
    strand('M22-4C22 10 6 10 6 20S22 30 22 44') +
      strand('M6-4C6 10 22 10 22 20') +
      strand('M6 20C6 30 22 30 22 44M22 20C22 30 6 30 6 44').replace('M6 20C6 30 22 30 22 44', 'M6 20'),
  )
  const column = (x: number, y: number): string => `M${x - 14} ${y}h28V458h-28Z`
  return drape({
    name,
    hue,
    weave: 'knit',
    wire: shoulderWire(138, 92, 44),
    defs: cable,
    panels: [
      { outline: body, folds: bodyFolds, roundness: 0.5 },
      { outline: hem, over: true, weave: 'rib', roundness: 0.3 },
      ...sleeves(),
      { outline: collar, over: true, turned: 1, weave: 'rib', roundness: 0.3 },
    ],
    back:
      area(
        around([
          [204, 145, 'corner'],
          [220, 138],
          [240, 136],
          [260, 138],
          [276, 145, 'corner'],
          [268, 172],
          [240, 188],
          [212, 172],
        ]),
        tones.deep,
      ) +
      line('M207 147Q240 162 273 147', tones.dark, 6) +
      neckLabel(240, 162),
    trim:
      group(
        {},
        ...[-56, 0, 56].map(
          (x) =>
            element(
              'g',
              { transform: `translate(${x})` },
              area(column(240, x === 0 ? 204 : 178), ref(id), { opacity: 0.85 }),
            ) +
            line(`M${223 + x} ${x === 0 ? 206 : 180}V458M${257 + x} ${x === 0 ? 206 : 180}V458`, tones.deep, 2.4, {
              opacity: 0.3,
            }),
        ),
      ) +
      line(
        through([
          [192, 152],
          [198, 172],
          [214, 193],
          [240, 202],
          [266, 193],
          [282, 172],
          [288, 152],
        ]),
        tones.deep,
        3,
        { opacity: 0.35 },
      ),
  })
}
