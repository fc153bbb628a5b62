import type { Hue } from '../colour.ts'
import type { Point } from '../curve.ts'
import type { Solid } from '../device.ts'
import { type Eye, isSeen, plus, type Spot, times, unit } from '../eye.ts'
import { area, element, ref } from '../markup.ts'
import { once } from '../once.ts'
import { hullOf, isCovered, outlineOf } from '../outline.ts'
import { type Finish, knit, litPlane } from '../surface.ts'
import { bandFill } from './band.ts'
import { bulge } from './bulge.ts'
import { aroundCircles, type Circle } from './circles.ts'
import type { Section } from './section.ts'

export type Axis = 'x' | 'y' | 'z'

/** The distance along the axis, and the inset of the section there. */
export type Ring = readonly [along: number, inset: number]

export type Loft = {
  /** The start of the axis. */
  readonly at: Spot
  /**
   * The direction of the axis. For `y`, the section extends to the right and towards the camera; else horizontally and up.
   */
  readonly axis: Axis
  readonly section: Section
  readonly rings: readonly Ring[]
  readonly hue: Hue
  readonly finish?: Finish
  /** The colour of the visible end, if it differs. Null: the solid ends in a point. */
  readonly end?: Hue | null
  /** The number of bands before the visible end that form one round surface. */
  readonly dome?: number
}

/** The direction of each axis, and the point at a distance along it and offsets across it. */
const AXES: Readonly<Record<Axis, { readonly along: Spot; readonly spot: (d: number, u: number, v: number) => Spot }>> =
  {
    x: { along: [1, 0, 0], spot: (d, u, v) => [d, v, u] },
    y: { along: [0, 1, 0], spot: (d, u, v) => [u, d, v] },
    z: { along: [0, 0, 1], spot: (d, u, v) => [u, v, d] },
  }

/**
 * A solid along an axis: a box, a cylinder, a cone, a cushion. Each band between two rings has one gradient across the axis,
 * which is exact for a long lens.
 */
export function loft(eye: Eye, { at, axis, section, rings, hue, finish = 'matt', end = hue, dome = 0 }: Loft): Solid {
  const { along, spot } = AXES[axis]
  const spots = rings.map(([distance, inset]) =>
    section.places(inset).map(({ point: [u, v] }) => plus(at, spot(distance, u, v))),
  )
  const screens = spots.map((ring) => ring.map(eye.at))
  const ahead = isSeen(eye, along)
  const [seenEnd, facing] = ahead ? [rings.length - 1, along] : [0, times(along, -1)]

  const circle = (index: number): Circle => ({
    centre: eye.at(plus(at, times(along, rings[index]?.[0] ?? 0))),
    radius: ((section.radius ?? 0) - (rings[index]?.[1] ?? 0)) * eye.scale,
  })
  /** The outline around two rings. */
  const around = (one: number, other: number): string =>
    section.radius === undefined
      ? outlineOf(hullOf([...(screens[one] ?? []), ...(screens[other] ?? [])]), roughness)
      : aroundCircles(eye, along, [circle(one), circle(other)])
  // Errors of outlines are more visible than those of shades.
  const roughness = 1 + (eye.coarse - 1) * 0.5
  const points = screens.flat()
  // A third of the points is enough for the shadow's outline.
  const cloud = once(() => spots.flatMap((ring) => ring.filter((_, index) => index % 3 === 0)).map(eye.room))

  return {
    paint: (id) => {
      const outward = section.places(0).map(({ normal: [u, v] }) => spot(0, u, v))
      const bands = rings.slice(1).map(([b, narrower], index) => {
        const [a, inset] = rings[index] ?? [0, 0]
        return {
          index,
          points: [...(screens[index] ?? []), ...(screens[index + 1] ?? [])],
          normals: outward.map((normal) => unit(plus(times(normal, b - a), times(along, narrower - inset)))),
        }
      })
      // From the far end to the visible end.
      const nearest = ahead ? bands : bands.toReversed()
      const [straight, domed] = [nearest.slice(0, nearest.length - dome), nearest.slice(nearest.length - dome)]
      const sides = straight.map(({ normals, index }, place) => {
        const row = screens[ahead ? index : index + 1] ?? []
        const next = nearest[place + 1]?.points ?? screens[seenEnd] ?? []
        if (isCovered(row, next, SLIVER * eye.coarse)) return NOTHING
        const fill = bandFill(eye, { row, normals, axis: onScreen(eye, along), hue, finish })
        const name = `${id}${index}`
        if (!fill) return NOTHING
        if (fill.plain) return { defs: '', body: area(around(index, index + 1), fill.plain) }
        return { defs: fill.gradient?.(name) ?? '', body: area(around(index, index + 1), ref(name)) }
      })
      const round =
        domed.length === 0
          ? NOTHING
          : bulge(eye, `${id}d`, {
              outline: outlineOf(hullOf(domed.flatMap((band) => band.points)), roughness),
              places: domed.flatMap(({ normals, index }) =>
                (screens[index] ?? []).map((point, which) => ({ point, normal: normals[which] ?? facing })),
              ),
              hue,
              finish,
            })
      const threads =
        finish === 'cloth'
          ? { defs: knit(`${id}w`, hue, eye.scale), body: area(outlineOf(hullOf(points)), ref(`${id}w`)) }
          : NOTHING
      const face =
        end === null
          ? NOTHING
          : {
              defs: litPlane(`${id}z`, end, eye.direction(facing), finish),
              body: area(around(seenEnd, seenEnd), ref(`${id}z`)),
            }
      const all = [...sides, round, threads, face]
      return { defs: all.map(({ defs }) => defs).join(''), body: all.map(({ body }) => body).join('') }
    },
    get spots() {
      return cloud()
    },
    points,
    get draft() {
      return element('path', { d: outlineOf(hullOf(points)) + around(seenEnd, seenEnd) })
    },
    hue,
  }
}

const NOTHING = { defs: '', body: '' }
/** Bands that exceed the next one by less than this, in fine units, are not drawn. */
const SLIVER = 2.5

/** The direction of a vector in the picture, as a unit vector. */
function onScreen(eye: Eye, along: Spot): Point {
  const [[x, y], [u, v]] = [eye.at([0, 0, 0]), eye.at(along)]
  const length = Math.hypot(u - x, v - y) || 1
  return [(u - x) / length, (v - y) / length]
}
