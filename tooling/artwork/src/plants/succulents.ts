import { shade } from '../colour.ts'
import { curved } from '../curve.ts'
import { area, element, group, line, linearGradient, ref } from '../markup.ts'
import { seeded } from '../seed.ts'
import type { Part, SeenBlade } from '../shapes/blade.ts'
import { bowed } from '../shapes/stalk.ts'
import { type Stroke, strokes } from '../shapes/strokes.ts'
import { heading, nearness, plus, seen } from '../space.ts'
import type { Still, Wanted } from '../still.ts'
import { pot } from '../wares/pot.ts'
import { blush, dagger, rosette, spoon, tipped } from './rosette.ts'

export function echeveria({ name, hue, fine }: Wanted): Still {
  const vessel = pot({
    name,
    hue,
    fine,
    finish: 'clay',
    height: 190,
    mouth: 158,
    foot: 110,
    style: 'rimmed',
    filling: 'gravel',
  })
  const plant = rosette(`${name}r`, {
    leaves: fine ? 30 : 15,
    rise: [1.5, 0.16],
    length: [36, 176],
    width: 0.3,
    outline: spoon,
    fall: -0.5,
    fold: 0.22,
    lean: 0.5,
    face: '#86ab97',
    under: '#7b9f93',
    gloss: 0.1,
    steps: fine ? 3 : 2,
    flat: !fine,
    at: -vessel.soilY + 26,
    heart: 26,
    paint: blush('#c46a7a', 0.55),
  })
  return { name, defs: vessel.defs + plant.defs, foot: 104, body: vessel.planted(plant.parts) }
}

export function aloe({ name, hue, fine }: Wanted): Still {
  const vessel = pot({
    name,
    hue,
    fine,
    finish: 'clay',
    height: 206,
    mouth: 142,
    foot: 98,
    style: 'rimmed',
    filling: 'gravel',
  })
  const plant = rosette(`${name}r`, {
    leaves: fine ? 17 : 13,
    rise: [1.54, 0.62],
    length: [300, 330],
    width: 0.092,
    outline: dagger,
    fall: -0.34,
    fold: 0.5,
    lean: 0.12,
    face: '#6d9a5c',
    under: '#5f8f58',
    gloss: 0.12,
    steps: fine ? 3 : 2,
    flat: !fine,
    at: -vessel.soilY - 4,
    heart: 44,
    paint: (leaf, random) => (fine ? teeth(leaf) + flecks(leaf, random) : ''),
  })
  return { name, defs: vessel.defs + plant.defs, foot: 96, body: vessel.planted(plant.parts) }
}

/** Pale teeth along both edges. */
function teeth({ at }: SeenBlade): string {
  const points = Array.from({ length: 11 }, (_, tooth) => 0.06 + tooth * 0.083).flatMap((along) =>
    [-1, 1].map((side) =>
      curved(at(along, side * 0.98), at(along + 0.012, side * 1.14), at(along + 0.024, side * 1.3)),
    ),
  )
  return line(points.join(''), '#d8dfae', 3)
}

function flecks({ at }: SeenBlade, random: () => number): string {
  const spots = Array.from({ length: 12 }, () => {
    const [along, across] = [0.05 + random() * 0.7, (random() - 0.5) * 1.5]
    return curved(at(along, across), at(along + 0.01, across), at(along + 0.02 + random() * 0.02, across))
  })
  return line(spots.join(''), '#dbe6c0', 4, { opacity: 0.5 })
}

/** Four small pots in a wooden tray: a blue rosette, a striped one, a pink one and beans of sedum. */
export function succulentTray({ name, hue, fine }: Wanted): Still {
  const places = [
    { x: -186, y: -44, kind: 'blue' },
    { x: 62, y: -44, kind: 'striped' },
    { x: -66, y: -6, kind: 'beans' },
    { x: 184, y: -6, kind: 'pink' },
  ] as const
  const grown = places.map(({ kind, ...at }, index) => ({ at, ...small(`${name}${index}`, kind, fine) }))
  const board = (id: string) =>
    linearGradient(id, [
      [0, shade(hue, 0.06)],
      [0.5, hue],
      [1, shade(hue, -0.12)],
    ])
  return {
    name,
    foot: 290,
    defs: board(`${name}w`) + grown.map(({ defs }) => defs).join(''),
    body: group(
      { transform: 'translate(0-36)' },
      area('M-290-70H278L312 6H-318Z', shade(hue, 0.03)) +
        area('M-290-70H278L280-62H-292Z', shade(hue, -0.18)) +
        grown
          .map(({ at, body }) => group({ transform: `translate(${at.x} ${at.y})scale(.62)` }, shadowOf(), body))
          .join('') +
        area('M-318 6H312L310 40H-316Z', ref(`${name}w`)) +
        line('M-318 6H312', shade(hue, 0.14), 4) +
        line('M-250 20q160 8 300-2M90 28q90-6 180 2', shade(hue, -0.16), 2, { opacity: 0.4 }),
    ),
  }
}

const shadowOf = () => element('ellipse', { cx: 26, cy: 2, rx: 136, ry: 26, fill: '#2c1607', opacity: 0.34 })

const KINDS = {
  blue: { face: '#7fa39c', tip: '#b8607a', width: 0.3, outline: spoon, rise: [1.5, 0.2], clay: '#bf6d4c' },
  pink: { face: '#c98f93', tip: '#a8445f', width: 0.26, outline: spoon, rise: [1.5, 0.3], clay: '#e6dfd2' },
  striped: { face: '#4f7f4d', tip: '#eef2dc', width: 0.15, outline: dagger, rise: [1.5, 0.5], clay: '#c9b497' },
} as const

function small(name: string, kind: keyof typeof KINDS | 'beans', fine: boolean): Pick<Still, 'defs' | 'body'> {
  const finish = kind === 'pink' ? 'glaze' : kind === 'striped' ? 'stone' : 'clay'
  const hue = kind === 'beans' ? '#b8694a' : KINDS[kind].clay
  const vessel = pot({
    name,
    hue,
    fine: false,
    finish,
    height: 168,
    mouth: 128,
    foot: 92,
    style: kind === 'pink' ? 'straight' : 'rimmed',
    filling: 'gravel',
  })
  const at = -vessel.soilY
  if (kind === 'beans') return { defs: vessel.defs, body: vessel.planted(beans(name, at, fine)) }
  const { face, tip, width, outline, rise } = KINDS[kind]
  const striped = kind === 'striped'
  const plant = rosette(`${name}r`, {
    leaves: fine ? (striped ? 15 : 17) : 7,
    rise,
    length: [striped ? 120 : 30, 150],
    width,
    outline,
    fall: striped ? -0.3 : -0.5,
    fold: 0.3,
    lean: striped ? 0.1 : 0.5,
    face,
    steps: 2,
    flat: true,
    at: at + (striped ? 0 : 22),
    heart: 24,
    paint: striped && fine ? stripes : fine ? tipped(tip, 0.55) : undefined,
  })
  return { defs: vessel.defs + plant.defs, body: vessel.planted(plant.parts) }
}

/** White bars across a leaf. */
const stripes = ({ at }: SeenBlade): string =>
  line(
    [0.24, 0.44, 0.64].map((along) => curved(at(along, -0.8), at(along + 0.02, 0), at(along, 0.8))).join(''),
    '#eef2dc',
    3.4,
    { opacity: 0.75 },
  )

/** Stems set with fat little leaves, rosy where the sun meets them. */
function beans(name: string, soil: number, fine: boolean): readonly Part[] {
  const random = seeded(name)
  const count = fine ? 16 : 9
  const stems = Array.from({ length: count }, (_, index): Stroke => {
    const outer = Math.sqrt((index + 0.5) / count)
    const azimuth = index * 2.4
    const root = plus([0, soil - 4, 0], heading(azimuth, 0), outer * 70)
    const way = bowed(root, azimuth, 1.5 - outer * 0.5, 0.6, 92 + random() * 46)
    const leaves = Array.from({ length: 7 }, (_, bean) => {
      const [x, y] = seen(plus(way((bean + 1) / 7), heading(bean * 2.4, 0.3), 13))
      return `M${Math.round(x)} ${Math.round(y)}l${Math.round(Math.cos(bean * 2.4) * 9)}-6`
    })
    return { near: nearness(way(0.6)), paths: [leaves.join('')] }
  })
  const pens = [
    { hue: '#39663c', width: 21 },
    { hue: '#6fa055', width: 17, shift: [-1, -2] as const },
    { hue: '#c8604e', width: 7, opacity: 0.6, shift: [4, -5] as const },
    { hue: '#dcebb0', width: 4, opacity: 0.8, shift: [-5, -6] as const },
  ]
  return strokes(`${name}-n`, stems, pens, fine ? 2 : 3)
}
