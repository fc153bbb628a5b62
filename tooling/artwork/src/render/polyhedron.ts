import type { Point } from '../curve.ts'
import { dot, plus, type Vec } from '../space.ts'
import { across } from './camera.ts'

/** A half-space: the points at most `far` in the direction of `normal`. */
export type Half = { readonly normal: Vec; readonly far: number }
export type Facet = Half & { readonly corners: readonly Vec[] }

const WIDE = 4000

/** The facets of the intersection of half-spaces. */
export function facetsOf(halves: readonly Half[]): readonly Facet[] {
  return halves.flatMap((half) => {
    const { normal, far } = half
    const [a, b] = across(normal, [0, 1, 0])
    const foot = plus([0, 0, 0], normal, far)
    const corner = (x: number, y: number) => plus(plus(foot, a, x * WIDE), b, y * WIDE)
    let corners: readonly Vec[] = [corner(1, 1), corner(-1, 1), corner(-1, -1), corner(1, -1)]
    for (const other of halves)
      if (other !== half) corners = cut(corners, (place) => other.far - dot(other.normal, place), plusShare)
    return corners.length > 2 ? [{ ...half, corners }] : []
  })
}

const plusShare = (a: Vec, b: Vec, share: number): Vec => plus(plus([0, 0, 0], a, 1 - share), b, share)

/** Clips an outline to where `room` is not negative. */
function cut<T>(
  corners: readonly T[],
  room: (corner: T) => number,
  between: (a: T, b: T, share: number) => T,
): readonly T[] {
  const kept: T[] = []
  corners.forEach((here, index) => {
    const next = corners[(index + 1) % corners.length] as T
    const [a, b] = [room(here), room(next)]
    if (a >= -1e-9) kept.push(here)
    if (a * b < 0 && Math.abs(a) > 1e-9 && Math.abs(b) > 1e-9) kept.push(between(here, next, a / (a - b)))
  })
  return kept
}

export const sizeOf = (outline: readonly Point[]): number => {
  let sum = 0
  outline.forEach(([x, y], index) => {
    const [u, v] = outline[(index + 1) % outline.length] as Point
    sum += x * v - u * y
  })
  return sum / 2
}

/** The intersection of two convex outlines in a picture. */
export function common(one: readonly Point[], other: readonly Point[]): readonly Point[] {
  const sign = sizeOf(other) < 0 ? -1 : 1
  let kept = one
  other.forEach(([x, y], index) => {
    const [u, v] = other[(index + 1) % other.length] as Point
    kept = cut(
      kept,
      ([p, q]) => ((u - x) * (q - y) - (v - y) * (p - x)) * sign,
      (a, b, share): Point => [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share],
    )
  })
  return kept
}
