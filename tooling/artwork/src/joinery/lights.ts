import { shade } from '../colour.ts'
import { cylinder } from '../light.ts'
import { element, line, linearGradient, radialGradient, ref } from '../markup.ts'
import { type Draw, plank } from './joint.ts'

/** Linen that is lit from inside. */
const lit = (id: string): string =>
  linearGradient(id, [
    [0, '#d9cdb4'],
    [0.3, '#fbf3df'],
    [0.6, '#f3e6c8'],
    [1, '#c4b492'],
  ])
const glow = (id: string): string =>
  radialGradient(id, [
    [0, '#fff4d2', 0.85],
    [0.4, '#ffedc0', 0.35],
    [1, '#ffedc0', 0],
  ])

/** A floor lamp: a heron's neck over a small foot. */
export const garza: Draw = (name, { wood }) => ({
  feet: [[-30, 50]],
  defs: lit(`${name}s`) + glow(`${name}g`),
  body:
    element('circle', { cx: 24, cy: -520, r: 170, fill: ref(`${name}g`) }) +
    element('ellipse', { cx: -30, cy: -6, rx: 48, ry: 8, fill: shade(wood, -0.06) }) +
    element('ellipse', { cx: -30, cy: -10, rx: 46, ry: 7, fill: shade(wood, 0.06) }) +
    line('M-30-12C-34-220-52-440-46-560Q-42-626 10-628Q24-628 24-606', shade(wood, -0.12), 11, { fill: 'none' }) +
    line('M-32-14C-36-220-54-440-48-560Q-44-624 8-626', shade(wood, 0.06), 4) +
    element('path', { d: 'M-4-606H52L80-500H-32Z', fill: ref(`${name}s`) }) +
    element('ellipse', { cx: 24, cy: -500, rx: 56, ry: 7, fill: '#fff8e4' }),
})

/** A table lamp: a shell turned in clay, a wide shade. */
export const caracol: Draw = (name, { wood, cloth }) => ({
  feet: [[0, 38]],
  defs: lit(`${name}s`) + glow(`${name}g`) + linearGradient(`${name}b`, cylinder(cloth)),
  body:
    element('circle', { cy: -112, r: 110, fill: ref(`${name}g`) }) +
    plank(0, -92, 0, -70, 8, wood) +
    element('path', {
      d: 'M-8-76C-14-64-44-58-44-32C-44-12-34 0-26 0H26C34 0 44-12 44-32C44-58 14-64 8-76Z',
      fill: ref(`${name}b`),
    }) +
    line('M-42-38Q0-24 42-38M-36-54Q0-42 36-54', shade(cloth, -0.16), 2, { opacity: 0.5 }) +
    element('path', { d: 'M-30-164H30L56-88H-56Z', fill: ref(`${name}s`) }) +
    element('ellipse', { cy: -88, rx: 56, ry: 6, fill: '#fff8e4' }),
})
