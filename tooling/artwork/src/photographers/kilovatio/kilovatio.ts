import type { Hue } from '../../colour.ts'
import { type Device, extent } from '../../device.ts'
import { type Eye, eyeOf, FINE } from '../../eye.ts'
import type { View } from '../../view.ts'
import { COLLECTION, type Entry, KILOVATIO_PIECES, type KilovatioPiece } from './collection.ts'
import { exploded } from './exploded.ts'
import { type Placed, photographOf, SQUARE } from './lab.ts'
import { mug } from './mug.ts'

/** The camera's tilt for standing devices, in degrees. */
const TILT = 14
/** The lowest y of a device's foot, and the optical centre of tall devices. */
const TABLE = 402
const MIDDLE = 228
/** The largest fractions of width and height for a single device. */
const FILL = [0.76, 0.62] as const

/**
 * Kilovatio's photographer: devices on a lab table before a wall with a grid, in three-quarter view, with one cobalt light
 * each. `detail` is an exploded drawing. A device may be photographed in another colour.
 */
export function kilovatio(name: KilovatioPiece, view: View, hue?: Hue): string {
  const entry = COLLECTION[name]
  const draw = (eye: Eye) => entry.draw(eye, hue ?? entry.hue)
  const tilt = entry.tilt ?? TILT
  if (view === 'detail') return exploded(entry.title, draw, tilt)
  return photographOf(SQUARE, entry.title, SHOTS[view](name, entry, draw, tilt))
}

type Draw = (eye: Eye) => Device

const SHOTS: Readonly<
  Record<Exclude<View, 'detail'>, (name: KilovatioPiece, entry: Entry, draw: Draw, tilt: number) => readonly Placed[]>
> = {
  front: (_, { fill = FILL }, draw, tilt) => {
    const shape = shapeOf(draw, tilt)
    const scale = Math.min((fill[0] * SQUARE.width) / shape.width, (fill[1] * SQUARE.height) / shape.height)
    const y = Math.max(MIDDLE - shape.middle[1] * scale, TABLE - shape.bottom * scale)
    return [placed(draw, tilt, scale, [SQUARE.width / 2 - shape.middle[0] * scale, y])]
  },

  /** The device and the mug, at the same scale. */
  context: (_, __, draw, tilt) => {
    const [device, cup] = [shapeOf(draw, tilt), shapeOf(mug, tilt)]
    const small = device.width < cup.width * 0.8
    const gap = small ? -8 : 0.06 * Math.max(device.width, cup.width)
    const together = device.width + gap + cup.width
    const scale = Math.max(
      Math.min((0.84 * SQUARE.width) / together, (0.62 * SQUARE.height) / Math.max(device.height, cup.height)),
      // Small devices may overlap the mug, and its handle may leave the picture.
      Math.min((0.33 * SQUARE.width) / device.width, (0.33 * SQUARE.height) / device.height),
    )
    const left = Math.max(36, (SQUARE.width - together * scale) / 2)
    const foot = Math.max(MIDDLE + (device.height / 2) * scale, TABLE)
    const cupY = foot - 0.03 * SQUARE.height - cup.bottom * scale * 0.4
    const cupX = left + (device.width + gap + cup.width / 2) * scale
    return [
      placed(mug, tilt, scale, [cupX - cup.middle[0] * scale, cupY], 1.6),
      placed(
        draw,
        tilt,
        scale,
        [left + (device.width / 2 - device.middle[0]) * scale, foot - device.bottom * scale],
        1.4,
      ),
    ]
  },

  /** The device before the two that follow it in its category: small ones are enlarged, so that all are visible. */
  group: (name, _, draw, tilt) => {
    const kind = KILOVATIO_PIECES.filter((other) => COLLECTION[other].kind === COLLECTION[name].kind)
    const next = (step: number): Draw => {
      const other = COLLECTION[kind[(kind.indexOf(name) + step) % kind.length] ?? name]
      return (eye) => other.draw(eye, other.hue)
    }
    const places = [
      { draw: next(1), x: 124, foot: 338, room: 176, coarse: 2.8 },
      { draw: next(2), x: 356, foot: 332, room: 176, coarse: 2.8 },
      { draw, x: 240, foot: 424, room: 226, coarse: 1.9 },
    ].map((place) => ({ ...place, shape: shapeOf(place.draw, tilt) }))
    const spans = places.map(({ shape }) => Math.hypot(shape.width, shape.height))
    return places.map(({ draw: one, x, foot, room, coarse, shape }, index) => {
      const span = spans[index] ?? 1
      const scale = (room / span) * 1.28 * (span / Math.max(...spans)) ** NEARER
      return placed(one, tilt, scale, [x - shape.middle[0] * scale, foot - shape.bottom * scale], coarse)
    })
  },
}
/** 1 keeps the true proportions in a group, 0 makes all devices equally large. */
const NEARER = 0.34

/** The size of a device at one unit per millimetre. */
function shapeOf(draw: Draw, tilt: number) {
  const { left, top, right, bottom } = extent(draw(eyeOf({ tilt, scale: 1 })))
  return {
    width: right - left,
    height: bottom - top,
    bottom,
    middle: [(left + right) / 2, (top + bottom) / 2] as const,
  }
}

function placed(draw: Draw, tilt: number, scale: number, [x, y]: readonly [number, number], coarse = 1): Placed {
  const eye = eyeOf({ tilt, scale: scale * FINE, coarse })
  return { device: draw(eye), eye, x, y }
}
