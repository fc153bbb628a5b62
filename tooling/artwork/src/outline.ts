import type { Point } from './curve.ts'

export const whole = (value: number): number => Math.round(value) || 0

/** The convex hull of points. */
export function hullOf(points: readonly Point[]): readonly Point[] {
  const sorted = points.toSorted((one, other) => one[0] - other[0] || one[1] - other[1])
  const half = (row: readonly Point[]) => {
    const kept: Point[] = []
    for (const point of row) {
      while (kept.length > 1 && turnOf(kept.at(-2) ?? point, kept.at(-1) ?? point, point) <= 1e-9) kept.pop()
      kept.push(point)
    }
    return kept.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.toReversed())]
}

/** Twice the signed area of a triangle: positive if the path through the points turns right. */
function turnOf([u, v]: Point, [p, q]: Point, [x, y]: Point): number {
  return (p - u) * (y - v) - (q - v) * (x - u)
}

/**
 * A closed outline as path data, in fine units: simplified to what the eye can distinguish, with smooth curves at slight
 * bends and corners at sharp ones.
 */
export function outlineOf(points: readonly Point[], coarse = 1): string {
  const kept = simplified(points, TOLERANCE * coarse)
  const count = kept.length
  const pick = (index: number): Point => kept[(index + count) % count] ?? [0, 0]
  const length = (index: number) => Math.hypot(pick(index + 1)[0] - pick(index)[0], pick(index + 1)[1] - pick(index)[1])
  /**
   * Half of a bend's tangent; zero at a corner. It is limited by the shorter neighbour, so that long sides stay straight.
   */
  const handle = (index: number): Point => {
    const [before, after] = [length(index - 1), length(index)]
    const [a, b, c] = [pick(index - 1), pick(index), pick(index + 1)]
    const [ux, uy, vx, vy] = [
      (b[0] - a[0]) / before,
      (b[1] - a[1]) / before,
      (c[0] - b[0]) / after,
      (c[1] - b[1]) / after,
    ]
    if (ux * vx + uy * vy < CORNER) return [0, 0]
    const reach = Math.min(before, after) / 3 / (Math.hypot(ux + vx, uy + vy) || 1)
    return [(ux + vx) * reach, (uy + vy) * reach]
  }
  let [x, y] = [whole(pick(0)[0]), whole(pick(0)[1])]
  let d = `M${joined([x, y])}`
  for (const index of kept.keys()) {
    const [from, to] = [pick(index), pick(index + 1)]
    const [out, back] = [handle(index), handle(index + 1)]
    const step = [whole(to[0]) - x, whole(to[1]) - y]
    const straight = out[0] === 0 && out[1] === 0 && back[0] === 0 && back[1] === 0
    if (!straight)
      d += `c${joined([from[0] + out[0] - x, from[1] + out[1] - y, to[0] - back[0] - x, to[1] - back[1] - y, ...step])}`
    else if (index < count - 1) d += `l${joined(step)}`
    x = whole(to[0])
    y = whole(to[1])
  }
  return `${d}z`
}

/** The cosine of the angle from which a bend is a corner. */
const CORNER = 0.6
const TOLERANCE = 5

/** Numbers of a path, without needless spaces. */
export const joined = (numbers: readonly number[]): string =>
  numbers.map((value) => String(whole(value))).reduce((all, one) => all + (one.startsWith('-') ? one : ` ${one}`))

/** Simplifies a closed outline within a tolerance (Douglas–Peucker). */
function simplified(points: readonly Point[], tolerance: number): readonly Point[] {
  const first = points[0]
  if (!first) return []
  const ring = [...points, first]
  const kept = new Set([0])
  const distances = points.map(([u, v]) => Math.hypot(u - first[0], v - first[1]))
  const far = distances.indexOf(Math.max(...distances))
  kept.add(far)
  keep(ring, 0, far, tolerance, kept)
  keep(ring, far, points.length, tolerance, kept)
  return points.filter((_, index) => kept.has(index))
}

/** Marks the points to keep between two kept ones. */
function keep(ring: readonly Point[], start: number, end: number, tolerance: number, kept: Set<number>): void {
  const [from, to]: readonly [Point, Point] = [ring[start] ?? [0, 0], ring[end] ?? [0, 0]]
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  let [most, at] = [tolerance, -1]
  for (let index = start + 1; index < end; index++) {
    const off = Math.abs(turnOf(from, to, ring[index] ?? from)) / length
    if (off > most) [most, at] = [off, index]
  }
  if (at < 0) return
  kept.add(at)
  keep(ring, start, at, tolerance, kept)
  keep(ring, at, end, tolerance, kept)
}

/** Whether an outline exceeds the next one's hull by at most `most` fine units, and need not be drawn. */
export function isCovered(hull: readonly Point[], next: readonly Point[], most: number): boolean {
  const rim = hullOf(next)
  return (
    rim.length > 2 &&
    hull.every((point) =>
      rim.every((from, index) => {
        const to = rim[(index + 1) % rim.length] ?? from
        return turnOf(from, to, point) / (Math.hypot(to[0] - from[0], to[1] - from[1]) || 1) > -most
      }),
    )
  )
}

/** An open path through the points, in fine units. */
export function smooth(points: readonly Point[]): string {
  const pick = (index: number): Point => points[Math.min(points.length - 1, Math.max(0, index))] ?? [0, 0]
  const handle = (index: number): Point => {
    const [a, b] = [pick(index - 1), pick(index + 1)]
    return [(b[0] - a[0]) / 6, (b[1] - a[1]) / 6]
  }
  let [x, y] = pick(0)
    .slice(0, 2)
    .map((value) => whole(Number(value))) as [number, number]
  let d = `M${joined([x, y])}`
  for (const index of points.keys()) {
    if (index === 0) continue
    const [from, to, out, back] = [pick(index - 1), pick(index), handle(index - 1), handle(index)]
    const steps = [from[0] + out[0] - x, from[1] + out[1] - y, to[0] - back[0] - x, to[1] - back[1] - y]
    d += `c${joined([...steps, whole(to[0]) - x, whole(to[1]) - y])}`
    x = whole(to[0])
    y = whole(to[1])
  }
  return d
}
