import type { Point } from '../curve.ts'
import { group, tenth, use } from '../markup.ts'
import { stood } from '../render/camera.ts'
import { tenths } from '../render/isophotes.ts'
import type { Bench } from '../render/metal.ts'
import { polished } from '../render/metal.ts'
import { hoop } from '../render/solids.ts'

/** A cubic curve: from, its two handles, to. */
export type Curve = readonly [from: Point, out: Point, back: Point, to: Point]

/** Points at equal distances along a curve, with its direction there in degrees. */
function along([a, b, c, d]: Curve, count: number): readonly { readonly spot: Point; readonly turn: number }[] {
  const at = (t: number): Point => {
    const u = 1 - t
    const mix = (k: 0 | 1) => u ** 3 * a[k] + 3 * u * u * t * b[k] + 3 * u * t * t * c[k] + t ** 3 * d[k]
    return [mix(0), mix(1)]
  }
  const fine = Array.from({ length: 401 }, (_, i) => at(i / 400))
  const lengths = [0]
  for (let i = 1; i < fine.length; i++) {
    const [p, q] = [fine[i - 1] as Point, fine[i] as Point]
    lengths.push((lengths[i - 1] ?? 0) + Math.hypot(q[0] - p[0], q[1] - p[1]))
  }
  const whole = lengths.at(-1) ?? 1
  return Array.from({ length: count }, (_, i) => {
    const far = ((i + 0.5) / count) * whole
    const index = Math.max(
      1,
      lengths.findIndex((length) => length >= far),
    )
    const [p, q] = [fine[index - 1] as Point, fine[index] as Point]
    return { spot: q, turn: (Math.atan2(q[1] - p[1], q[0] - p[0]) * 180) / Math.PI }
  })
}

/** The two links of a chain, for a picture's defs: one seen from the front, one nearly edge-on. Ten units long. */
export function links(id: string, bench: Bench): string {
  const link = (name: string, lean: number) =>
    group(
      { id: `${id}${name}` },
      tenths(
        polished(bench, {
          surface: hoop(stood({ lean }), {
            radius: 4,
            from: 0,
            to: 1,
            width: () => 2.3,
            thick: () => 2.3,
            soft: 1,
            stretch: 1.45,
          }),
          steps: [32, 10],
          small: true,
          tolerance: 0.1,
        }),
      ),
    )
  return link('k', 12) + link('e', 72)
}

/** A chain of `count` links along a curve, `size` units apart, and its mirror image. */
export function bothSides(id: string, curve: Curve, count: number, size: number, part = 'l'): string {
  const placed = along(curve, count)
  const each = (name: string, odd: number) =>
    placed
      .filter((_, index) => index % 2 === odd)
      .map(({ spot: [x, y], turn }) =>
        use(`${id}${name}`, {
          transform: `translate(${tenth(x)} ${tenth(y)})rotate(${Math.round(turn)})scale(${size})`,
        }),
      )
      .join('')
  const name = `${id}${part}`
  return group({ id: name }, each('e', 1), each('k', 0)) + use(name, { transform: 'scale(-1 1)' })
}
