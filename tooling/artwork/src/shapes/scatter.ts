import type { Point } from '../curve.ts'

export type Area = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** Points spread evenly over an area: each as far as possible from those before it. */
export function scatter(
  count: number,
  { x, y, width, height }: Area,
  random: () => number,
  within: (point: Point) => boolean = () => true,
): readonly Point[] {
  const places: Point[] = []
  while (places.length < count) {
    const tries = Array.from({ length: 40 }, (): Point => [x + random() * width, y + random() * height]).filter(within)
    const room = ([u, v]: Point) => Math.min(Number.MAX_VALUE, ...places.map(([a, b]) => Math.hypot(a - u, b - v)))
    const [best] = tries.toSorted((one, other) => room(other) - room(one))
    if (best) places.push(best)
  }
  return places
}
