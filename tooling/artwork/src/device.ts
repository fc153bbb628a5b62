import type { Hue } from './colour.ts'
import type { Point } from './curve.ts'
import { type Eye, onPlane, plus, type Spot, times } from './eye.ts'
import { area, element, group } from './markup.ts'
import { hullOf, outlineOf, smooth, whole } from './outline.ts'

/** A part of a device, or a mark on it, which can be rendered shaded, or as a line drawing. */
export type Solid = {
  /** `id` is a free prefix for ids of gradients. */
  readonly paint: (id: string) => { readonly defs: string; readonly body: string }
  /** Points in the room whose shadow is cast. Marks cast none. */
  readonly spots: readonly Spot[]
  /** Of long, thin parts: their centre line in the room, and their width in fine units. */
  readonly trail?: { readonly spots: readonly Spot[]; readonly width: number }
  /** Points of its outline in the picture; empty for marks. */
  readonly points: readonly Point[]
  /** Its outlines for the line drawing; colour and width are set on the group around them. */
  readonly draft: string
  readonly hue: Hue
}

/** Parts from back to front. */
export type Device = readonly Solid[]

/** Markup for a plane or a picture, with its gradients. */
export type Drawing = string | ((id: string) => { readonly defs?: string; readonly body: string })

export type Plane = { readonly origin: Spot; readonly right: Spot; readonly down: Spot }

/**
 * A flat detail on a side of the device, such as ports, keys, lenses; in millimetres from its `origin`. `lines`: path data.
 */
export function mark(eye: Eye, { origin, right, down }: Plane, drawing: Drawing, lines = ''): Solid {
  return flat(eye, onPlane(eye, origin, right, down), drawing, lines)
}

/**
 * A hand-drawn part as seen by the camera, in millimetres, right and down from `at`, for what no solid can model. `spots`
 * and `corners` (left, top, right, bottom of its drawing) approximate it in shadows and bounding boxes.
 */
export function sculpted(
  eye: Eye,
  at: Spot,
  drawing: Drawing,
  shape: {
    readonly lines?: string
    readonly hue: Hue
    readonly spots?: readonly Spot[]
    readonly corners?: readonly [left: number, top: number, right: number, bottom: number]
  },
): Solid {
  const [x, y] = eye.at(at)
  const { scale } = eye
  const place = ([u, v]: Point): Point => [x + u * scale, y + v * scale]
  const [left, top, right, bottom] = shape.corners ?? [0, 0, 0, 0]
  return {
    ...flat(
      eye,
      `translate(${whole(x)} ${whole(y)})scale(${Math.round(scale * 1000) / 1000})`,
      drawing,
      shape.lines ?? '',
    ),
    spots: (shape.spots ?? []).map(eye.room),
    points: shape.corners
      ? [place([left, top]), place([right, top]), place([right, bottom]), place([left, bottom])]
      : [],
    hue: shape.hue,
  }
}

function flat(eye: Eye, transform: string, drawing: Drawing, lines: string): Solid {
  return {
    paint: (id) => {
      const { defs = '', body } = typeof drawing === 'string' ? { body: drawing } : drawing(id)
      return { defs, body: group({ transform }, body) }
    },
    spots: [],
    points: [],
    draft: lines && group({ transform, fill: 'none', 'stroke-width': HAIR / eye.scale }, element('path', { d: lines })),
    hue: '#000000',
  }
}

/** The width of lines, in fine units, and their background. */
export const HAIR = 3.6
export const PAPER: Hue = '#fbfcfd'

/** The shadow's offset per millimetre of height, to the right and back; above `LONGEST` it does not grow. */
const CAST: Spot = [0.42, 0, -0.16]
const LONGEST = 130
/** The tolerance of outlines that are blurred, relative to sharp ones. */
const BLURRED = 4

const fallen = ([x, y, z]: Spot): Spot => plus([x, 0, z], times(CAST, Math.min(y, LONGEST)))

/** A device's traces on the table: its cast shadow, its contact line, and its faint reflection. */
export function onTable(eye: Eye, device: Device) {
  const casting = device.filter(({ spots }) => spots.length > 0)
  const trails = device.flatMap(({ trail, hue }) => (trail ? [{ ...trail, hue }] : []))
  const along = (spots: readonly Spot[], width: number, stroke?: string) =>
    element('path', { d: smooth(spots.map(eye.at)), fill: 'none', stroke, 'stroke-width': width })
  const shadow = casting.map(({ spots }) => outlineOf(hullOf(spots.map((spot) => eye.at(fallen(spot)))), BLURRED))
  const foot = casting.flatMap(({ spots }) => {
    const low = spots.filter(([, y]) => y < LOW)
    return low.length > 2 ? [outlineOf(hullOf(low.map((spot) => eye.at(onFloor(spot)))), BLURRED)] : []
  })
  const image = casting
    .filter(({ spots }) => Math.min(...spots.map(([, y]) => y)) < LONGEST / 2)
    .map(({ spots, hue }) => area(outlineOf(hullOf(spots.map((spot) => eye.at(below(spot)))), BLURRED), hue))
  return {
    shadow:
      element('path', { d: shadow.join('') }) +
      trails.map(({ spots, width }) => along(spots.map(fallen), width)).join(''),
    foot:
      element('path', { d: foot.join('') }) +
      trails
        .map(({ spots }) =>
          element('path', { d: smooth(spots.filter(([, y]) => y < LOW * 4).map((spot) => eye.at(onFloor(spot)))) }),
        )
        .join(''),
    image: image.join('') + trails.map(({ spots, width, hue }) => along(spots.map(below), width, hue)).join(''),
  }
}

/** The greatest height above the table that counts as contact, in millimetres. */
const LOW = 3
const onFloor = ([x, , z]: Spot): Spot => [x, 0, z]
const below = ([x, y, z]: Spot): Spot => [x, -y, z]

/** The y of the device's contact that is highest in the picture. */
export function farthestFoot(eye: Eye, device: Device): number {
  const low = device.flatMap(({ spots, trail }) => [...spots, ...(trail?.spots ?? [])]).filter(([, y]) => y < LOW * 4)
  return Math.min(...low.map((spot) => eye.at(onFloor(spot))[1]))
}

/** The bounding box of all parts. */
export function extent(device: Device): {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
} {
  const points = device.flatMap((solid) => solid.points)
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}

/** The shaded rendering, with ids that begin with `name`. */
export function painted(name: string, device: Device): { readonly defs: string; readonly body: string } {
  const all = device.map((solid, index) => solid.paint(`${name}${index}`))
  return { defs: all.map(({ defs }) => defs).join(''), body: all.map(({ body }) => body).join('') }
}
