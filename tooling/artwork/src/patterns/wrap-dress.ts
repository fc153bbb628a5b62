import type { Hue } from '../colour.ts'
import { around } from '../curve.ts'
import { tonesOf } from '../light.ts'
import { area, line } from '../markup.ts'
import type { Piece } from '../piece.ts'
import { seeded } from '../seed.ts'
import { drape, type Fold, seams, stitches } from '../shapes/drape.ts'
import { flare } from '../shapes/flare.ts'
import { shoulderWire } from '../shapes/hanger.ts'
import { neckLabel } from './neck.ts'
import { flip } from './sides.ts'

/** A midi dress that wraps: V-neck, flared elbow sleeves, a tie at the waist and an edge that falls across the skirt. */
export function wrapDress(name: string, hue: Hue): Piece {
  const tones = tonesOf(hue)
  const random = seeded(name)
  const skirt = flare({
    waist: { y: 318, half: 49 },
    hem: { y: 618, half: 116, sag: 14 },
    side: [
      [70, 374],
      [92, 490],
    ],
    flutes: 6,
    wave: 5,
    random,
  })
  const lap = around([
    [191, 319, 'corner'],
    [240, 324],
    [289, 319, 'corner'],
    [309, 374],
    [331, 490],
    [355, 619, 'corner'],
    [326, 628],
    [296, 625, 'corner'],
    [282, 530],
    [248, 420],
    [200, 334],
  ])
  const sleeve = [
    [311, 172, 'corner'],
    [328, 188],
    [344, 240],
    [364, 316, 'corner'],
    [348, 327],
    [330, 328],
    [312, 333, 'corner'],
    [310, 290],
    [303, 258, 'corner'],
    [294, 214],
  ] as const
  const sleeveFolds = (right: boolean): readonly Fold[] => {
    const x = (value: number) => (right ? value : 480 - value)
    const w = (a: number, b: number, c: number) => (right ? ([a, b, c] as const) : ([-a, -b, -c] as const))
    return [
      { from: [x(318), 190], to: [x(327), 330], widths: w(1, 6, 10), depth: 0.7 },
      { from: [x(324), 196], to: [x(346), 328], widths: w(0.5, 5, 8), depth: 0.6 },
      { from: [x(308), 254], to: [x(330), 284], widths: w(3, 3, 0.4), depth: 0.4 },
    ]
  }
  // The left front lies under the right one, which runs from the right shoulder to the left of the waist.
  const under = around([
    [205, 162, 'corner'],
    [214, 214],
    [246, 268],
    [289, 318, 'corner'],
    [240, 324],
    [191, 318, 'corner'],
    [181, 288],
    [174, 258, 'corner'],
    [180, 214],
    [169, 172, 'corner'],
  ])
  const over = around([
    [275, 162, 'corner'],
    [266, 214],
    [234, 268],
    [191, 305, 'corner'],
    [191, 320, 'corner'],
    [240, 324],
    [289, 319, 'corner'],
    [299, 288],
    [306, 258, 'corner'],
    [300, 214],
    [311, 172, 'corner'],
  ])
  const neck = around([
    [204, 164, 'corner'],
    [222, 173],
    [240, 175],
    [258, 173],
    [276, 164, 'corner'],
    [268, 216],
    [240, 264, 'corner'],
    [212, 216],
  ])
  const band = around([
    [190, 312, 'corner'],
    [240, 317],
    [290, 312, 'corner'],
    [290, 328, 'corner'],
    [240, 334],
    [190, 328, 'corner'],
  ])
  const tails = [
    'M210 326C203 362 207 398 199 436L213 440C218 400 216 364 220 328Z',
    'M216 326C226 358 232 380 229 414L242 410C243 376 236 352 226 326Z',
  ]
  const knot = around([
    [206, 314],
    [216, 310],
    [227, 315],
    [226, 330],
    [216, 334],
    [206, 329],
  ])
  const loops = 'M210 320C196 304 176 304 178 316S196 332 211 325ZM222 319C236 302 258 302 256 314S238 331 222 326Z'
  return drape({
    name,
    hue,
    weave: 'twill',
    wire: shoulderWire(146, 64, 24),
    panels: [
      { outline: skirt.outline, folds: [...skirt.folds, ...skirt.gathers] },
      {
        outline: lap,
        over: true,
        turned: 1,
        roundness: 0.25,
        folds: [
          { from: [222, 326], to: [268, 440], widths: [2, 5, 1], bend: -6 },
          { from: [226, 328], to: [306, 626], widths: [1, 8, 13], bend: -10, depth: 0.7 },
          { from: [244, 326], to: [330, 626], widths: [1, 7, 13], bend: -8 },
          { from: [270, 324], to: [350, 622], widths: [1, 5, 9], bend: -6, depth: 0.4 },
        ],
      },
      {
        outline: under,
        over: true,
        coveredBy: [over],
        folds: [
          { from: [186, 262], to: [214, 300], widths: [4, 4, 0.5] },
          { from: [212, 320], to: [226, 262], widths: [-4, -5, -0.5], depth: 0.4 },
        ],
      },
      {
        outline: over,
        over: true,
        turned: 1,
        folds: [
          { from: [196, 316], to: [262, 250], widths: [-4, -5, -0.5], bend: 5 },
          { from: [200, 320], to: [290, 264], widths: [-3, -6, -0.5], bend: 8, depth: 0.7 },
          { from: [222, 322], to: [300, 284], widths: [-2, -5, -0.5], bend: 5, depth: 0.5 },
          { from: [284, 196], to: [266, 254], widths: [-1, -4, -0.5], depth: 0.4 },
        ],
      },
      { outline: around(sleeve), over: true, turned: -1, folds: sleeveFolds(true) },
      { outline: around(flip(sleeve)), over: true, folds: sleeveFolds(false) },
    ],
    back: area(skirt.inside, tones.dark) + area(neck, tones.deep) + neckLabel(240, 179),
    trim:
      line('M277 165Q267 218 236 270T192 307M201 336Q249 420 281 528L294 624', tones.deep, 5, { opacity: 0.28 }) +
      seams(tones, 'M275 163Q265 216 234 268T191 305M200 334Q248 420 282 530L296 625') +
      area(band, tones.light) +
      area(band, tones.base, { opacity: 0.5 }) +
      tails.map((d) => area(d, tones.base)).join('') +
      seams(tones, band, ...tails) +
      line(loops, tones.deep, 4, { opacity: 0.3, transform: 'translate(1 3)' }) +
      area(loops, tones.light) +
      seams(tones, loops, 'M208 322C198 316 190 314 184 315M224 322C236 315 244 313 250 314') +
      area(knot, tones.light) +
      seams(tones, knot) +
      stitches(tones, 'M313 328Q332 324 363 312M167 328Q148 324 117 312'),
  })
}
