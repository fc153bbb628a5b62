import { type Hue, mix } from '../colour.ts'
import { element, group, tenth, use } from '../markup.ts'
import { tenths } from '../render/isophotes.ts'
import { polished } from '../render/metal.ts'
import { ball, wire } from '../render/solids.ts'
import { seeded } from '../seed.ts'
import type { Vec } from '../space.ts'
import { cabochon } from './cabochon.ts'
import { benchOf, type Draw } from './jewel.ts'
import { bead } from './setting.ts'

const TAU = 2 * Math.PI
/** The camera's tilt for lying objects, in degrees. */
const LYING = 31

/** A point on a lying bracelet, by its fraction of the circle, clockwise from the back. */
const around = (share: number, radius: number, high: number): Vec => [
  Math.sin(share * TAU) * radius,
  high,
  -Math.cos(share * TAU) * radius,
]

/** The overlap of two stretches of wire, which avoids gaps, as a fraction of the circle. */
const OVERLAP = 0.004

/** A river in two arms that cross and part, over and under. */
export const fleuve: Draw = (order) => {
  const bench = benchOf(order, LYING)
  const bends = 7
  const arm = (from: number, to: number, phase: number, nodes: number) =>
    polished(bench, {
      surface: wire(
        (u) => {
          const share = from + (to - from) * u
          const sway = Math.sin(share * TAU * bends + phase)
          return around(share, 150 + Math.cos(share * TAU * bends + phase) * 5, 26 + sway * 17)
        },
        () => 6.4,
        [0, 1, 0.001],
      ),
      steps: [nodes, 9],
      small: true,
      tolerance: bench.fine ? 0.6 : 1.8,
    })
  /** From the back to the front on both sides; where the arms cross, now one is nearer, now the other. */
  const stretch = (side: 1 | -1) => {
    const crossings = bends * 2
    return Array.from({ length: bends + 1 }, (_, i) => {
      const from = Math.max(0, (i - 0.5) / crossings - OVERLAP) * side
      const to = Math.min(0.5, (i + 0.5) / crossings + OVERLAP) * side
      const both = [arm(from, to, 0, 10), arm(from, to, Math.PI, 10)]
      return i % 2 ? both.join('') : both.toReversed().join('')
    })
  }
  const [right, left] = [stretch(1), stretch(-1)]
  return { defs: '', body: tenths(...right.map((part, i) => part + (left[i] ?? ''))), half: 132 }
}

/** A stiff round of gold, open by a finger's width, with a ball at each end. */
export const kourou: Draw = (order) => {
  const bench = benchOf(order, LYING)
  const [from, to] = [-0.42, 0.47]
  const arc = (start: number, end: number, nodes: number) =>
    polished(bench, {
      surface: wire(
        (u) => around(start + (end - start) * u, 146, 14),
        () => 12.5,
        [0, 1, 0.001],
      ),
      steps: [nodes, 22],
    })
  return {
    defs: '',
    body: tenths(
      arc(from, to, 100),
      bead(bench, around(from - 0.008, 146, 17), 19),
      bead(bench, around(to + 0.008, 146, 17), 19),
    ),
    half: 132,
  }
}

/** Seeds of the forest on a thread: red, brown, ivory, each a little different, and every eighth of gold. */
export const graines: Draw = (order) => {
  const bench = benchOf(order, LYING)
  const { id, stone } = order
  const random = seeded('graines')
  const hues: readonly Hue[] = [stone, '#4a2a1c', '#e6d8bd', mix(stone, '#2a1208', 0.45), '#8a5a34']
  const count = 27
  const beads = Array.from({ length: count }, (_, index) => {
    const [x, y] = bench.camera.at(around((index + 0.5) / count, 142, 17))
    return {
      x,
      y,
      hue: Math.floor(random() * hues.length),
      index,
      turn: Math.round(random() * 60 - 30),
      size: 16.4 + random() * 2.4,
    }
  }).toSorted((one, other) => one.y - other.y)
  const kinds = hues.map((hue, index) => cabochon(`${id}${index}`, [0, 0], [1, 0.9], hue))
  const gold = polished(bench, { surface: ball([0, 0, 0], 13), steps: [18, 18] })
  return {
    defs:
      kinds.map(({ defs }) => defs).join('') +
      group({ id: `${id}b` }, tenths(gold)) +
      kinds.map(({ body }, index) => group({ id: `${id}s${index}` }, body)).join(''),
    body: beads
      .map(({ x, y, hue, index, turn, size }) =>
        index % 9 === 4
          ? use(`${id}b`, { transform: `translate(${tenth(x)} ${tenth(y)})` })
          : element('ellipse', { cx: tenth(x + 3), cy: tenth(y + 8), rx: 17, ry: 14, fill: 'url(#foot)' }) +
            use(`${id}s${hue}`, {
              transform: `translate(${tenth(x)} ${tenth(y)})rotate(${turn})scale(${tenth(size)})`,
            }),
      )
      .join(''),
    half: 128,
  }
}
