import { shade } from '../colour.ts'
import type { Point } from '../curve.ts'
import { cylinder } from '../light.ts'
import { area, element, line, linearGradient, ref } from '../markup.ts'
import { blade, put, sheen } from '../touches.ts'
import { label } from './label.ts'
import { AUBERGINE, cap, type Draw, turned, wall } from './vessel.ts'

const SHOULDERED = (half: number, height: number): readonly Point[] => [
  [0, -height, 'corner'],
  [34, -height, 'corner'],
  [34, -height + 10],
  [half * 0.64, -height + 20],
  [half - 9, -height + 38],
  ...wall(half, -height + 62, -12),
  [half - 10, 0, 'corner'],
  [0, 0, 'corner'],
]

/** A bottle with a dropper: its bulb, its ribbed collar, the glass. */
const dropper =
  (height: number, half: number): Draw =>
  (name, hue, print) => {
    const paper = label(`${name}p`, half * 0.74, -height * 0.62, height * 0.44, hue, print)
    const body = turned(`${name}b`, SHOULDERED(half, height), hue, {
      finish: 'glass',
      liquid: -height * 0.78,
      over: paper.body,
    })
    const collar = cap(`${name}k`, 40, -height + 2, 42)
    const bulb = turned(
      `${name}u`,
      [
        [0, -height - 150, 'corner'],
        [10, -height - 150],
        [24, -height - 136],
        [29, -height - 104],
        [23, -height - 66],
        [24, -height - 40, 'corner'],
        [0, -height - 40, 'corner'],
      ],
      AUBERGINE,
      { finish: 'satin' },
    )
    return {
      width: half * 2,
      height: height + 150,
      feet: [[0, 0, half]],
      defs: body.defs + paper.defs + collar.defs + bulb.defs,
      body:
        // The glass pipette, seen through the empty part.
        body.body + line(`M0 ${-height}V${-height * 0.66}`, '#fff', 7, { opacity: 0.16 }) + bulb.body + collar.body,
    }
  }
export const serum = dropper(252, 86)
export const oil = dropper(214, 76)

/** A pump: its neck, its head, its nose to the left. */
function pump(id: string, y: number): { readonly defs: string; readonly body: string } {
  const collar = cap(`${id}c`, 38, y, 34)
  return {
    defs: collar.defs + linearGradient(`${id}-h`, cylinder(AUBERGINE)),
    body:
      element('rect', { x: -8, y: y - 66, width: 16, height: 36, fill: shade(AUBERGINE, 0.08) }) +
      area(
        `M-30 ${y - 92}C-30 ${y - 98}-26 ${y - 102}-20 ${y - 102}H22C28 ${y - 102} 32 ${y - 98} 32 ${y - 92}V${y - 68}C32 ${y - 64} 29 ${y - 62} 26 ${y - 62}H-24C-28 ${y - 62}-30 ${y - 64}-30 ${y - 68}Z`,
        ref(`${id}-h`),
      ) +
      area(
        `M-24 ${y - 98}H-62C-78 ${y - 98}-84 ${y - 90}-86 ${y - 76}L-76 ${y - 74}C-74 ${y - 82}-70 ${y - 86}-62 ${y - 86}H-24Z`,
        shade(AUBERGINE, 0.03),
      ) +
      line(`M-26 ${y - 97}H-60C-74 ${y - 97}-80 ${y - 92}-83 ${y - 82}`, '#fff', 2, { opacity: 0.32 }) +
      line(`M-18 ${y - 96}V${y - 68}`, '#fff', 5, { opacity: 0.24 }) +
      collar.body,
  }
}

const pumped =
  (height: number, half: number, finish: 'satin' | 'glass', flat: boolean): Draw =>
  (name, hue, print) => {
    const paper = label(`${name}p`, half * 0.72, -height * 0.66, height * 0.42, hue, print)
    const profile: readonly Point[] = flat
      ? [
          [0, -height, 'corner'],
          [40, -height, 'corner'],
          [half - 18, -height + 6],
          ...wall(half, -height + 26, -12),
          [half - 8, 0, 'corner'],
          [0, 0, 'corner'],
        ]
      : SHOULDERED(half, height)
    const body = turned(`${name}b`, profile, hue, {
      finish,
      ...(finish === 'glass' ? { liquid: -height * 0.84 } : {}),
      over: paper.body,
    })
    const head = pump(`${name}h`, -height + 3)
    return {
      width: Math.max(half * 2, half + 96),
      height: height + 100,
      feet: [[0, 0, half]],
      defs: body.defs + paper.defs + head.defs,
      body: body.body + head.body,
    }
  }
export const milk = pumped(276, 80, 'satin', true)
export const bodyOil = pumped(300, 74, 'glass', false)

/** A foamer, and a cloud of what it gives. */
export const foam: Draw = (name, hue, print) => {
  const bottle = pumped(248, 82, 'glass', true)(name, hue, print)
  const bubbles = [
    [0, -26, 34],
    [-36, -18, 24],
    [36, -16, 26],
    [-14, -50, 24],
    [20, -46, 26],
    [2, -68, 18],
  ] as const
  return {
    width: 268,
    height: 348,
    feet: [
      [-28, 0, 82],
      [96, 10, 58],
    ],
    defs: bottle.defs,
    body:
      put(-28, 0, bottle.body) +
      put(
        98,
        12,
        bubbles
          .map(
            ([x, y, r]) =>
              element('circle', { cx: x, cy: y, r, fill: '#fffdfb' }) +
              element('circle', { cx: x + r * 0.12, cy: y + r * 0.16, r: r * 0.9, fill: '#efe4ec', opacity: 0.7 }) +
              element('circle', { cx: x - r * 0.1, cy: y - r * 0.12, r: r * 0.82, fill: '#fffefd' }),
          )
          .join('') +
          [
            [-20, -34, 4],
            [12, -30, 3],
            [30, -24, 5],
            [-6, -58, 3.4],
            [20, -54, 4],
          ]
            .map(([x, y, r]) =>
              element('circle', { cx: x, cy: y, r, fill: 'none', stroke: '#d8c6d4', 'stroke-width': 1.2 }),
            )
            .join('') +
          sheen(-12, -60, 10, 8, -20, 0.9),
      ),
  }
}

/** Tall, nearly clear, with a disc cap. */
export const clear: Draw = (name, hue, print) => {
  const [height, half] = [300, 70]
  const paper = label(`${name}p`, half * 0.74, -height * 0.62, height * 0.4, hue, print)
  const body = turned(
    `${name}b`,
    [
      [0, -height, 'corner'],
      [30, -height, 'corner'],
      [half - 14, -height + 12],
      ...wall(half, -height + 40, -12),
      [half - 8, 0, 'corner'],
      [0, 0, 'corner'],
    ],
    hue,
    { finish: 'glass', liquid: -height * 0.86, over: paper.body },
  )
  const top = cap(`${name}k`, 46, -height + 3, 52)
  return {
    width: half * 2,
    height: 356,
    feet: [[0, 0, half]],
    defs: body.defs + paper.defs + top.defs,
    body: body.body + top.body + element('ellipse', { cy: -height - 48, rx: 44, ry: 5, fill: shade(AUBERGINE, 0.1) }),
  }
}

/** The same with chamomile at its foot. */
export const micellar: Draw = (name, hue, print) => {
  const bottle = clear(name, hue, print)
  const flower = (x: number, y: number, scale: number, turn: number) =>
    put(
      x,
      y,
      Array.from({ length: 11 }, (_, petal) =>
        element('ellipse', {
          cy: -17,
          rx: 5.4,
          ry: 12,
          fill: petal % 2 ? '#fffdf8' : '#f3e9ee',
          transform: `rotate(${petal * 33})`,
        }),
      ).join('') +
        element('circle', { r: 9.5, fill: '#d99a1c' }) +
        element('circle', { cx: -2, cy: -2, r: 6, fill: '#f2c040' }),
      turn,
      scale,
    )
  return {
    ...bottle,
    width: 236,
    feet: [
      [-26, 0, 70],
      [80, 6, 44],
    ],
    body:
      put(-26, 0, bottle.body) +
      line('M46-2C70-10 96-20 110-44', '#6f8a4a', 4) +
      put(66, -8, blade(30, 8, '#7f9a55'), 74) +
      flower(112, -46, 0.95, 12) +
      flower(72, -14, 1.15, -10),
  }
}
