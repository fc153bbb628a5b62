import { type Hue, shade } from '../colour.ts'
import { around } from '../curve.ts'
import { metal, tonesOf } from '../light.ts'
import { area, element, line, linearGradient, ref } from '../markup.ts'
import type { Piece } from '../piece.ts'
import { drape, seams, stitches } from '../shapes/drape.ts'
import { tube } from '../shapes/tube.ts'

const BRASS: Hue = '#b3904a'

/** A saddle bag with a flap and a turn lock, hung by its strap. */
export function bag(name: string, hue: Hue): Piece {
  const tones = tonesOf(hue)
  const body = around([
    [128, 344, 'corner'],
    [184, 336],
    [240, 334],
    [296, 336],
    [352, 344, 'corner'],
    [360, 420],
    [363, 500],
    [352, 530],
    [322, 542],
    [240, 546],
    [158, 542],
    [128, 530],
    [117, 500],
    [120, 420],
  ])
  const flap = around([
    [122, 346, 'corner'],
    [134, 334],
    [184, 328],
    [240, 326],
    [296, 328],
    [346, 334],
    [358, 346, 'corner'],
    [362, 420],
    [352, 462],
    [318, 478],
    [240, 484],
    [162, 478],
    [128, 462],
    [118, 420],
  ])
  const gusset = 'M348 340Q372 346 377 374L382 492Q384 520 352 532L336 500Z'
  const strap = 'M140 344C146 290 196 170 230 108Q240 92 250 108C284 170 334 290 340 344'
  const tab = (x: number) => `M${x - 11} 330h22v34q0 9-11 11q-11-2-11-11Z`
  const ring = (x: number) =>
    element('circle', { cx: x, cy: 332, r: 9.5, fill: 'none', stroke: shade(BRASS, -0.2), 'stroke-width': 4.6 }) +
    element('circle', { cx: x - 0.5, cy: 331.5, r: 9.5, fill: 'none', stroke: ref(`${name}-brass`), 'stroke-width': 3 })
  const shape = drape({
    name,
    hue,
    weave: 'leather',
    wire: null,
    defs:
      linearGradient(`${name}-brass`, metal(BRASS)) +
      linearGradient(`${name}-side`, [
        [0.3, shade(hue, -0.26)],
        [0.75, shade(hue, -0.13)],
        [1, shade(hue, -0.2)],
      ]),
    panels: [
      {
        outline: body,
        roundness: 0.6,
        folds: [
          { from: [134, 486], to: [346, 486], widths: [8, 10, 8], bend: -8, depth: 0.7 },
          { from: [136, 530], to: [160, 490], widths: [3, 5, 1], depth: 0.4 },
        ],
      },
      {
        outline: flap,
        over: true,
        turned: 1,
        roundness: 0.5,
        folds: [
          { from: [150, 342], to: [330, 342], widths: [-4, -7, -4], depth: 0.6 },
          { from: [200, 400], to: [224, 458], widths: [1, 5, 1], bend: -4, depth: 0.4 },
          { from: [286, 396], to: [262, 456], widths: [-1, -5, -1], bend: 4, depth: 0.4 },
          { from: [152, 372], to: [144, 452], widths: [2, 9, 3], depth: 0.4 },
        ],
      },
    ],
  })
  const lock =
    element('rect', { x: 223, y: 440, width: 36, height: 46, rx: 6, fill: shade(BRASS, -0.25), opacity: 0.6 }) +
    element('rect', { x: 222, y: 438, width: 36, height: 46, rx: 6, fill: ref(`${name}-brass`) }) +
    element('rect', { x: 225, y: 441, width: 30, height: 40, rx: 4, fill: BRASS }) +
    element('circle', { cx: 240, cy: 461, r: 9.5, fill: shade(BRASS, -0.2) }) +
    element('rect', { x: 229, y: 457, width: 22, height: 8, rx: 4, fill: ref(`${name}-brass`) }) +
    element('rect', { x: 230, y: 457.6, width: 20, height: 3, rx: 1.5, fill: '#fff', opacity: 0.5 })
  return {
    ...shape,
    back:
      area(gusset, ref(`${name}-side`)) +
      tube(`${name}-wire`, strap, 12, hue) +
      line(strap, tones.glow, 0.9, { 'stroke-dasharray': '4 3', opacity: 0.6 }),
    trim:
      shape.trim +
      line('M119 424Q120 470 162 484Q240 492 318 484Q360 470 361 424', tones.deep, 7, { opacity: 0.22 }) +
      area(tab(140) + tab(340), tones.dark) +
      seams(tones, tab(140), tab(340), flap) +
      stitches(
        tones,
        'M128 350Q124 420 134 452Q152 471 240 476Q328 471 346 452Q356 420 352 350',
        'M124 500Q128 524 158 535Q240 541 322 535Q352 524 356 500',
        'M134 338v24q1 6 6 8q5-2 6-8v-24M334 338v24q1 6 6 8q5-2 6-8v-24',
      ) +
      ring(140) +
      ring(340) +
      lock,
  }
}
