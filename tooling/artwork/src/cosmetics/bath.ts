import { shade } from '../colour.ts'
import { lettered } from '../lettering/lettered.ts'
import { cylinder } from '../light.ts'
import { area, element, group, line, linearGradient, ref } from '../markup.ts'
import { blade, dots, put, shadow, sheen } from '../touches.ts'
import { AUBERGINE, type Draw } from './vessel.ts'

/** A bar of soap on a dish of wood, lemongrass across it. */
export const soap: Draw = (name, hue) => ({
  width: 300,
  height: 178,
  feet: [[0, 0, 138]],
  defs:
    linearGradient(
      `${name}-f`,
      [
        [0, shade(hue, 0.06)],
        [0.5, hue],
        [1, shade(hue, -0.08)],
      ],
      { x2: 0.5, y2: 1 },
    ) + linearGradient(`${name}-w`, cylinder('#b98a5c', 0.7)),
  body:
    element('rect', { x: -138, y: -30, width: 276, height: 30, rx: 10, fill: ref(`${name}-w`) }) +
    line('M-126-20C-60-14 40-24 126-18M-120-9H120', '#7d5530', 1.8, { opacity: 0.5 }) +
    shadow(0, -32, 130, 12, 0.5) +
    area(
      'M-112-44C-118-98-114-118-96-134L-70-156C-60-162 62-162 72-156L98-134C114-120 118-98 112-44C110-34 102-30 92-30H-92C-102-30-110-34-112-44Z',
      shade(hue, -0.09),
    ) +
    area(
      'M-110-50C-114-98-112-126-90-130H90C112-126 114-98 110-50C108-38 100-34 90-34H-90C-100-34-108-38-110-50Z',
      ref(`${name}-f`),
    ) +
    area('M-90-130L-66-152C-58-158 60-158 68-152L90-130Z', shade(hue, 0.09)) +
    // Pressed into the bar: its dark edge, and the light on the other.
    lettered('orvalho', { x: 0, y: -66, size: 44, fill: shade(hue, -0.13), face: 'leaning', middle: true }) +
    lettered('orvalho', { x: 1.2, y: -64.8, size: 44, fill: shade(hue, 0.08), face: 'leaning', middle: true }) +
    line(dots(10, 92, 40, name), shade(hue, -0.1), 2.6, { opacity: 0.5, transform: 'translate(0-82)' }) +
    sheen(-62, -118, 40, 7, 0, 0.7) +
    group(
      {},
      ...[
        [-150, -6, 84, 0],
        [-132, 6, 70, 8],
        [-140, 12, 96, -6],
      ].map(([x = 0, y = 0, turn = 0, lift = 0]) => put(x, y + lift, blade(150, 7, '#8fa85a'), turn)),
    ),
})

/** Bristles in an oval of wood. */
export const brush: Draw = (name, hue) => {
  const tufts = Array.from({ length: 46 }, (_, tuft) => {
    const [row, column] = [Math.floor(tuft / 12), tuft % 12]
    const x = -104 + column * 19 + (row % 2) * 9
    return `M${x} ${-74 + row * 9}l${Math.round((x / 104) * 8)} ${34 + row * 3}`
  }).join('')
  return {
    width: 320,
    height: 172,
    feet: [[0, 0, 130]],
    defs: linearGradient(
      `${name}-w`,
      [
        [0, shade(hue, 0.12)],
        [0.4, hue],
        [1, shade(hue, -0.14)],
      ],
      { x2: 0.2, y2: 1 },
    ),
    body:
      line(tufts, '#b59a72', 8) +
      line(tufts, '#e9dabb', 4) +
      line(tufts, '#fff6e0', 1.2, { opacity: 0.8 }) +
      area('M-138-92C-138-140-78-166 0-166S138-140 138-92C138-66 78-62 0-62S-138-66-138-92Z', ref(`${name}-w`)) +
      line(
        'M-120-104C-80-140 60-152 116-112M-112-88C-60-116 70-122 124-92M-70-146C-20-158 40-156 84-142',
        shade(hue, -0.14),
        2,
        { opacity: 0.5 },
      ) +
      element('ellipse', { cy: -112, rx: 34, ry: 12, fill: 'none', stroke: shade(hue, -0.2), 'stroke-width': 2.4 }) +
      area(
        'M-106-122C-60-140 60-146 108-124C112-108 98-100 84-106C40-120-50-118-90-104C-106-102-112-112-106-122Z',
        AUBERGINE,
      ) +
      line('M-100-120C-58-136 58-140 102-121', '#fff', 2, { opacity: 0.3 }) +
      sheen(-70, -148, 40, 8, -8, 0.5),
  }
}
