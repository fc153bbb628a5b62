import type { Hue } from '../colour.ts'
import { tenth } from '../markup.ts'
import { stood } from '../render/camera.ts'
import { gemstone } from '../render/gemstone.ts'
import { tenths } from '../render/isophotes.ts'
import { type Bench, polished } from '../render/metal.ts'
import { hoop, spun, wire } from '../render/solids.ts'
import type { Vec } from '../space.ts'
import { stoneOf } from './cuts.ts'
import { benchOf, type Draw } from './jewel.ts'
import { inClaws, type Place } from './setting.ts'

/** The radius of a shank, to the middle of its metal. */
const R = 116

/** A ring stands on its shank, leaning towards the camera and turned a little away. */
const standing = (lean: number, turn: number): Place => {
  const place = stood({ lean, turn, at: [0, 0, 0] })
  // Its lowest point stands in the middle.
  const low = place([0, -R - 8, 0])
  return (spot) => {
    const [x, y, z] = place(spot)
    return [x - low[0] * 0.5, y - low[1], z - low[2]]
  }
}

/** The distance of a fraction of a turn from the top. */
const fromTop = (share: number) => Math.abs(share - Math.round(share))

/** A round shank, `wide` and `thick` at its foot and at its shoulders; darker below the setting. */
function shank(
  bench: Bench,
  place: Place,
  foot: readonly [number, number],
  shoulder: readonly [number, number],
): string {
  const between = (share: number, k: 0 | 1) => {
    const near = Math.max(0, 1 - fromTop(share) * 4) ** 1.5
    return foot[k] + (shoulder[k] - foot[k]) * near
  }
  return polished(bench, {
    surface: hoop(place, { radius: R, from: 0, to: 1, width: (s) => between(s, 0), thick: (s) => between(s, 1) }),
    steps: [80, 18],
    open: (_, u) => Math.min(1, 0.25 + fromTop(u) * 11),
  })
}

/** The patch of coloured light beneath a stone: arcs that cross. */
const caustic = (hue: Hue, x: number, wide: number) => ({
  hue,
  d: [0, 1, 2, 3]
    .map((i) => {
      const [left, right, y] = [x - wide * (1 - i * 0.2), x + wide * (0.9 - i * 0.26), 4 + i * 6]
      return `M${tenth(left)} ${y}Q${tenth(x)} ${tenth(y + 16 - i * 7)} ${tenth(right)} ${tenth(y - 3)}Q${tenth(x + i * 6)} ${tenth(y + 8 - i * 4)} ${tenth(left)} ${y}Z`
    })
    .join(''),
})

/** One stone in claws that stand on a shank. */
const solitaire =
  (how: {
    readonly lean: number
    readonly turn: number
    /** `wide` and `thick` of the shank, at its foot and its shoulders. */
    readonly shank: readonly [foot: readonly [number, number], shoulder: readonly [number, number]]
    readonly claws: Pick<Parameters<typeof inClaws>[1], 'size' | 'high' | 'at' | 'thick' | 'foot'>
    readonly half: number
    /** Where the light of the stone falls, and how wide. */
    readonly cast: readonly [x: number, wide: number]
  }): Draw =>
  (order) => {
    const bench = benchOf(order)
    const place = standing(how.lean, how.turn)
    const lifted: Place = ([x, y, z]) => place([x, y + R + 2, z])
    return {
      defs: '',
      body: tenths(
        shank(bench, place, ...how.shank) +
          inClaws(bench, { ...how.claws, place: lifted, cut: 'round', stone: order.stone }),
      ),
      half: how.half,
      caustic: caustic(order.stone, ...how.cast),
    }
  }

/** An oval in four claws. */
export const oyapock = solitaire({
  lean: 32,
  turn: -14,
  shank: [
    [19, 15],
    [13, 13],
  ],
  claws: { size: [66, 54, 54], high: 58, at: [0.125, 0.375, 0.625, 0.875], thick: 6, foot: 7 },
  half: 84,
  cast: [62, 70],
})

/** A stone cut in steps in a high collar, between roofs of gold. */
export const carbet: Draw = (order) => {
  const bench = benchOf(order)
  const { camera, fine } = bench
  const place = standing(38, -16)
  const c = 60
  const lifted: Place = ([x, y, z]) => place([x, y + R + 46, z])
  /** Around the stone: a rectangle with cut corners, made round a little. */
  const frame = (turn: number, far: number): Vec => {
    const [sin, cos] = [Math.sin(turn), Math.cos(turn)]
    const reach = Math.min(
      0.78 / Math.max(Math.abs(sin), 1e-6),
      1 / Math.max(Math.abs(cos), 1e-6),
      1.26 / (Math.abs(sin) + Math.abs(cos)),
    )
    return [sin * reach * c * far, 0, -cos * reach * c * far]
  }
  const collar = (from: number, to: number) =>
    polished(bench, {
      surface: (u, v) => {
        const turn = (from + (to - from) * u) * 2 * Math.PI
        const [x, , z] = frame(turn, 1)
        const [out, up] = COLLAR(v)
        return lifted([x * (1 + out), up, z * (1 + out)])
      },
      round: true,
      steps: [48, 16],
    })
  const roof = (side: 1 | -1, lift: number, out: number) =>
    polished(bench, {
      surface: wire(
        (u) => place([side * (26 + u * (58 + out)), R + 8 + lift * (1 - u) - u * u * (24 + out * 0.5), 0]),
        (u) => 7.5 - u * 4,
        [0, 1, 0],
      ),
      steps: [24, 12],
      small: true,
    })
  return {
    defs: '',
    body: tenths(
      shank(bench, place, [22, 15], [26, 14]) +
        roof(1, 8, 6) +
        roof(-1, 8, 6) +
        roof(1, 22, -8) +
        roof(-1, 22, -8) +
        polished(bench, {
          surface: spun(place([0, R - 4, 0]), place([0, R + 30, 0]), [
            [0, 20],
            [1, 34],
          ]),
          steps: [10, 16],
          small: true,
        }) +
        collar(-0.25, 0.25) +
        gemstone(camera, stoneOf('step', [c * 0.99, 46, c * 0.97], lifted), order.stone, 0.009, fine) +
        collar(0.25, 0.75),
    ),
    half: 84,
    caustic: caustic(order.stone, 58, 60),
  }
}

/** The profile of a collar, as fractions of the stone's size. */
const COLLAR = (v: number): readonly [out: number, up: number] => {
  const turn = v * 2 * Math.PI
  return [0.1 + Math.cos(turn) * 0.085, -2 + Math.sin(turn) * 13]
}

/** A wide band, and around it the line of a river. */
export const mahury: Draw = (order) => {
  const bench = benchOf(order, 16)
  const place = standing(14, -34)
  const wide = 52
  /** The river: a groove that sways across the band, in the middle of its outside. */
  const groove = (u: number, v: number) => {
    const across = Math.sin(v * 2 * Math.PI)
    const outside = Math.cos(v * 2 * Math.PI) > 0
    const away = across - Math.sin(u * 2 * Math.PI * 9) * 0.34
    return outside && Math.abs(away) < 0.2 ? away / 0.2 : 0
  }
  const arc = (from: number, to: number) =>
    polished(bench, {
      surface: hoop(place, { radius: R + 6, from, to, width: () => wide, thick: () => 15, soft: 0.42 }),
      steps: [bench.fine ? 96 : 40, 26],
      bent: (normal, u, v) => {
        const dent = groove(from + (to - from) * u, v)
        const length = Math.hypot(normal[0], normal[1], normal[2] + dent * 0.8)
        return dent === 0 ? normal : [normal[0] / length, normal[1] / length, (normal[2] + dent * 0.8) / length]
      },
      open: (_, u, v) =>
        (Math.abs(groove(from + (to - from) * u, v)) > 0.55 ? 0.45 : 1) * (Math.cos(v * 2 * Math.PI) < -0.3 ? 0.72 : 1),
    })
  return { defs: '', body: tenths(arc(-0.02, 0.5), arc(0.5, 1.02)), half: 96 }
}

/** One red stone, held high by six claws on a thin wire. */
export const laterite = solitaire({
  lean: 34,
  turn: 12,
  shank: [
    [13, 12],
    [10, 11],
  ],
  claws: { size: [57, 57, 57], high: 64, at: [0.0833, 0.25, 0.4167, 0.5833, 0.75, 0.9167], thick: 5, foot: 6 },
  half: 80,
  cast: [60, 62],
})
