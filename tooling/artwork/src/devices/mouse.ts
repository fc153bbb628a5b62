import { type Hue, shade } from '../colour.ts'
import { type Device, mark, type Solid } from '../device.ts'
import { apart, type Eye, posed, type Spot } from '../eye.ts'
import { element, line } from '../markup.ts'
import { smooth } from '../outline.ts'
import { loft, type Ring } from '../shapes/loft.ts'
import { round, soft } from '../shapes/section.ts'
import { led } from './marks.ts'

const [WIDE, LONG, POWER] = [63, 112, 2.5]

/** From the table up: how far a mouse has narrowed. */
const RINGS: readonly Ring[] = [
  [0, 3],
  [3, 0.6],
  [8, 0],
  [16, 0.6],
  [24, 3],
  [30, 7],
  [35, 13],
  [38, 20],
  [39.5, 28],
]

/** How high the mouse is at a place of its outline. */
function heightAt(x: number, z: number): number {
  const inside = (inset: number) =>
    Math.abs(x / (WIDE / 2 - inset)) ** POWER + Math.abs(z / (LONG / 2 - inset)) ** POWER <= 1
  let last: Ring = RINGS[2] ?? [0, 0]
  for (const ring of RINGS.slice(3)) {
    const [[from, narrow], [to, narrower]] = [last, ring]
    for (let share = 0; share <= 1; share += 0.1)
      if (!inside(narrow + (narrower - narrow) * share)) return from + (to - from) * share
    last = ring
  }
  return last[0]
}

/** A mouse, seen from its left and before it. */
export function mouse(camera: Eye, hue: Hue): Device {
  const eye = posed(camera, { turn: 196 - 48, at: [0, 0, 0] })
  const shell = apart(eye, [0, 30, 0])
  const over = (path: readonly (readonly [number, number])[], lift = 0.3): readonly Spot[] =>
    path.map(([x, z]): Spot => [x, heightAt(x, z) + lift, z])
  const drawn = (spots: readonly Spot[], stroke: Hue, width: number, opacity = 1): Solid => ({
    paint: () => ({ defs: '', body: line(smooth(spots.map(shell.at)), stroke, width * eye.scale, { opacity }) }),
    spots: [],
    points: [],
    draft: element('path', { d: smooth(spots.map(shell.at)) }),
    hue,
  })
  const row = (count: number, from: number, to: number) =>
    Array.from({ length: count }, (_, index) => from + ((to - from) * index) / (count - 1))
  return [
    loft(eye, {
      at: [0, 0, 0],
      axis: 'y',
      section: soft(WIDE - 2, LONG - 2, POWER),
      rings: [
        [0, 1],
        [3, 0],
        [9, 0],
      ],
      hue: shade(hue, -0.1),
    }),
    loft(shell, {
      at: [0, 1, 0],
      axis: 'y',
      section: soft(WIDE, LONG, POWER),
      rings: RINGS,
      hue,
      finish: 'satin',
      dome: 7,
      end: null,
    }),
    drawn(over(row(13, -53, 6).map((z) => [0, z])), shade(hue, -0.2), 1.2),
    drawn(over(row(9, -29, 29).map((x) => [x, 6 + x * x * 0.006])), shade(hue, -0.2), 0.9, 0.8),
    drawn(
      over(
        row(5, -34, -16).map((z) => [0, z]),
        0.5,
      ),
      '#0b0e12',
      9,
    ),
    loft(apart(shell, [0, 24, 0]), {
      at: [-3.2, heightAt(0, -25) - 3, -25],
      axis: 'x',
      section: round(9.5),
      rings: [
        [0, 1],
        [1, 0],
        [5.4, 0],
        [6.4, 1],
      ],
      hue: '#39424b',
      finish: 'satin',
    }),
    mark(shell, { origin: [0, heightAt(0, 20) + 1.2, 20], right: [1, 0, 0], down: [0, 0, 1] }, led(0, 0, 1.1)),
    drawn(
      [-14, -2, 10].map((z): Spot => [WIDE / 2 - 0.6, 15, z - 4]),
      shade(hue, -0.16),
      5,
    ),
  ]
}
