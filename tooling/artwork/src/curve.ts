/** A point of an outline. Curves pass through points smoothly, but through a `corner`. */
export type Point = readonly [x: number, y: number, corner?: 'corner']

/** Mirrors the points of the right half, from the top's middle to the foot's middle; returns a closed polygon. */
export function mirrored(half: readonly Point[], centre: number): readonly Point[] {
  const right = half.map(([x, y, corner]): Point => [centre + x, y, corner])
  const left = half
    .filter(([x]) => x !== 0)
    .map(([x, y, corner]): Point => [centre - x, y, corner])
    .toReversed()
  return [...right, ...left]
}

/** A smooth open path through the points. */
export const through = (points: readonly Point[]): string => trace(points, false)

/** A smooth closed path through the points. */
export const around = (points: readonly Point[]): string => `${trace(points, true)}Z`

/**
 * Converts a Catmull-Rom spline to cubic curves: handles are a sixth of the distance between the neighbours, and zero at
 * corners. Written in whole units, which is finer than the film grain.
 */
function trace(points: readonly Point[], closed: boolean): string {
  const count = points.length
  const pick = (index: number): Point => {
    const wanted = closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index))
    return points[wanted] ?? [0, 0]
  }
  const handle = (index: number): readonly [number, number] => {
    const [before, here, after] = [pick(index - 1), pick(index), pick(index + 1)]
    return here[2] ? [0, 0] : [(after[0] - before[0]) / 6, (after[1] - before[1]) / 6]
  }
  let d = `M${pair(...whole(pick(0)))}`
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [from, to] = [pick(index), pick(index + 1)]
    const [out, back] = [handle(index), handle(index + 1)]
    const handles: readonly Point[] = [[from[0] + out[0], from[1] + out[1]], [to[0] - back[0], to[1] - back[1]], to]
    d += from[2] && to[2] ? `l${step(from, to)}` : `c${handles.map((point) => step(from, point)).reduce(joined)}`
  }
  return d
}

/**
 * A sliver along a bent line, with these widths at its start, middle and end, to the right of the line, or to the left for
 * negative widths. `bend` moves the middle to the right. Written in whole units: slivers are many, and soft.
 */
export function sliver(from: Point, to: Point, widths: readonly [number, number, number], bend = 0): string {
  const [a, b, c] = widths
  const [start, middle, end] = bent(from, to, bend)
  const beside = bent(from, to, bend, [a, b, c])
  return `${walk(start, controlOf(start, middle, end), end)}${walkOn(end, beside[2], controlOf(beside[0], beside[1], beside[2]), beside[0])}z`
}

/** The centre line of a sliver. */
export function bow(from: Point, to: Point, bend = 0): string {
  const [start, middle, end] = bent(from, to, bend)
  return walk(start, controlOf(start, middle, end), end)
}

type Three = readonly [Point, Point, Point]

/** Start, middle and end of a bent line, each moved to its right. */
function bent(from: Point, to: Point, bend: number, [a, b, c]: readonly [number, number, number] = [0, 0, 0]): Three {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy) || 1
  // To the right of the direction: on screen y grows downwards.
  const beside = ([x, y]: Point, by: number): Point => [x + (dy / length) * by, y - (dx / length) * by]
  return [beside(from, a), beside([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2], bend + b), beside(to, c)]
}

/** The control point that makes a quadratic curve pass through the middle. */
const controlOf = (start: Point, middle: Point, end: Point): Point => [
  2 * middle[0] - (start[0] + end[0]) / 2,
  2 * middle[1] - (start[1] + end[1]) / 2,
]

/** Curves in whole units: from the first point past the second to the third, past the fourth to the fifth … */
export function curved(from: Point, ...points: readonly Point[]): string {
  let [d, last] = [`M${pair(...whole(from))}`, from]
  for (let index = 0; index + 1 < points.length; index += 2) {
    const [past = last, to = last] = [points[index], points[index + 1]]
    d += `q${joined(step(last, controlOf(last, past, to)), step(last, to))}`
    last = to
  }
  return d
}

const pair = (x: number, y: number): string => `${x}${y < 0 ? '' : ' '}${y}`
const whole = ([x, y]: Point): readonly [number, number] => [Math.round(x), Math.round(y)]
const step = (from: Point, to: Point): string => {
  const [[x, y], [u, v]] = [whole(from), whole(to)]
  return pair(u - x, v - y)
}
const joined = (first: string, second: string) => `${first}${second.startsWith('-') ? '' : ' '}${second}`

const walk = (start: Point, control: Point, end: Point): string =>
  `M${pair(...whole(start))}q${joined(step(start, control), step(start, end))}`

const walkOn = (from: Point, start: Point, control: Point, end: Point): string =>
  `l${step(from, start)}q${joined(step(start, control), step(start, end))}`
