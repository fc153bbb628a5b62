import type { Point } from '../curve.ts'

type Place = { readonly point: Point; readonly normal: Point }

/** A convex outline around (0, 0): its points with their outward normals, inset by `inset`. */
export type Section = {
  readonly places: (inset: number) => readonly Place[]
  /** The radius of a circle, whose outlines are shorter to write. */
  readonly radius?: number
}

const CORNER = 6
const CORNERS: readonly Point[] = [
  [1, 1],
  [-1, 1],
  [-1, -1],
  [1, -1],
]
const LEAST = 0.01

/** A rectangle with round corners. */
export const rounded = (width: number, height: number, radius: number): Section => ({
  places: (inset) => {
    const [w, h] = [Math.max(LEAST, width / 2 - inset), Math.max(LEAST, height / 2 - inset)]
    const r = Math.min(Math.max(radius - inset, LEAST), w, h)
    return CORNERS.flatMap(([x, y], corner) =>
      Array.from({ length: CORNER }, (_, index): Place => {
        const angle = ((corner + index / (CORNER - 1)) * Math.PI) / 2
        const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
        return { point: [x * (w - r) + cos * r, y * (h - r) + sin * r], normal: [cos, sin] }
      }),
    )
  },
})

const ROUND = 48
const CIRCLE = Array.from({ length: ROUND }, (_, index): readonly [number, number] => {
  const angle = (index / ROUND) * 2 * Math.PI
  return [Math.cos(angle), Math.sin(angle)]
})
const raised = (value: number, to: number) => Math.sign(value) * Math.abs(value) ** to

/** A circle. */
export const round = (radius: number): Section => ({ ...soft(radius * 2, radius * 2, 2), radius })

/** Between an ellipse and a rectangle: the outline of ear cups, mice and cases. `power` 2 is an ellipse, 4 a soft box. */
export function soft(width: number, height: number, power = 3): Section {
  const curve = CIRCLE.map(([cos, sin]) => ({
    cos: raised(cos, 2 / power),
    sin: raised(sin, 2 / power),
    steepCos: raised(cos, 2 - 2 / power),
    steepSin: raised(sin, 2 - 2 / power),
  }))
  const places = (inset: number): readonly Place[] => {
    const [a, b] = [Math.max(LEAST, width / 2 - inset), Math.max(LEAST, height / 2 - inset)]
    return curve.map(({ cos, sin, steepCos, steepSin }): Place => {
      const [nx, ny] = [steepCos / a, steepSin / b]
      const length = Math.hypot(nx, ny) || 1
      return { point: [a * cos, b * sin], normal: [nx / length, ny / length] }
    })
  }
  return { places }
}
