import { stood } from '../render/camera.ts'
import { gemstone } from '../render/gemstone.ts'
import { tenths } from '../render/isophotes.ts'
import { type Bench, polished } from '../render/metal.ts'
import { bend, hoop, spun, taper, wire } from '../render/solids.ts'
import type { Vec } from '../space.ts'
import { stoneOf } from './cuts.ts'
import { benchOf, type Draw } from './jewel.ts'
import { bead, inClaws, type Place } from './setting.ts'

const metalWire = (
  bench: Bench,
  line: (u: number) => Vec,
  radius: (u: number) => number,
  steps: readonly [number, number] = [26, 12],
) => polished(bench, { surface: wire(line, radius), steps, small: true })

/** A hummingbird's wing, and the drop it drinks: a pair on their hooks. */
export const colibri: Draw = (order) => {
  const bench = benchOf(order, 4)
  const one = (x: number, side: 1 | -1) => {
    const place: Place = ([a, b, c]) => stood({ turn: side * 14, at: [x, 360, 0] })([a * side, b, c])
    const feather = (from: Vec, by: Vec, to: Vec, wide: number) =>
      metalWire(
        bench,
        bend(place(from), place(by), place(to)),
        (u) => wide * Math.sqrt(Math.max(0.03, Math.sin(Math.PI * (0.06 + 0.93 * u)))),
        [20, 10],
      )
    return (
      metalWire(
        bench,
        (u) => {
          const turn = (1.2 - u * 1.36) * Math.PI
          return place([11 + Math.cos(turn) * 18, 58 + Math.sin(turn) * 34, 0])
        },
        () => 2.6,
      ) +
      // Long feathers behind, short ones before, all from one shoulder.
      feather([2, 0, 0], [54, -30, 0], [52, -146, 4], 10) +
      feather([2, -4, 3], [42, -40, 6], [36, -126, 8], 9.5) +
      feather([0, -8, 6], [28, -44, 10], [21, -104, 12], 9) +
      feather([-2, -10, 9], [14, -42, 14], [9, -84, 15], 8) +
      metalWire(
        bench,
        bend(place([-9, 22, 4]), place([-16, -14, 12]), place([2, -66, 12])),
        taper(11, 5, 0.2),
        [20, 12],
      ) +
      bead(bench, place([-6, 26, 8]), 12) +
      metalWire(
        bench,
        bend(place([-13, 30, 10]), place([-26, 34, 12]), place([-40, 26, 12])),
        taper(3.4, 1.2, 0.2),
        [12, 8],
      ) +
      metalWire(
        bench,
        (u) => place([2, -64 - u * 30, 12]),
        () => 2,
      ) +
      gemstone(
        bench.camera,
        stoneOf('briolette', [27, 34, 27], ([a, b, c]) => place([a + 2, b - 136, c + 12])),
        order.stone,
        0.01,
        order.fine,
      ) +
      polished(bench, {
        surface: spun(place([2, -88, 12]), place([2, -108, 12]), [
          [0, 3],
          [0.3, 4],
          [1, 11],
        ]),
        steps: [10, 12],
        small: true,
      })
    )
  }
  return { defs: '', body: tenths(one(-84, -1), one(84, 1)), half: 0 }
}

/** Two hoops, hammered: one faces us, the other turns away. */
export const sinnamary: Draw = (order) => {
  const bench = benchOf(order, 10)
  const round = (x: number, turn: number, radius: number, z: number) => {
    const place = stood({ turn, at: [x, radius + 9, z] })
    const low = Math.floor(radius / 3)
    const hit = (u: number, v: number) => Math.sin(u * low * 7.1 + Math.sin(v * 12) * 1.6) * Math.sin(v * 31 + u * 90)
    return (
      polished(bench, {
        surface: hoop(place, { radius, from: 0.04, to: 0.985, width: () => 17, thick: () => 15, soft: 0.9 }),
        steps: [110, 16],
        small: true,
        bent: ([a, b, c], u, v) => {
          const dent = hit(u, v) * 0.16
          const length = Math.hypot(a + dent, b + dent, c)
          return [(a + dent) / length, (b + dent) / length, c / length]
        },
      }) +
      metalWire(
        bench,
        (u) =>
          place([
            Math.sin((0.985 + u * 0.05) * 2 * Math.PI) * radius,
            Math.cos((0.985 + u * 0.05) * 2 * Math.PI) * radius,
            0,
          ]),
        () => 2.6,
        [8, 8],
      ) +
      bead(bench, place([Math.sin(0.25) * radius, Math.cos(0.25) * radius, 0]), 9.5)
    )
  }
  return { defs: '', body: tenths(round(86, -58, 104, -40), round(-44, 14, 112, 30)), half: 118 }
}

/** Fireflies: two small round stones in four claws, one looking up, one at us, each on its pin. */
export const luciole: Draw = (order) => {
  const bench = benchOf(order, 12)
  const stud = (bench: Bench, x: number, y: number, lean: number, turn: number, size: number) => {
    const place = stood({ lean, turn, at: [x, y, 0] })
    const scaled: Place = ([a, b, c]) => place([a * size, b * size, c * size])
    return (
      metalWire(
        bench,
        (u) => scaled([0, -96 + u * 92, 0]),
        () => 3 * size,
        [6, 8],
      ) +
      inClaws(bench, {
        place: scaled,
        cut: 'round',
        size: [54, 54, 54],
        high: 44,
        at: [0.125, 0.375, 0.625, 0.875],
        thick: 7,
        foot: 9,
        stone: order.stone,
      })
    )
  }
  return {
    defs: '',
    body: tenths(stud({ ...bench, fine: false }, 92, 62, 14, -34, 0.92), stud(bench, -62, 76, 62, 18, 1.12)),
    half: 120,
    caustic: { hue: order.stone, d: 'M-40 10Q30 30 120 8Q60 16 -40 10ZM-10 14Q40 18 84 2Q44 26 -10 14Z' },
  }
}
