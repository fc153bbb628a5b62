import type { Point } from '../curve.ts'
import { cross, dot, plus, unit, type Vec } from '../space.ts'
import type { Camera } from './camera.ts'
import { isophotes, type Node, polygon } from './isophotes.ts'

/** A parametric surface: `u` along it and `v` across it, each from 0 to 1. */
export type Surface = (u: number, v: number) => Vec

export type Patch = {
  readonly surface: Surface
  /** Whether its sections are closed (a tube, a ball) and convex: only the half that faces the camera is drawn. */
  readonly round: boolean
  /** The brightness by normal and point, from 0 to 1. */
  readonly shade: (normal: Vec, place: Vec, u: number, v: number) => number
  /** The resolution of the grid on which brightness is sampled. */
  readonly steps: readonly [along: number, across: number]
  readonly tolerance?: number
}

/** The number of samples around a section. */
const DIRECTIONS = 28
const TINY = 1e-3

/** Projects the outline, and the areas brighter than each level: path data, to be filled one over the other. */
export function painted(
  camera: Camera,
  { surface, round, shade, steps, tolerance = 0.14 }: Patch,
  levels: readonly number[],
): { readonly outline: string; readonly areas: readonly string[] } {
  const [along, over] = steps
  const spans = Array.from({ length: along + 1 }, (_, i): readonly [from: number, to: number] =>
    round ? seenOf(camera, surface, i / along) : [0, 1],
  )
  const open = unwound(spans)
  const place = ([column, row]: Node): Vec => {
    const low = Math.min(along, Math.floor(column))
    const share = column - low
    const [a, b] = [open[low] ?? [0, 1], open[Math.min(along, low + 1)] ?? [0, 1]]
    const [from, to] = [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]
    return surface(column / along, from + ((to - from) * row) / over)
  }
  const seen = (node: Node): Point => camera.at(place(node))
  const field = Array.from({ length: over + 1 }, (_, row) =>
    Array.from({ length: along + 1 }, (_, column) => {
      const [from, to] = open[column] ?? [0, 1]
      const [u, v] = [column / along, from + ((to - from) * row) / over]
      const normal = normalOf(surface, u, v, round)
      return shade(round || dot(normal, camera.towards) > 0 ? normal : plus([0, 0, 0], normal, -1), surface(u, v), u, v)
    }),
  )
  const border: readonly Node[] = [
    ...Array.from({ length: along + 1 }, (_, i): Node => [i, 0]),
    ...Array.from({ length: over - 1 }, (_, i): Node => [along, i + 1]),
    ...Array.from({ length: along + 1 }, (_, i): Node => [along - i, over]),
    ...Array.from({ length: over - 1 }, (_, i): Node => [0, over - 1 - i]),
  ]
  return {
    outline: polygon(border.map(seen), tolerance),
    areas: levels.map((level) =>
      isophotes(field, level)
        .map((outline) => polygon(outline.map(seen), tolerance))
        .join(''),
    ),
  }
}

/** Removes whole turns between consecutive spans. */
function unwound(spans: readonly (readonly [number, number])[]): readonly (readonly [number, number])[] {
  const open: (readonly [number, number])[] = []
  for (const [from, to] of spans) {
    const before = open.at(-1) ?? [from, to]
    const shift = Math.round((before[0] + before[1] - from - to) / 2)
    open.push([from + shift, to + shift])
  }
  return open
}

/** The normal of a surface; on closed sections, it points outwards. */
function normalOf(surface: Surface, u: number, v: number, round: boolean): Vec {
  const at = Math.min(1 - TINY, Math.max(TINY, u))
  const one = plus(surface(at + TINY, v), surface(at - TINY, v), -1)
  const other = plus(surface(at, v + TINY), surface(at, v - TINY), -1)
  const normal = unit(cross(one, other))
  if (!round) return normal
  const out = plus(surface(at, v), surface(at, v + 0.5), -1)
  return dot(normal, out) < 0 ? plus([0, 0, 0], normal, -1) : normal
}

/** The part of a closed section that faces the camera. */
function seenOf(camera: Camera, surface: Surface, u: number): readonly [from: number, to: number] {
  const at0 = Math.min(1 - TINY, Math.max(TINY, u))
  const ring = (share: number) => Array.from({ length: DIRECTIONS }, (_, k) => surface(share, k / DIRECTIONS))
  const [before, here, after] = [ring(at0 - TINY), ring(at0), ring(at0 + TINY)]
  const pick = (places: readonly Vec[], k: number) => places[(k + DIRECTIONS) % DIRECTIONS] as Vec
  const facing = here.map((place, k) => {
    const around = plus(pick(here, k + 1), pick(here, k - 1), -1)
    const normal = unit(cross(plus(pick(after, k), pick(before, k), -1), around))
    const out = plus(place, pick(here, k + DIRECTIONS / 2), -1)
    return dot(normal, camera.towards) * (dot(normal, out) < 0 ? -1 : 1)
  })
  const at = (k: number) => facing[((k % DIRECTIONS) + DIRECTIONS) % DIRECTIONS] ?? 0
  let best: readonly [number, number] | null = null
  for (let k = 0; k < DIRECTIONS; k++) {
    if (!(at(k) > 0 && at(k - 1) <= 0)) continue
    let end = k
    while (at(end + 1) > 0) end++
    if (!best || end - k > best[1] - best[0]) best = [k, end]
  }
  if (!best) return [0, 1]
  const [from, to] = best
  const first = from - at(from) / (at(from) - at(from - 1))
  const last = to + at(to) / (at(to) - at(to + 1))
  return [first / DIRECTIONS, last / DIRECTIONS]
}
