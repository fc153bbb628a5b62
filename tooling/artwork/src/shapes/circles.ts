import type { Point } from '../curve.ts'
import { dot, type Eye, type Spot } from '../eye.ts'
import { joined, whole } from '../outline.ts'

/** A circle across an axis, as the camera sees it. */
export type Circle = { readonly centre: Point; readonly radius: number }

/** The outline around two circles across the same axis, or of one, as path data of straight lines and arcs. */
export function aroundCircles(eye: Eye, along: Spot, [one, other]: readonly [Circle, Circle]): string {
  // Across the axis a circle has its full width; along it, it is foreshortened.
  const flat = Math.max(0.001, Math.abs(dot(eye.direction(along), eye.back)))
  const [[x, y], [u, v]] = [eye.at([0, 0, 0]), eye.at(along)]
  const length = Math.hypot(u - x, v - y)
  const [ax, ay]: Point = length < 1e-6 ? [0, 1] : [(u - x) / length, (v - y) / length]
  const lean = Math.round((Math.atan2(ax, -ay) * 180) / Math.PI)
  const place = ({ centre, radius }: Circle, angle: number): Point => {
    const [across, ahead] = [Math.sin(angle) * radius, Math.cos(angle) * radius * flat]
    return [centre[0] + ax * ahead - ay * across, centre[1] + ay * ahead + ax * across]
  }
  const way = (other.centre[0] - one.centre[0]) * ax + (other.centre[1] - one.centre[1]) * ay
  const [near, far] = way >= 0 ? [one, other] : [other, one]
  const distance = Math.abs(way) / flat
  const arc = ({ radius }: Circle, large: 0 | 1, from: Point, to: Point) =>
    `a${joined([radius, radius * flat, lean])} ${large} 1${to[0] - from[0] < 0 ? '' : ' '}${joined([whole(to[0]) - whole(from[0]), whole(to[1]) - whole(from[1])])}`
  if (distance <= Math.abs(near.radius - far.radius) + 0.01) {
    const wide = near.radius > far.radius ? near : far
    const [from, to] = [place(wide, -Math.PI / 2), place(wide, Math.PI / 2)]
    return `M${joined([from[0], from[1]])}${arc(wide, 1, from, to)}${arc(wide, 1, to, from)}z`
  }
  /** The angle of the common tangent, from the axis. */
  const touch = Math.acos((near.radius - far.radius) / distance)
  const [a, b, c, d] = [place(far, -touch), place(far, touch), place(near, touch), place(near, -touch)]
  return `M${joined([a[0], a[1]])}${arc(far, touch > Math.PI / 2 ? 1 : 0, a, b)}L${joined([c[0], c[1]])}${arc(near, touch > Math.PI / 2 ? 0 : 1, c, d)}z`
}
