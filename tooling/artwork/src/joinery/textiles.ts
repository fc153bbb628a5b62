import { shade } from '../colour.ts'
import { area, line, linearGradient, ref } from '../markup.ts'
import { type Draw, plank } from './joint.ts'

/** A blanket over a rail on the wall, as wide and as long as it is: bands at its ends, a fringe. */
export const manta: Draw = (name, { wood, cloth }) => {
  const fringe = Array.from({ length: 33 }, (_, index) => `M${-254 + index * 16}-30l${index % 3 ? 2 : -2} 26`).join('')
  const fold = (x: number, far: number) => `M${x}-716C${x + far}-500 ${x - far}-240 ${x + far}-34`
  return {
    feet: [],
    defs: linearGradient(`${name}c`, [
      [0, shade(cloth, -0.05)],
      [0.16, shade(cloth, 0.06)],
      [0.34, cloth],
      [0.52, shade(cloth, 0.05)],
      [0.74, shade(cloth, -0.04)],
      [1, shade(cloth, -0.1)],
    ]),
    body:
      line(fringe, shade(cloth, -0.06), 3.4) +
      area('M-260-716Q-256-360-260-30Q0-22 260-30Q256-360 260-716Z', ref(`${name}c`)) +
      [
        [-120, '#23473a', 26],
        [-170, '#b0553a', 10],
        [-640, '#23473a', 26],
        [-600, '#b0553a', 10],
      ]
        .map(([y, hue, thick]) =>
          line(`M-259 ${y}Q0 ${Number(y) + 8} 259 ${y}`, String(hue), Number(thick), {
            'stroke-linecap': 'butt',
            opacity: 0.92,
          }),
        )
        .join('') +
      line(fold(-150, 12) + fold(20, -14) + fold(160, 10), shade(cloth, -0.16), 7, { opacity: 0.28 }) +
      line(fold(-110, 12) + fold(64, -14), shade(cloth, 0.12), 8, { opacity: 0.3 }) +
      plank(-300, -720, 300, -720, 16, wood),
  }
}

/** A square cushion that leans on the wall: piped, a little tired at its corners. */
export const cuchilla: Draw = (name, { cloth }) => ({
  feet: [[0, 92]],
  defs: linearGradient(
    `${name}c`,
    [
      [0, shade(cloth, 0.09)],
      [0.5, cloth],
      [1, shade(cloth, -0.12)],
    ],
    { x2: 0.7, y2: 1 },
  ),
  body:
    area(
      'M-98-196Q-60-184 0-190Q60-184 98-196Q88-140 90-98Q88-50 98-4Q50-12 0-8Q-50-12-98-4Q-88-50-90-98Q-88-140-98-196Z',
      ref(`${name}c`),
    ) +
    line(
      'M-98-196Q-60-184 0-190Q60-184 98-196Q88-140 90-98Q88-50 98-4Q50-12 0-8Q-50-12-98-4Q-88-50-90-98Q-88-140-98-196Z',
      shade(cloth, -0.14),
      3,
    ) +
    line('M-84-128Q-44-156-6-132T84-140', shade(cloth, 0.17), 6, { opacity: 0.8 }) +
    line('M-86-98Q-40-124 4-100T86-106', shade(cloth, 0.17), 6, { opacity: 0.8 }) +
    line('M-84-68Q-48-90-4-68T86-74', shade(cloth, 0.17), 6, { opacity: 0.8 }) +
    line('M-92-190Q-70-172-58-150M92-10Q72-26 60-46', shade(cloth, -0.14), 4, { opacity: 0.3 }),
})
