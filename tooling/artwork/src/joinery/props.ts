import { shade } from '../colour.ts'
import { cylinder } from '../light.ts'
import { area, element, group, line, linearGradient, ref } from '../markup.ts'
import type { Furniture } from './joint.ts'

/** Objects left in a room, at most one each. */
export const PROPS = ['cup', 'book', 'plant'] as const
export type Prop = (typeof PROPS)[number]

export function prop(kind: Prop): Furniture {
  if (kind === 'cup')
    return {
      feet: [[0, 18]],
      defs: linearGradient('cup', cylinder('#ddd5c3')),
      body:
        line('M18-26q18 0 16 12t-20 8', shade('#ddd5c3', -0.12), 4) +
        area('M-20-34H20Q20-4 12 0H-12Q-20-4-20-34Z', ref('cup')) +
        element('ellipse', { cy: -34, rx: 20, ry: 4, fill: '#4a3020' }),
    }
  if (kind === 'book')
    return {
      feet: [[0, 40]],
      defs: '',
      body:
        element('rect', { x: -44, y: -12, width: 88, height: 12, fill: '#23473a' }) +
        element('rect', { x: -40, y: -24, width: 80, height: 12, fill: '#b0553a' }) +
        element('rect', { x: -36, y: -34, width: 78, height: 10, fill: '#ddd5c3' }) +
        line('M-40-6H40M-34-18H34', '#fff', 1.4, { opacity: 0.5 }),
    }
  const leaf = (turn: number, length: number, hue: `#${string}`) =>
    group(
      { transform: `translate(0 -74)rotate(${turn})` },
      area(`M0 0C26-${Math.round(length * 0.25)} 24-${Math.round(length * 0.75)} 0-${length}Z`, shade(hue, -0.05)),
      area(`M0 0C-26-${Math.round(length * 0.25)}-24-${Math.round(length * 0.75)} 0-${length}Z`, shade(hue, 0.05)),
    )
  return {
    feet: [[0, 44]],
    defs: linearGradient('pot', cylinder('#c9876a')),
    body:
      [-62, -34, -8, 20, 48, 70]
        .map((turn, index) => leaf(turn, 190 - Math.abs(turn), index % 2 ? '#4c6a4a' : '#3c5a40'))
        .join('') +
      area('M-46-84H46L36 0H-36Z', ref('pot')) +
      element('rect', { x: -50, y: -92, width: 100, height: 14, rx: 3, fill: ref('pot') }),
  }
}
