import { type Hue, shade } from '../colour.ts'
import type { Point } from '../curve.ts'
import { HAIR, PAPER, type Solid } from '../device.ts'
import type { Eye, Spot } from '../eye.ts'
import { element, group, use } from '../markup.ts'
import { smooth } from '../outline.ts'

/** Something long and round that bends: a cable, an antenna, a leg. Smooth through its spots. */
export function cord(eye: Eye, spots: readonly Spot[], width: number, hue: Hue, shine = 0.2): Solid {
  const points = spots.map(eye.at)
  const d = smooth(points)
  const wide = width * eye.scale
  const lift = wide * 0.1
  const r = width / 2
  return {
    paint: (id) => ({
      defs: element('path', { id, d }),
      body: group(
        { fill: 'none', 'stroke-linejoin': 'round' },
        use(id, { stroke: shade(hue, -0.13), 'stroke-width': wide }),
        use(id, { x: -lift * 0.5, y: -lift * 0.6, stroke: hue, 'stroke-width': wide * 0.7 }),
        use(id, { x: -lift, y: -lift, stroke: shade(hue, shine), 'stroke-width': wide * 0.24, opacity: 0.8 }),
      ),
    }),
    spots: [],
    trail: { spots: spots.map(eye.room), width: wide },
    points: points.flatMap(([x, y]): readonly Point[] => [
      [x - r * eye.scale, y - r * eye.scale],
      [x + r * eye.scale, y + r * eye.scale],
    ]),
    draft: group(
      { fill: 'none' },
      element('path', { d, 'stroke-width': wide + HAIR }),
      element('path', { d, stroke: PAPER, 'stroke-width': Math.max(1, wide - HAIR) }),
    ),
    hue,
  }
}
