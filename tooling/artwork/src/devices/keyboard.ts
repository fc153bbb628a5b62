import { type Hue, shade } from '../colour.ts'
import type { Point } from '../curve.ts'
import { type Device, mark, type Solid } from '../device.ts'
import { apart, type Eye, posed, type Spot } from '../eye.ts'
import { area, element, group } from '../markup.ts'
import { hullOf, joined } from '../outline.ts'
import { block } from '../shapes/block.ts'
import { cord } from '../shapes/cord.ts'
import { lit } from '../surface.ts'
import { led } from './marks.ts'

/** One unit of a keyboard, in millimetres. */
const UNIT = 19.05

type Kind = 'letter' | 'other' | 'signal'
type Key = { readonly x: number; readonly y: number; readonly width: number; readonly kind: Kind }

/** Widths of the keys of each row, in units; a dot is a quarter of a gap, a star marks the one in the signal colour. */
const ROWS = {
  compact: [
    '1* . o1111 . 1111 . o1111 . 1',
    'o1 111111111111 o2 o1',
    'o1.5 111111111111 o1.5 o1',
    'o1.75 11111111111 o2.25 o1',
    'o2.25 1111111111 o1.75 o1 o1',
    'o1.25 o1.25 o1.25 6.25 o1 o1 o1 o1 o1 o1',
  ],
  full: [
    '1* ... o1111 .. 1111 .. o1111 .. o1 o1 o1',
    'o1 111111111111 o2 .. o1 o1 o1',
    'o1.5 111111111111 o1.5 .. o1 o1 o1',
    'o1.75 11111111111 o2.25',
    'o2.25 1111111111 o2.75 ..... o1',
    'o1.25 o1.25 o1.25 6.25 o1.25 o1.25 o1.25 o1.25 .. o1 o1 o1',
  ],
} as const

function keysOf(layout: keyof typeof ROWS): readonly Key[] {
  return ROWS[layout].flatMap((row, y) => {
    let x = 0
    const keys: Key[] = []
    for (const word of row.split(' ')) {
      if (word.startsWith('.')) {
        x += word.length * 0.25
        continue
      }
      const kind: Kind = word.endsWith('*') ? 'signal' : word.startsWith('o') ? 'other' : 'letter'
      const text = word.replace(/[o*]/g, '')
      const widths = /^1{2,}$/.test(text) ? [...text].map(Number) : [Number(text)]
      for (const width of widths) {
        keys.push({ x, y: y === 0 ? 0 : y + 0.25, width, kind })
        x += width
      }
    }
    return keys
  })
}

export type Keyboard = {
  readonly hue: Hue
  readonly layout: keyof typeof ROWS
  /** Height of its keys above the case, and how much smaller their tops are. */
  readonly travel: number
  readonly taper: number
  readonly letters: Hue
  readonly others: Hue
  readonly signal: Hue
}

/** A keyboard, leaning a little towards whoever types. */
export function keyboard(camera: Eye, { hue, layout, travel, taper, letters, others, signal }: Keyboard): Device {
  const eye = posed(camera, { turn: 24, lean: 5, at: [0, 6, 0] })
  const keys = keysOf(layout)
  const wide = Math.max(...keys.map(({ x, width }) => x + width)) * UNIT
  const deep = 6.25 * UNIT
  const rim = 9
  const height = travel > 6 ? 18 : 9
  const caps = apart(eye, [0, 70, 0])
  const inks: Readonly<Record<Kind, Hue>> = { letter: letters, other: others, signal }
  const corners = ({ x, y, width }: Key): readonly [Point, Point] => [
    [x * UNIT - wide / 2 + 1.3, y * UNIT - deep / 2 + 1.3],
    [(x + width) * UNIT - wide / 2 - 1.3, (y + 1) * UNIT - deep / 2 - 1.3],
  ]
  const plate = (key: Key, inset: number, at: number): readonly Point[] => {
    const [[left, back], [right, front]] = corners(key)
    const spots: readonly Spot[] = [
      [left + inset, at, back + inset * 0.6],
      [right - inset, at, back + inset * 0.6],
      [right - inset, at, front - inset * 1.3],
      [left + inset, at, front - inset * 1.3],
    ]
    return spots.map(caps.at)
  }
  const polygon = (points: readonly Point[]) => `M${joined(points.flatMap((point) => [point[0], point[1]]))}z`
  const rounding = 1.6 * eye.scale
  const cap: Solid = {
    paint: () => {
      const kinds: readonly Kind[] = ['letter', 'other', 'signal']
      const body = kinds.map((kind) => {
        const own = keys.filter((key) => key.kind === kind)
        const ink = inks[kind]
        const bodies = own
          .map((key) => polygon(hullOf([...plate(key, 0, height), ...plate(key, taper, height + travel)])))
          .join('')
        const tops = own.map((key) => polygon(plate(key, taper + 0.8, height + travel))).join('')
        const [side, top] = [
          lit(ink, caps.direction([0.35, 0.1, 1]), 'matt'),
          lit(ink, caps.direction([0, 1, 0.1]), 'satin'),
        ]
        return (
          area(bodies, shade(side, -0.08), { stroke: shade(side, -0.08), 'stroke-width': rounding * 0.5 }) +
          area(tops, top, { stroke: top, 'stroke-width': rounding })
        )
      })
      return { defs: '', body: group({ 'stroke-linejoin': 'round' }, ...body) }
    },
    spots: [],
    points: [],
    draft: element('path', { d: keys.map((key) => polygon(plate(key, taper, height + travel))).join('') }),
    hue: letters,
  }
  const box = { at: [0, 0, 0], size: [wide + rim * 2, height, deep + rim * 2] } as const
  return [
    cord(
      eye,
      [
        [-wide / 4, 6, -deep / 2 - 4],
        [-wide / 4, 5, -deep / 2 - 30],
        [-wide / 4 - 30, 2, -deep / 2 - 56],
        [-wide / 4 - 90, 0, -deep / 2 - 60],
      ],
      4.4,
      '#2b3138',
    ),
    block(eye, { ...box, radius: 8, edge: 2.5, hue, finish: 'satin' }),
    mark(
      eye,
      { origin: [0, height, 0], right: [1, 0, 0], down: [0, 0, 1] },
      element('rect', {
        x: -wide / 2 - 2,
        y: -deep / 2 - 2,
        width: wide + 4,
        height: deep + 4,
        rx: 3,
        fill: shade(hue, -0.12),
      }),
    ),
    cap,
    mark(eye, { origin: [wide / 2 + rim, height / 2, 0], right: [0, 0, -1], down: [0, -1, 0] }, led(0, 0, 1.2)),
  ]
}
