import { group, tenth, use } from '../markup.ts'
import { stood } from '../render/camera.ts'
import { gemstone } from '../render/gemstone.ts'
import { tenths } from '../render/isophotes.ts'
import { type Bench, polished } from '../render/metal.ts'
import { hoop, spun, wire } from '../render/solids.ts'
import type { Vec } from '../space.ts'
import { bothSides, type Curve, links } from './chain.ts'
import { stoneOf } from './cuts.ts'
import { benchOf, type Draw, type Order } from './jewel.ts'
import { bead } from './setting.ts'

/** The camera's tilt for hanging objects, in degrees. */
const HANGING = 4
/** Converts a point in units of the picture, y downwards, to the scene. */
const hung = (x: number, y: number) => stood({ turn: -16, at: [x, -y, 0] })

/** A solid of revolution about a vertical axis, from `top` to `low`. */
const plumb = (bench: Bench, x: number, top: number, low: number, profile: Parameters<typeof spun>[2], small = true) =>
  polished(bench, { surface: spun([x, -top, 0], [x, -low, 0], profile), steps: [22, 14], small })

/** Rain: drops of water at unlike heights under a fine chain. */
export const pluie: Draw = (order) => {
  const bench = benchOf(order, HANGING)
  const { id } = order
  const left: Curve = [
    [-188, -580],
    [-172, -420],
    [-120, -330],
    [0, -322],
  ]
  const drops: readonly (readonly [x: number, top: number, long: number, size: number])[] = [
    [-118, -366, 30, 14],
    [-84, -345, 74, 18],
    [-52, -331, 44, 15],
    [-24, -324, 112, 22],
    [4, -322, 62, 16],
    [34, -325, 138, 26],
    [64, -336, 50, 15],
    [94, -350, 84, 18],
    [122, -371, 26, 13],
  ]
  const thread = polished(bench, {
    surface: wire(
      (u) => [0, -u * 100, 0],
      () => 1.4,
    ),
    steps: [2, 8],
    small: true,
  })
  return {
    // One drop is rendered, with its cap, and reused nine times.
    defs:
      links(id, bench) +
      group({ id: `${id}w` }, tenths(thread)) +
      group(
        { id: `${id}d` },
        tenths(
          gemstone(bench.camera, stoneOf('briolette', [26, 34, 26], hung(0, 50)), order.stone, 0.004, order.fine),
          plumb(bench, 0, -4, 16, [
            [0, 3],
            [0.3, 4],
            [1, 10],
          ]),
        ),
      ),
    body:
      drops
        .map(([x, top, long]) =>
          use(`${id}w`, { transform: `translate(${x} ${top})scale(1 ${tenth(long / 10) / 10})` }),
        )
        .join('') +
      bothSides(id, left, 50, 0.94) +
      drops
        .map(([x, top, long, size]) =>
          use(`${id}d`, { transform: `translate(${x} ${top + long})scale(${Math.round((size / 26) * 100) / 100})` }),
        )
        .join(''),
    half: 0,
  }
}

/** The fruit of the awara palm: an orange stone under a cap of gold. */
export const awaraPendant: Draw = (order) => {
  const bench = benchOf(order, HANGING)
  const { id, fine } = order
  const left: Curve = [
    [-172, -580],
    [-150, -440],
    [-70, -350],
    [-6, -312],
  ]
  const leaf = (turn: number) =>
    polished(bench, {
      surface: wire(
        (u): Vec => {
          const out = 14 + Math.sin(u * 1.5) * 53
          return [Math.sin(turn) * out, 262 - u * 62 - u * u * 12, Math.cos(turn) * out]
        },
        (u) => 15 * Math.sqrt(Math.max(0.02, Math.sin(Math.PI * (0.1 + u * 0.88)))) * (1 - u * 0.35),
      ),
      steps: [16, 12],
      small: true,
    })
  const leaves = [-2, -1.25, 1.25, 2, -0.62, 0.62, 0].map(leaf).join('')
  return {
    defs: links(id, bench),
    body:
      bothSides(id, left, 42, 1) +
      tenths(
        polished(bench, {
          surface: hoop(stood({ turn: 50, at: [0, 294, 0] }), {
            radius: 16,
            from: 0,
            to: 1,
            width: () => 7,
            thick: () => 5,
          }),
          steps: [36, 12],
          small: true,
        }),
        gemstone(bench.camera, stoneOf('briolette', [74, 80, 74], hung(0, -172)), order.stone, 0.006, fine),
        plumb(bench, 0, -278, -236, [
          [0, 7],
          [0.2, 12],
          [1, 30],
        ]),
        leaves,
      ),
    half: 0,
  }
}

/** Seeds of gold on a chain: a spindle, turned the way the chain goes. */
const seed = (id: string, x: number, y: number, turn: number, size: number) =>
  use(`${id}s`, { transform: `translate(${tenth(x)} ${tenth(y)})rotate(${turn})scale(${size})` })

const SEED: Parameters<typeof spun>[2] = [
  [0, 2],
  [0.08, 5],
  [0.14, 3.4],
  [0.5, 11],
  [0.86, 3.4],
  [0.92, 5],
  [1, 2],
]

/** A long chain laid twice, with seeds of gold along it and a tassel. */
export const maripa: Draw = (order: Order) => {
  const bench = benchOf(order, HANGING)
  const { id } = order
  const outer: Curve = [
    [-150, -580],
    [-170, -300],
    [-110, -150],
    [0, -132],
  ]
  const inner: Curve = [
    [-104, -580],
    [-108, -400],
    [-70, -290],
    [0, -280],
  ]
  const seeds: readonly (readonly [x: number, y: number, turn: number])[] = [
    [-155, -420, 88],
    [-142, -300, 74],
    [-108, -212, 52],
    [-55, -150, 26],
  ]
  const strand = (x: number, low: number) =>
    polished(bench, {
      surface: wire(
        (u): Vec => [x * (0.35 + 0.65 * u), 92 - u * (92 - low), (x % 3) * 2],
        () => 1.9,
      ),
      steps: [6, 8],
      small: true,
    }) + bead(bench, [x, low - 3, 2], 4)
  return {
    defs:
      links(id, bench) +
      group(
        { id: `${id}s` },
        tenths(polished(bench, { surface: spun([-19, 0, 0], [19, 0, 0], SEED), steps: [30, 16] })),
      ),
    body:
      bothSides(id, inner, 38, 0.92, 'i') +
      bothSides(id, outer, 54, 0.98, 'o') +
      seeds.flatMap(([x, y, turn]) => [seed(id, x, y, turn, 1), seed(id, -x, y, -turn, 1)]).join('') +
      seed(id, 0, -280, 0, 0.86) +
      tenths(
        ...[-20, 20, -13, 13, -6, 6, 0].map((x, i) => strand(x, 12 + (i % 3) * 5)),
        plumb(
          bench,
          0,
          -134,
          -86,
          [
            [0, 4],
            [0.16, 9],
            [0.3, 6],
            [0.7, 15],
            [1, 13],
          ],
          false,
        ),
      ),
    half: 0,
  }
}
