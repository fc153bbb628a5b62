import type { Hue } from '../colour.ts'
import { around, mirrored, through } from '../curve.ts'
import { tonesOf } from '../light.ts'
import { area, line } from '../markup.ts'
import type { Piece } from '../piece.ts'
import { seeded } from '../seed.ts'
import { drape, seams, stitches } from '../shapes/drape.ts'
import { flare } from '../shapes/flare.ts'
import { shoulderWire } from '../shapes/hanger.ts'
import { neckLabel } from './neck.ts'

/** A sleeveless A-line dress with a round neck and a waist seam. */
export function aLineDress(name: string, hue: Hue): Piece {
  const tones = tonesOf(hue)
  const skirt = flare({
    waist: { y: 326, half: 50 },
    hem: { y: 562, half: 136, sag: 20 },
    side: [
      [66, 384],
      [98, 470],
    ],
    flutes: 6,
    wave: 6,
    random: seeded(name),
  })
  const bodice = around(
    mirrored(
      [
        [0, 224],
        [24, 212],
        [38, 188],
        [42, 164, 'corner'],
        [67, 172, 'corner'],
        [60, 204],
        [59, 230],
        [72, 258, 'corner'],
        [62, 288],
        [50, 327, 'corner'],
        [0, 333],
      ],
      240,
    ),
  )
  const neck = around([
    [198, 166, 'corner'],
    [216, 177],
    [240, 180],
    [264, 177],
    [282, 166, 'corner'],
    [279, 190],
    [266, 216],
    [240, 230],
    [214, 216],
    [201, 190],
  ])
  return drape({
    name,
    hue,
    weave: 'twill',
    wire: shoulderWire(148, 60, 23),
    panels: [
      { outline: skirt.outline, folds: [...skirt.folds, ...skirt.gathers] },
      {
        outline: bodice,
        over: true,
        folds: [
          { from: [174, 262], to: [212, 278], widths: [4, 3, 0.3], depth: 0.4 },
          { from: [306, 262], to: [268, 278], widths: [-4, -3, -0.3], depth: 0.4 },
          { from: [212, 328], to: [217, 262], widths: [-6, -5, -0.5], bend: 2 },
          { from: [268, 328], to: [263, 262], widths: [6, 5, 0.5], bend: -2 },
          { from: [196, 322], to: [207, 284], widths: [-4, -3, -0.5], depth: 0.4 },
          { from: [284, 322], to: [276, 288], widths: [4, 3, 0.5], depth: 0.4 },
          { from: [240, 328], to: [245, 246], widths: [4, 7, 1], depth: 0.4 },
        ],
      },
    ],
    back: area(skirt.inside, tones.dark) + area(neck, tones.deep) + neckLabel(240, 183),
    trim:
      line('M191 331Q240 343 289 331', tones.deep, 5, { opacity: 0.3 }) +
      seams(tones, 'M190 327Q240 339 290 327') +
      stitches(
        tones,
        through([
          [194, 167],
          [198, 190],
          [211, 216],
          [240, 229],
          [269, 216],
          [282, 190],
          [286, 167],
        ]),
        'M177 177Q185 205 185 230Q180 245 171 257M303 177Q295 205 295 230Q300 245 309 257',
      ),
  })
}
