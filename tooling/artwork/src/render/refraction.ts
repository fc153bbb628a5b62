import type { Point } from '../curve.ts'
import { dot, plus, unit, type Vec } from '../space.ts'
import type { Camera } from './camera.ts'
import { common, type Facet, sizeOf } from './polyhedron.ts'
import { mirrored, sparkling, studio } from './studio.ts'

/** A part of a stone seen through one chain of facets: its outline in the picture, and its brightness. */
type Glimpse = { readonly outline: readonly Point[]; readonly light: number }

/** The refractive index, and the absorption per unit of length. */
type Stone = { readonly index: number; readonly dense: number }

/** Refracts a ray at a surface whose `normal` opposes it; null at total internal reflection. */
function bent(way: Vec, normal: Vec, ratio: number): Vec | null {
  const cos = -dot(way, normal)
  const left = 1 - ratio * ratio * (1 - cos * cos)
  if (left < 0) return null
  return unit(plus(plus([0, 0, 0], way, ratio), normal, ratio * cos - Math.sqrt(left)))
}

/** The reflectance of a surface (Schlick's approximation). */
const thrown = (cos: number, index: number): number => {
  const least = ((index - 1) / (index + 1)) ** 2
  return least + (1 - least) * (1 - Math.min(1, Math.abs(cos))) ** 5
}

const MOST = 7
const SMALLEST = 3.7
const SMALLEST_COARSE = 60
/** Differences of light that are not visible. */
const SAME = 0.08

/**
 * Renders a cut stone: each front facet is divided by the facets seen through it, and with `fine`, each part again by their
 * reflections.
 */
export function glimpses(camera: Camera, facets: readonly Facet[], stone: Stone, fine = true): readonly Glimpse[] {
  const from = plus([0, 0, 0], camera.towards, -1)
  const smallest = fine ? SMALLEST : SMALLEST_COARSE
  return facets.flatMap((front) => {
    if (dot(front.normal, camera.towards) <= 0.02) return []
    const way = bent(from, front.normal, 1 / stone.index)
    if (!way) return []
    const shape = front.corners.map(camera.at)
    const onFront = (place: Vec, along: Vec, plane: Facet) =>
      plus(place, along, -(dot(plane.normal, place) - plane.far) / dot(plane.normal, along))
    const surface =
      thrown(dot(front.normal, camera.towards), stone.index) * studio(mirrored(front.normal, camera.towards))
    const lightAt = (outline: readonly Point[]) => {
      // Projects the middle of the outline back to the front facet.
      const middle = centreOf(outline)
      const place = onFacet(camera, front, middle)
      return Math.min(1, surface * 1.5 + (1 - 0.06) * traced(facets, place, way, stone))
    }
    const parts = facets.flatMap((back): readonly Glimpse[] => {
      if (back === front || dot(back.normal, way) <= 0.01) return []
      const seen = common(
        back.corners.map((corner) => camera.at(onFront(corner, way, front))),
        shape,
      )
      if (seen.length < 3 || Math.abs(sizeOf(seen)) < smallest) return []
      const whole: Glimpse = { outline: seen, light: lightAt(seen) }
      const on = mirrored(back.normal, plus([0, 0, 0], way, -1))
      if (!fine) return [whole]
      const inner = facets.flatMap((next): readonly Glimpse[] => {
        if (next === back || dot(next.normal, on) <= 0.01) return []
        const part = common(
          next.corners.map((corner) => camera.at(onFront(onFront(corner, on, back), way, front))),
          seen,
        )
        if (part.length < 3 || Math.abs(sizeOf(part)) < smallest * 3.5) return []
        const light = lightAt(part)
        return Math.abs(light - whole.light) < SAME ? [] : [{ outline: part, light }]
      })
      return [whole, ...inner]
    })
    return [{ outline: shape, light: lightAt(shape) * 0.7 }, ...parts]
  })
}

function centreOf(outline: readonly Point[]): Point {
  const sum = outline.reduce(([x, y], [u, v]): Point => [x + u, y + v], [0, 0] as Point)
  return [sum[0] / outline.length, sum[1] / outline.length]
}

/** The point of a facet that is seen at a point of the picture. */
function onFacet(camera: Camera, { corners }: Facet, [x, y]: Point): Vec {
  const [a, b, c] = [corners[0] as Vec, corners[1] as Vec, corners.at(-1) as Vec]
  const [o, p, q] = [camera.at(a), camera.at(b), camera.at(c)]
  const [ux, uy, vx, vy] = [p[0] - o[0], p[1] - o[1], q[0] - o[0], q[1] - o[1]]
  const area = ux * vy - uy * vx || 1e-9
  const [s, t] = [((x - o[0]) * vy - (y - o[1]) * vx) / area, (ux * (y - o[1]) - uy * (x - o[0])) / area]
  return plus(plus(a, plus(b, a, -1), s), plus(c, a, -1), t)
}

/** Traces a ray within the stone: the light that enters at each facet, weighted by reflection and absorption. */
function traced(facets: readonly Facet[], start: Vec, first: Vec, { index, dense }: Stone): number {
  let [place, way, share, light] = [start, first, 1, 0]
  for (let step = 0; step < MOST && share > 0.02; step++) {
    let [far, hit] = [Number.POSITIVE_INFINITY, null as Facet | null]
    for (const facet of facets) {
      const ahead = dot(facet.normal, way)
      if (ahead < 1e-6) continue
      const distance = (facet.far - dot(facet.normal, place)) / ahead
      if (distance > 1e-6 && distance < far) [far, hit] = [distance, facet]
    }
    if (!hit) break
    share *= Math.exp(-dense * far)
    place = plus(place, way, far)
    const against = plus([0, 0, 0], hit.normal, -1)
    const out = bent(way, against, index)
    if (out) {
      const back = thrown(dot(out, hit.normal), index)
      light += share * (1 - back) * sparkling(out)
      share *= back
    }
    way = mirrored(against, plus([0, 0, 0], way, -1))
  }
  return light
}
