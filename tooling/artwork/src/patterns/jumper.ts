import type { Hue } from '../colour.ts'
import { around, mirrored, through } from '../curve.ts'
import { tonesOf } from '../light.ts'
import { area, element, group, line, ref } from '../markup.ts'
import type { Piece } from '../piece.ts'
import { drape } from '../shapes/drape.ts'
import { shoulderWire } from '../shapes/hanger.ts'
import { ARMS, bodyFolds, knitSleeves } from './knit-body.ts'
import { neckLabel } from './neck.ts'
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
      { outline: body, folds: bodyFolds, roundness: 0.5, coveredBy: ARMS },
      { outline: hem, over: true, weave: 'rib', roundness: 0.3 },
      ...knitSleeves(),
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
