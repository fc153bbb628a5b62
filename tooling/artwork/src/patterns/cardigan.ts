import type { Hue } from '../colour.ts'
import { around, mirrored, type Point } from '../curve.ts'
import { tonesOf } from '../light.ts'
import { area, line, ref } from '../markup.ts'
import type { Piece } from '../piece.ts'
import { buttons } from '../shapes/button.ts'
import { drape, seams } from '../shapes/drape.ts'
import { shoulderWire } from '../shapes/hanger.ts'
import { ARMS, bodyFolds, knitSleeves } from './knit-body.ts'
import { neckLabel } from './neck.ts'
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
    [285, 157, 'corner'],
    [271, 232],
    [249, 304],
    [249, 504, 'corner'],
    [231, 504, 'corner'],
    [232, 308],
    [258, 228],
    [273, 151, 'corner'],
  ]
  const left: readonly Point[] = [
    [207, 151, 'corner'],
    [222, 228],
    [242, 292],
    [234, 312, 'corner'],
    [228, 300],
    [209, 232],
    [195, 157, 'corner'],
  ]
  const nape = around([
    [206, 152, 'corner'],
    [222, 157],
    [240, 159],
    [258, 157],
    [274, 152, 'corner'],
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
      { outline: body, folds: bodyFolds, roundness: 0.5, coveredBy: ARMS },
      { outline: hem, over: true, weave: 'rib', roundness: 0.3 },
      ...knitSleeves(),
      { outline: around(left), over: true, weave: 'rib', roundness: 0.2 },
      { outline: around(half), over: true, turned: 1, weave: 'rib', roundness: 0.2 },
    ],
    back:
      area(
        around([
          [204, 156, 'corner'],
          [214, 160],
          [240, 159],
          [266, 160],
          [276, 156, 'corner'],
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
