import { type Hue, shade } from '../colour.ts'
import { around, type Point, through } from '../curve.ts'
import { tonesOf } from '../light.ts'
import { area, group, line, ref, use } from '../markup.ts'
import type { Piece } from '../piece.ts'
import { seeded } from '../seed.ts'
import { drape } from '../shapes/drape.ts'
import { clips, clipWire } from '../shapes/hanger.ts'
import { scatter } from '../shapes/scatter.ts'

export type Print = { readonly petal: Hue; readonly lip: Hue; readonly leaf: Hue; readonly border: Hue }

/** The long side, sagging between its clips. */
const TOP: readonly Point[] = [
  [108, 152, 'corner'],
  [140, 174],
  [188, 192],
  [240, 198],
  [292, 192],
  [340, 174],
  [372, 152, 'corner'],
]
const FOOT: readonly Point[] = [
  [352, 232],
  [318, 330],
  [284, 428],
  [246, 540, 'corner'],
  [200, 430],
  [162, 330],
  [126, 232],
]

/** A silk square folded to a triangle and clipped by its long side, printed with orchids. */
export function scarf(name: string, hue: Hue, { petal, lip, leaf, border }: Print): Piece {
  const tones = tonesOf(hue)
  const random = seeded(name)
  const front = around([...TOP, ...FOOT])
  const under = around([
    ...TOP,
    [366, 240],
    [336, 334],
    [304, 430],
    [272, 524, 'corner'],
    [220, 430],
    [162, 330],
    [126, 232],
  ])
  const flower = `${name}-orchid`
  const sepal = (turn: number, size: number) =>
    `<path d="M0 0C${8 * size}-6 ${8 * size}-17 0-22C${-8 * size}-17 ${-8 * size}-6 0 0" transform="rotate(${turn})"/>`
  const orchid = group(
    { id: flower },
    group({ fill: shade(petal, 0.06) }, ...[0, 128, 232].map((turn) => sepal(turn, 0.8))),
    group({ fill: petal }, ...[66, 294].map((turn) => sepal(turn, 1.5))),
    area('M-4-1C-7 6-4 12 0 12S7 6 4-1Z', lip),
    area('M-2 0h4v5h-4Z', shade(petal, -0.12)),
    line('M-9-5l-5-3M9-5l5-3M0-9v-6', shade(petal, 0.22), 0.9),
  )
  const sprig = `${name}-sprig`
  const leaves = group(
    { id: sprig, fill: leaf },
    line('M0 14Q3 0 0-14', leaf, 1.2),
    area(
      'M0 0C9-2 11-8 11-13C4-12 0-8 0 0ZM1 6C-8 5-11-1-12-6C-5-5 0-1 1 6ZM0-14C3-19 2-23 0-26C-3-22-2-18 0-14Z',
      leaf,
    ),
  )
  const places = scatter(
    21,
    { x: 104, y: 166, width: 272, height: 350 },
    random,
    ([x, y]) => Math.abs(x - 243) < 126 - Math.max(0, y - 170) * 0.36,
  )
  const motifs = places.map(([x, y], index) =>
    use(index % 3 === 2 ? sprig : flower, {
      transform: `translate(${Math.round(x)} ${Math.round(y)}) rotate(${Math.round(random() * 360)}) scale(${index % 3 === 2 ? 1 : 0.8 + Math.round(random() * 3) / 10})`,
    }),
  )
  const hemline = through([[372, 152], ...FOOT, [108, 152]])
  const edge = through([...TOP])
  const shape = drape({
    name,
    hue,
    weave: 'plain',
    wire: clipWire(152, 142),
    defs: orchid + leaves,
    panels: [
      { outline: under, turned: -1, weave: null },
      {
        outline: front,
        over: true,
        roundness: 0.3,
        folds: [
          { from: [114, 158], to: [366, 158], widths: [2, 9, 2], bend: -66, depth: 0.6 },
          { from: [114, 162], to: [366, 162], widths: [2, 12, 2], bend: -118, depth: 0.7 },
          { from: [116, 166], to: [364, 166], widths: [2, 12, 2], bend: -186, depth: 0.4 },
          { from: [116, 164], to: [196, 396], widths: [2, 11, 3], bend: -10, depth: 0.6 },
          { from: [114, 164], to: [160, 316], widths: [2, 8, 3], bend: -8, depth: 0.7 },
          { from: [364, 164], to: [288, 396], widths: [2, 11, 3], bend: 10, depth: 0.6 },
          { from: [366, 164], to: [322, 312], widths: [2, 8, 3], bend: 8, depth: 0.7 },
          { from: [240, 330], to: [246, 530], widths: [1, 9, 4], depth: 0.6 },
        ],
      },
    ],
    trim: '',
  })
  const print = group(
    { 'clip-path': ref(`${name}1c`) },
    group({ opacity: 0.86, style: 'mix-blend-mode:multiply' }, ...motifs, line(hemline, border, 26)),
    line(hemline, shade(hue, 0.05), 3, { transform: 'translate(0 -23)', opacity: 0.8 }),
  )
  return {
    ...shape,
    trim: print + line(edge, tones.deep, 1.4, { opacity: 0.5 }) + shape.trim + clips(152, 142),
  }
}
