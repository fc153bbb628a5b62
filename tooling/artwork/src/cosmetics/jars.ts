import { type Hue, mix, shade } from '../colour.ts'
import type { Point } from '../curve.ts'
import { cylinder } from '../light.ts'
import { area, element, line, linearGradient, ref } from '../markup.ts'
import { blade, dots, put, sheen } from '../touches.ts'
import { brand, drop, label } from './label.ts'
import { AUBERGINE, type Draw, lid, turned, wall } from './vessel.ts'

const POT = (half: number, height: number): readonly Point[] => [
  [0, -height, 'corner'],
  [half - 6, -height, 'corner'],
  ...wall(half, -height + 12, -16),
  [half - 14, 0, 'corner'],
  [0, 0, 'corner'],
]

/** What lies in an open jar: a swirl seen from a little above. */
const cream = (half: number, y: number, hue: Hue): string =>
  element('ellipse', { cy: y, rx: half, ry: half * 0.17, fill: shade(hue, -0.05) }) +
  element('ellipse', { cy: y - 2, rx: half - 7, ry: half * 0.14, fill: hue }) +
  area(
    `M${-half * 0.5} ${y}C${-half * 0.4} ${y - half * 0.3} ${half * 0.1} ${y - half * 0.42} ${half * 0.14} ${y - half * 0.5}C${half * 0.22} ${y - half * 0.36} ${half * 0.5} ${y - half * 0.22} ${half * 0.5} ${y}C${half * 0.3} ${y + half * 0.1} ${-half * 0.3} ${y + half * 0.1} ${-half * 0.5} ${y}Z`,
    hue,
  ) +
  line(
    `M${-half * 0.42} ${y - 2}C${-half * 0.1} ${y + half * 0.06} ${half * 0.3} ${y} ${half * 0.4} ${y - half * 0.12}M${-half * 0.26} ${y - half * 0.16}C0 ${y - half * 0.08} ${half * 0.2} ${y - half * 0.16} ${half * 0.26} ${y - half * 0.26}`,
    shade(hue, -0.07),
    3,
    { opacity: 0.7 },
  ) +
  sheen(-half * 0.1, y - half * 0.24, half * 0.16, half * 0.05, -30, 0.9)

/** A closed jar, with something of what it smells of beside it. */
const jar =
  (half: number, height: number, finish: 'glass' | 'opal', beside: (name: string) => string): Draw =>
  (name, hue, print) => {
    const paper = label(`${name}p`, half * 0.6, -height * 0.84, height * 0.68, hue, print)
    const body = turned(`${name}b`, POT(half, height), hue, { finish, over: paper.body })
    const top = lid(`${name}k`, half - 2, -height + 4, 58)
    return {
      width: half * 2 + 70,
      height: height + 60,
      feet: [[-22, 0, half]],
      defs: body.defs + paper.defs + top.defs,
      body: put(-22, 0, body.body + top.body) + beside(name),
    }
  }

const sprig = (hue: Hue, bloom: Hue) => () =>
  put(
    96,
    10,
    line('M-34 0C-10-30 14-74 20-130M-10-22C-26-50-30-80-28-108', '#7f8f5a', 4) +
      put(-6, -22, blade(40, 7, hue), 60) +
      put(0, -38, blade(38, 7, hue), -46) +
      [
        [20, -130],
        [19, -118],
        [17, -106],
        [14, -94],
        [-28, -108],
        [-28, -97],
        [-28, -86],
      ]
        .map(([x = 0, y = 0]) =>
          [-7, 7, 0]
            .map((dx) =>
              element('ellipse', {
                cx: x + dx,
                cy: y - (dx === 0 ? 4 : 0),
                rx: 6,
                ry: 7.4,
                fill: shade(bloom, dx * 0.006),
              }),
            )
            .join(''),
        )
        .join(''),
  )

/** A jar alone. */
export const jarAlone = jar(98, 118, 'opal', () => '')
export const dayCream = jar(98, 118, 'opal', () =>
  put(
    104,
    12,
    [-1, 1].map((side) => put(0, 0, blade(74, 24, '#8fa866'), side * 34 + 6)).join('') +
      element('circle', { cx: -8, cy: -8, r: 11, fill: '#e9b8c4' }) +
      element('circle', { cx: 10, cy: -4, r: 9, fill: '#dfa3b3' }) +
      sheen(-11, -12, 4, 3, -20, 0.8),
  ),
)
export const nightCream = jar(98, 118, 'glass', sprig('#8f9c74', '#8a6bb0'))

/** Balm: the jar open, its lid leaning on it, the balm melted smooth. */
const open =
  (half: number, height: number, finish: 'glass' | 'opal', inside: Hue, more: (name: string) => string): Draw =>
  (name, hue, print) => {
    const paper = label(`${name}p`, half * 0.6, -height * 0.78, height * 0.64, hue, print)
    const body = turned(`${name}b`, POT(half, height), hue, { finish, over: paper.body })
    return {
      width: half * 2 + 84,
      height: height + 64,
      feet: [
        [-30, 0, half],
        [half + 8, 4, 40],
      ],
      defs: body.defs + paper.defs + linearGradient(`${name}-r`, cylinder(AUBERGINE)),
      body:
        // The lid on its edge: its top faces us.
        put(
          half + 2,
          -62,
          element('ellipse', { cx: 9, rx: 60, ry: 64, fill: shade(AUBERGINE, -0.06) }) +
            element('ellipse', { rx: 58, ry: 63, fill: ref(`${name}-r`) }) +
            element('ellipse', { rx: 50, ry: 55, fill: 'none', stroke: '#fff', 'stroke-width': 1.6, opacity: 0.2 }) +
            drop(0, -4, 8, '#d9c2d2') +
            brand(0, 26, 15, '#d9c2d2') +
            sheen(-24, -26, 18, 10, -40, 0.35),
        ) +
        put(
          -30,
          0,
          element('ellipse', { cy: -height, rx: half - 2, ry: (half - 2) * 0.18, fill: mix(hue, '#ffffff', 0.3) }) +
            body.body +
            element('ellipse', { cy: -height, rx: half - 6, ry: (half - 6) * 0.18, fill: shade(hue, 0.08) }) +
            cream(half - 12, -height + 1, inside),
        ) +
        more(name),
    }
  }

export const balm = open(92, 84, 'glass', '#e8c98a', () => '')
/** White clay, with its wooden spatula. */
export const clayMask = open(104, 104, 'opal', '#f3eee8', (name) =>
  put(
    -66,
    8,
    line('M-40-8L96 8', '#8a5f38', 12) +
      line('M-40-10L96 5', '#c99b66', 7) +
      element('ellipse', { cx: 100, cy: 6, rx: 26, ry: 10, fill: '#c99b66', transform: 'rotate(6 100 6)' }) +
      element('ellipse', { cx: 104, cy: 2, rx: 20, ry: 8, fill: '#f3eee8', transform: 'rotate(6 104 2)' }) +
      line(dots(8, 14, 5, name), '#d9cfc6', 2, { transform: 'translate(104 2)' }),
  ),
)
