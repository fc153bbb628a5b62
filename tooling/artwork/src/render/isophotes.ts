import type { Point } from '../curve.ts'
import { group } from '../markup.ts'

/** Values on a grid: `field[row][column]`. */
type Field = readonly (readonly number[])[]

/** A point on the grid: whole numbers are its nodes. */
export type Node = readonly [column: number, row: number]

/**
 * The outlines of the areas in which a field exceeds `level`, in grid coordinates, found by marching squares. They are
 * closed along the border. Holes are outlines too, so areas are filled by the even-odd rule.
 */
export function isophotes(field: Field, level: number): readonly (readonly Node[])[] {
  const rows = field.length
  const columns = field[0]?.length ?? 0
  const value = (column: number, row: number): number =>
    column < 0 || row < 0 || column >= columns || row >= rows ? -1e9 : (field[row]?.[column] ?? -1e9)
  const inside = (index: number, size: number) => Math.min(size - 1, Math.max(0, index))
  /** The point between two neighbouring nodes at which the field has this level. */
  const crossing = (a: Node, b: Node): Node => {
    const [from, to] = [value(a[0], a[1]), value(b[0], b[1])]
    const share = (level - from) / (to - from)
    const place = (k: 0 | 1, size: number) => inside(a[k], size) + (inside(b[k], size) - inside(a[k], size)) * share
    return [place(0, columns), place(1, rows)]
  }
  const key = (a: Node, b: Node) => `${Math.min(a[0], b[0])},${Math.min(a[1], b[1])},${a[0] === b[0] ? 'd' : 'r'}`
  const next = new Map<string, { readonly to: string; readonly at: Node }>()
  for (let row = -1; row < rows; row++)
    for (let column = -1; column < columns; column++) {
      const corners: readonly Node[] = [
        [column, row],
        [column + 1, row],
        [column + 1, row + 1],
        [column, row + 1],
      ]
      const bright = corners.map(([x, y]) => value(x, y) > level)
      // Each exit from the bright side, clockwise, is connected to the next entry.
      for (let side = 0; side < 4; side++) {
        if (!(bright[side] && !bright[(side + 1) % 4])) continue
        let end = side
        do end = (end + 3) % 4
        while (!(!bright[end] && bright[(end + 1) % 4]))
        const edge = (at: number) => [corners[at] as Node, corners[(at + 1) % 4] as Node] as const
        const [out, back] = [edge(side), edge(end)]
        next.set(key(...out), { to: key(...back), at: crossing(...out) })
      }
    }
  const outlines: Node[][] = []
  while (next.size > 0) {
    const outline: Node[] = []
    let here = next.keys().next().value
    while (here !== undefined) {
      const step = next.get(here)
      if (!step) break
      next.delete(here)
      outline.push(step.at)
      here = step.to
    }
    if (outline.length > 2) outlines.push(outline)
  }
  return outlines
}

/** Simplifies a line within a tolerance (Douglas–Peucker). */
function simplified(points: readonly Point[], tolerance: number): readonly Point[] {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length < 3) return points
  const [dx, dy] = [last[0] - first[0], last[1] - first[1]]
  const length = Math.hypot(dx, dy)
  let [farthest, at] = [0, 0]
  for (const [index, [x, y]] of points.entries()) {
    const far =
      length < 1e-9
        ? Math.hypot(x - first[0], y - first[1])
        : Math.abs(dx * (y - first[1]) - dy * (x - first[0])) / length
    if (far > farthest) [farthest, at] = [far, index]
  }
  if (farthest <= tolerance) return [first, last]
  return [...simplified(points.slice(0, at + 1), tolerance).slice(0, -1), ...simplified(points.slice(at), tolerance)]
}

/** Path data has this number of steps per unit, as whole numbers; `tenths` scales it back. */
export const TENTHS = 10

/** A closed outline as path data, in tenths of a unit; empty if it is too small to be visible. */
export function polygon(points: readonly Point[], tolerance = 0.14): string {
  const middle = Math.floor(points.length / 2)
  const start = points[0]
  if (!start) return ''
  // Split into two halves, whose ends are apart.
  const kept = [
    ...simplified(points.slice(0, middle + 1), tolerance).slice(0, -1),
    ...simplified([...points.slice(middle), start], tolerance).slice(0, -1),
  ]
  let [x, y] = [0, 0]
  let d = ''
  let steps = 0
  for (const point of kept) {
    const [u, v] = [Math.round(point[0] * TENTHS), Math.round(point[1] * TENTHS)]
    if (d === '') d = `M${u} ${v}l`
    else if (u !== x || v !== y) {
      const step = `${u - x} ${v - y}`
      d += steps > 0 && !step.startsWith('-') ? ` ${step}` : step
      steps++
    }
    ;[x, y] = [u, v]
  }
  return steps < 2 ? '' : `${d.replaceAll(' -', '-')}z`
}

/** Scales markup in tenths to units. */
export const tenths = (...markup: readonly string[]): string => group({ transform: 'scale(.1)' }, ...markup)
