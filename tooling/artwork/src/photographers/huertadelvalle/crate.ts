import { shade } from '../../colour.ts'
import { element, group, line, linearGradient, ref } from '../../markup.ts'
import type { Draw } from '../../produce/food.ts'
import { blade, put } from '../../touches.ts'

const WOOD = '#d9ab6c'

/** The market's own crate: slats on two posts, with the leaves of what came in it. The shop's prop. */
export const crate: Draw = (name) => {
  const slat = (y: number) =>
    element('rect', { x: -120, y, width: 240, height: 38, rx: 3, fill: ref(`${name}-w`) }) +
    line(`M-112 ${y + 10}q60 4 110 0t112 2M-112 ${y + 24}q80-4 140 1t84-2`, shade(WOOD, -0.1), 1.4, { opacity: 0.6 }) +
    line(`M-118 ${y + 1}H118`, shade(WOOD, 0.1), 2, { opacity: 0.9 })
  const post = (x: number) =>
    element('rect', { x, y: -150, width: 26, height: 150, rx: 3, fill: ref(`${name}-p`) }) +
    [-132, -86, -40].map((y) => element('circle', { cx: x + 13, cy: y + 13, r: 2.6, fill: '#7d5a2c' })).join('')
  const leaves = [
    [-84, -20, 62],
    [-50, 14, 74],
    [-14, -12, 84],
    [24, 12, 78],
    [60, -6, 70],
    [90, 26, 58],
  ] as const
  return {
    width: 244,
    height: 216,
    feet: [[0, 0, 118, 13]],
    defs:
      linearGradient(
        `${name}-w`,
        [
          [0, shade(WOOD, 0.04)],
          [0.7, WOOD],
          [1, shade(WOOD, -0.07)],
        ],
        { x2: 0, y2: 1 },
      ) +
      linearGradient(`${name}-p`, [
        [0, shade(WOOD, 0.06)],
        [1, shade(WOOD, -0.06)],
      ]),
    body:
      element('rect', { x: -112, y: -136, width: 224, height: 132, fill: shade(WOOD, -0.24) }) +
      leaves
        .map(([x, turn, length], index) => put(x, -116, blade(length, 30, index % 2 ? '#5f9f45' : '#3f8440'), turn))
        .join('') +
      group({}, slat(-130), slat(-84), slat(-38)) +
      post(-118) +
      post(92),
  }
}
