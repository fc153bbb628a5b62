import { type Hue, shade } from '../colour.ts'
import type { Point } from '../curve.ts'
import { area, group, line, use } from '../markup.ts'
import { stood } from '../render/camera.ts'
import { polygon, tenths } from '../render/isophotes.ts'
import { polished } from '../render/metal.ts'
import { painted } from '../render/patch.ts'
import { bend, spun, taper, wire } from '../render/solids.ts'
import { mirrored, studio } from '../render/studio.ts'
import { dot, type Vec } from '../space.ts'
import { benchOf, type Draw } from './jewel.ts'
import { bead } from './setting.ts'

/** A right wing: where it grows, and its edge. */
const WINGS: readonly { readonly root: Point; readonly edge: readonly Point[] }[] = [
  {
    root: [9, 172],
    edge: [
      [16, 214],
      [48, 278],
      [94, 322],
      [146, 342],
      [180, 326],
      [182, 282],
      [158, 232],
      [112, 194],
      [54, 172],
    ],
  },
  {
    root: [9, 158],
    edge: [
      [56, 164],
      [110, 166],
      [144, 142],
      [146, 98],
      [116, 58],
      [76, 40],
      [40, 60],
      [20, 106],
    ],
  },
]

/** Interpolates smoothly through the corners of an edge; `share` runs from 0 at the first to 1 at the last. */
function along(edge: readonly Point[], share: number): Point {
  const far = share * (edge.length - 1)
  const index = Math.min(edge.length - 2, Math.floor(far))
  const t = far - index
  const at = (i: number) => edge[Math.min(edge.length - 1, Math.max(0, i))] ?? [0, 0]
  const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
  const through = (k: 0 | 1) =>
    0.5 *
    (2 * b[k] +
      (c[k] - a[k]) * t +
      (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t +
      (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t ** 3)
  return [through(0), through(1)]
}

const ENAMEL = [0.12, 0.22, 0.32, 0.44, 0.6, 0.8] as const

/** The tone of enamel over engraved metal: dark in shade, its own hue, white where it reflects a lamp. */
const enamelTone = (hue: Hue, light: number): Hue =>
  light > 0.8 ? shade(hue, 0.42, 0.35) : shade(hue, -0.34 + light * 0.62, 0.75 + light * 0.5)

/** The blue butterfly: wings of enamel over rays of engraving, in wires of gold, with drops of gold in their corners. */
export const morpho: Draw = (order) => {
  const bench = benchOf(order, 6)
  const { camera, gold, fine } = bench
  const levels: readonly number[] = fine ? ENAMEL : ENAMEL.filter((_, index) => index % 2 === 1)
  const wings = WINGS.map(({ root, edge }, pair) => {
    const place = stood({ turn: -20 })
    const rise = (far: number) => Math.sin(far * Math.PI * 0.8) * 16
    const surface = (u: number, v: number): Vec => {
      const [x, y] = along(edge, u)
      const far = 0.08 + v * 0.92
      return place([root[0] + (x - root[0]) * far, root[1] + (y - root[1]) * far, rise(far)])
    }
    const { outline, areas } = painted(
      camera,
      {
        surface,
        round: false,
        steps: fine ? [64, 14] : [30, 8],
        tolerance: fine ? 0.3 : 0.9,
        shade: (normal, _, u, v) => {
          // Rays engraved under the enamel spread from the root.
          const ray = Math.sin(u * 84 + Math.sin(v * 9) * 0.8) * 0.13 * (0.35 + v)
          const facing: Vec = [normal[0] + ray * 0.9, normal[1] + ray * 0.5, normal[2]]
          const length = Math.hypot(...facing)
          const unit: Vec = [facing[0] / length, facing[1] / length, facing[2] / length]
          const dark = v > 0.86 ? 0.5 : v < 0.16 ? 0.55 : 1
          const sheen = Math.max(0, dot(unit, [-0.35, 0.42, 0.84])) ** 7 * 0.75
          return (studio(mirrored(unit, camera.towards)) * 0.45 + sheen) * dark
        },
      },
      levels,
    )
    const enamel =
      area(outline, enamelTone(order.stone, 0.02)) +
      areas
        .map((d, i) => d && area(d, enamelTone(order.stone, (levels[i] ?? 0) + 0.04), { 'fill-rule': 'evenodd' }))
        .join('')
    const rim = polished(bench, {
      surface: wire(
        (u) => surface(u, 1),
        () => 3.6,
      ),
      steps: [48, 10],
      small: true,
    })
    const veins = (pair === 0 ? [0.16, 0.36, 0.56, 0.76] : [0.22, 0.46, 0.7])
      .map((u) => {
        const spots = Array.from({ length: 9 }, (_, i) => camera.at(surface(u, i / 8)))
        return line(polygon([...spots, ...spots.toReversed()], 0.2).replace(/z$/, ''), gold, 14, { opacity: 0.85 })
      })
      .join('')
    const drops = (pair === 0 ? [0.5, 0.6, 0.7] : [0.38, 0.5, 0.62])
      .map((u) => bead(bench, surface(u, 0.82), pair === 0 ? 5.4 : 4.4))
      .join('')
    return enamel + veins + rim + drops
  })
    .toReversed()
    .join('')
  const feeler = (side: 1 | -1) =>
    polished(bench, {
      surface: wire(bend([side * 4, 232, 12], [side * 14, 292, 16], [side * 46, 312, 10]), taper(2.6, 1.6, 0.05)),
      steps: [16, 8],
      small: true,
    }) + bead(bench, [side * 48, 313, 10], 5)
  return {
    defs: '',
    body: tenths(
      // The other pair of wings is its mirror image.
      group({ id: `${order.id}w` }, wings),
      use(`${order.id}w`, { transform: 'scale(-1 1)' }),
      feeler(-1),
      feeler(1),
      polished(bench, {
        surface: spun(
          [0, 78, 8],
          [0, 240, 14],
          [
            [0, 2],
            [0.1, 6],
            [0.42, 9],
            [0.52, 7.4],
            [0.7, 13],
            [0.86, 9],
            [0.93, 10],
            [1, 3],
          ],
        ),
        steps: [44, 16],
        bent: ([a, b, c], u) => {
          const groove = u < 0.5 ? Math.sin(u * 120) * 0.35 : 0
          const length = Math.hypot(a, b + groove, c)
          return [a / length, (b + groove) / length, c / length]
        },
      }),
    ),
    half: 66,
  }
}
