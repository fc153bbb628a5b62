import { type Hue, shade } from '../colour.ts'
import type { Point } from '../curve.ts'
import { area, line, linearGradient, ref } from '../markup.ts'

const half = (value: number) => Math.round(value * 2) / 2

/** Interpolates smoothly between points, with this number of steps between two. */
function through(places: readonly Point[], steps = places.length > 2 ? 5 : 1): readonly Point[] {
  const at = (index: number): Point => places[Math.min(places.length - 1, Math.max(0, index))] ?? [0, 0]
  return places.slice(1).flatMap((_, index) => {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const last = index === places.length - 2 ? 1 : 0
    return Array.from({ length: steps + last }, (_, step): Point => {
      const t = step / steps
      const on = (k: 0 | 1) =>
        0.5 *
        (2 * b[k] +
          (c[k] - a[k]) * t +
          (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t +
          (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t ** 3)
      return [on(0), on(1)]
    })
  })
}

/**
 * A wooden member that bends and tapers, with a thickness at its first point, in its middle and at its last. Lit from the
 * upper left, with grain along it.
 */
export function member(
  id: string,
  places: readonly Point[],
  thick: readonly [number, number, number],
  wood: Hue,
): { readonly defs: string; readonly body: string } {
  const line0 = through(places)
  const count = line0.length - 1
  const wide = (index: number) => {
    const share = index / count
    return share < 0.5
      ? thick[0] + (thick[1] - thick[0]) * share * 2
      : thick[1] + (thick[2] - thick[1]) * (share * 2 - 1)
  }
  const beside = (out: number) =>
    line0.map(([x, y], index): Point => {
      const [a, b] = [line0[Math.max(0, index - 1)] ?? [0, 0], line0[Math.min(count, index + 1)] ?? [0, 0]]
      const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
      const far = (out * wide(index)) / 2
      return [x + ((b[1] - a[1]) / length) * far, y - ((b[0] - a[0]) / length) * far]
    })
  const d = (points: readonly Point[]) =>
    points.map(([x, y], index) => `${index ? 'L' : 'M'}${half(x)} ${half(y)}`).join('')
  const [one, other] = [beside(1), beside(-1)]
  const outline = `${d([...one, ...other.toReversed()])}Z`
  const [from, to] = [places[0] ?? [0, 0], places.at(-1) ?? [0, 0]]
  const upright = Math.abs(to[1] - from[1]) > Math.abs(to[0] - from[0])
  // The lit side: the left of an upright member, the top of a lying one.
  const isOne = upright ? (one[0]?.[0] ?? 0) < (other[0]?.[0] ?? 0) : (one[0]?.[1] ?? 0) < (other[0]?.[1] ?? 0)
  const [lit, dark] = isOne ? [0.78, -0.72] : [-0.78, 0.72]
  return {
    defs: linearGradient(
      id,
      [
        [0, shade(wood, 0.06)],
        [0.5, wood],
        [1, shade(wood, -0.07)],
      ],
      { x2: upright ? 0.4 : 0.1, y2: 1 },
    ),
    body:
      area(outline, ref(id), { stroke: shade(wood, -0.13), 'stroke-width': 1 }) +
      line(d(beside(dark)), shade(wood, -0.12), 3, { opacity: 0.75 }) +
      line(d(beside(lit)), shade(wood, 0.16), 1.8, { opacity: 0.85 }) +
      line(d(beside(0.2)), shade(wood, -0.1), 0.9, { opacity: 0.55 }),
  }
}
