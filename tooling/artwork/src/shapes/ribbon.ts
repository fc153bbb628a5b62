import type { Hue } from '../colour.ts'
import type { Point } from '../curve.ts'
import type { Solid } from '../device.ts'
import { dot, type Eye, type Spot, unit } from '../eye.ts'
import { area, element, linearGradient, ref, type Stop } from '../markup.ts'
import { joined, whole } from '../outline.ts'
import { type Finish, lit } from '../surface.ts'

export type Ribbon = {
  /** The centre line of its thickness, in the plane facing the viewer: right and up. */
  readonly path: readonly Point[]
  /** Its depth, centred on `depthAt`. */
  readonly depth: number
  readonly depthAt?: number
  readonly thickness: number
  readonly hue: Hue
  readonly finish?: Finish
  /** The colour of its inside. */
  readonly inside?: Hue
}

/** Points of an arc, in degrees from the right, counter-clockwise. */
export const arc = (
  [x, y]: Point,
  [rx, ry]: readonly [number, number],
  from: number,
  to: number,
  count = 25,
): readonly Point[] =>
  Array.from({ length: count }, (_, index): Point => {
    const angle = ((from + ((to - from) * index) / (count - 1)) * Math.PI) / 180
    return [x + Math.cos(angle) * rx, y + Math.sin(angle) * ry]
  })

/** A band bent in one plane: headbands, hoops, stands of sheet metal. Runs from left to right with its outside up. */
export function ribbon(
  eye: Eye,
  { path, depth, depthAt = 0, thickness, hue, finish = 'satin', inside = hue }: Ribbon,
): Solid {
  const normals = path.map((_, index): Point => {
    const [a, b] = [path[Math.max(0, index - 1)] ?? [0, 0], path[Math.min(path.length - 1, index + 1)] ?? [0, 0]]
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
    const length = Math.hypot(dx, dy) || 1
    return [-dy / length, dx / length]
  })
  const [near, far] = [depthAt + depth / 2, depthAt - depth / 2]
  const edge = (side: 1 | -1, z: number) =>
    path.map(([x, y], index): Spot => {
      const [nx, ny] = normals[index] ?? [0, 0]
      return [x + (nx * thickness * side) / 2, y + (ny * thickness * side) / 2, z]
    })
  const screen = (spots: readonly Spot[]) => spots.map(eye.at)
  const [outer, inner] = [edge(1, near), edge(-1, near)]
  const spots = [...outer, ...inner, ...edge(1, far), ...edge(-1, far)]

  /** The visible part of one side of the band. */
  const side = (id: string, which: 1 | -1, colour: Hue) => {
    const seen = normals.map(([x, y]) => dot(eye.direction([x * which, y * which, 0]), eye.back) > 0)
    const runs = runsOf(seen)
    const [close, away] = [screen(edge(which, near)), screen(edge(which, far))]
    return runs.map(([from, to], run) => {
      const own = `${id}${which > 0 ? 'o' : 'i'}${run}`
      const ahead = close.slice(from, to + 1)
      const [first = [0, 0], last = [0, 0]] = [ahead[0], ahead.at(-1)]
      const stops = ahead
        .map((point, index): Stop => {
          const [x, y] = normals[from + index] ?? [0, 1]
          const along = (point[0] - first[0]) / (last[0] - first[0] || 1)
          return [Math.min(1, Math.max(0, along)), lit(colour, eye.direction([x * which, y * which, 0]), finish)]
        })
        .filter((_, index) => index % 3 === 0 || index === ahead.length - 1)
      return {
        defs: linearGradient(own, stops, {
          gradientUnits: 'userSpaceOnUse',
          x1: whole(first[0]),
          y1: 0,
          x2: whole(last[0]),
          y2: 0,
        }),
        body: area(curve([...ahead, ...away.slice(from, to + 1).toReversed()], to - from), ref(own)),
      }
    })
  }

  return {
    paint: (id) => {
      const parts = [...side(id, -1, inside), ...side(id, 1, hue)]
      const front = curve([...screen(outer), ...screen(inner).toReversed()], path.length - 1)
      const base = lit(hue, eye.direction([0, 0, 1]), finish)
      return {
        defs:
          parts.map(({ defs }) => defs).join('') +
          linearGradient(
            `${id}f`,
            [
              [0, base],
              [0.35, lit(hue, unit(eye.direction([-0.2, 0.3, 1])), finish)],
              [1, lit(hue, unit(eye.direction([0.7, 0, 1])), finish)],
            ],
            { x2: 1, y2: 0.2 },
          ),
        body: parts.map(({ body }) => body).join('') + area(front, ref(`${id}f`)),
      }
    },
    spots: spots.map(eye.room),
    points: screen(spots),
    draft: ([-1, 1] as const)
      .map((which) =>
        element('path', {
          d: curve([...screen(edge(which, near)), ...screen(edge(which, far)).toReversed()], path.length - 1),
        }),
      )
      .concat(element('path', { d: curve([...screen(outer), ...screen(inner).toReversed()], path.length - 1) }))
      .join(''),
    hue,
  }
}

/** The visible runs, as first and last index. */
function runsOf(seen: readonly boolean[]): readonly (readonly [number, number])[] {
  const runs: [number, number][] = []
  for (const [index, here] of seen.entries()) {
    if (!here) continue
    const run = runs.at(-1)
    if (run && run[1] === index - 1) run[1] = index
    else runs.push([index, index])
  }
  return runs.filter(([from, to]) => to > from)
}

/** A closed outline, smooth but at its ends and after `turn`, where it turns back. */
function curve(points: readonly Point[], turn: number): string {
  const corner = (index: number) => index === 0 || index === turn || index === turn + 1 || index === points.length - 1
  const handle = (index: number): Point => {
    if (corner(index)) return [0, 0]
    const [a, b] = [points[index - 1] ?? [0, 0], points[index + 1] ?? [0, 0]]
    return [(b[0] - a[0]) / 6, (b[1] - a[1]) / 6]
  }
  let [x, y] = [whole(points[0]?.[0] ?? 0), whole(points[0]?.[1] ?? 0)]
  let d = `M${x} ${y}`
  for (let index = 1; index < points.length; index++) {
    const [from, to] = [points[index - 1] ?? [0, 0], points[index] ?? [0, 0]]
    const [u, v] = [whole(to[0]), whole(to[1])]
    if (corner(index) && corner(index - 1)) d += `l${joined([u - x, v - y])}`
    else {
      const [out, back] = [handle(index - 1), handle(index)]
      const numbers = [
        from[0] + out[0] - x,
        from[1] + out[1] - y,
        to[0] - back[0] - x,
        to[1] - back[1] - y,
        u - x,
        v - y,
      ]
      d += `c${joined(numbers)}`
    }
    x = u
    y = v
  }
  return `${d}z`
}
