import { type Hue, shade } from '../colour.ts'
import { area, element, group, line, linearGradient, ref } from '../markup.ts'
import { again, dots, lump, put, shadow, sheen } from '../touches.ts'
import type { Draw } from './food.ts'
import { across, label } from './paper.ts'

/** A bar half out of its paper, and a piece broken off. */
export const chocolate: Draw = (name) => {
  const square = (hue: Hue) =>
    element('rect', { width: 44, height: 38, fill: shade(hue, -0.05) }) +
    element('path', { d: 'M0 0H44L36 7H8L8 31L0 38Z', fill: shade(hue, 0.1) }) +
    element('path', { d: 'M44 0V38H0L8 31H36V7Z', fill: shade(hue, -0.09) }) +
    element('rect', { x: 8, y: 7, width: 28, height: 24, fill: hue }) +
    element('path', { d: 'M8 7H30L8 27Z', fill: '#fff', opacity: 0.1 })
  const grid = (columns: number, rows: number, x: number, y: number) =>
    Array.from({ length: columns * rows }, (_, index) =>
      again(`${name}-q`, x + (index % columns) * 44, y + Math.floor(index / columns) * 38),
    ).join('')
  return {
    width: 272,
    height: 300,
    feet: [
      [-8, 0, 96, 13],
      [96, 16, 54, 10],
    ],
    defs:
      group({ id: `${name}-q` }, square('#4f2817')) +
      across(`${name}-p`, '#8a2f52') +
      linearGradient(
        `${name}-f`,
        [
          [0, '#c9b68a'],
          [0.3, '#fff3d0'],
          [0.5, '#d3b878'],
          [0.7, '#f7e4b0'],
          [1, '#b39655'],
        ],
        { x2: 1, y2: 0.3 },
      ) +
      element(
        'pattern',
        { id: `${name}-w`, width: 26, height: 26, patternUnits: 'userSpaceOnUse' },
        element('path', { d: 'M13 2L24 13L13 24L2 13Z', fill: 'none', stroke: '#ffd84d', 'stroke-width': 2 }) +
          element('circle', { cx: 13, cy: 13, r: 3, fill: '#f3c6d6' }),
      ),
    body: [
      put(
        -8,
        0,
        element('rect', { x: -88, y: -292, width: 176, height: 190, fill: '#3a1c10' }) +
          grid(4, 5, -88, -292) +
          area(
            'M-94-150L-84-166L-66-148L-44-168L-22-150L4-168L28-148L50-166L72-150L94-164V-96H-94Z',
            ref(`${name}-f`),
          ) +
          line('M-66-148L-60-104M-22-150L-24-104M28-148L24-104M72-150L66-104', '#a1854a', 2, { opacity: 0.6 }) +
          area('M-96-126C-50-134 50-118 96-126V-4Q96 2 90 2H-90Q-96 2-96-4Z', ref(`${name}-p`)) +
          area('M-96-112C-50-120 50-104 96-112V-92C50-84-50-100-96-92Z', '#ffd84d', { opacity: 0.9 }) +
          element('rect', { x: -96, y: -46, width: 192, height: 48, fill: ref(`${name}-w`), opacity: 0.8 }) +
          line('M-46-74H46', '#fff6ea', 6) +
          line('M-28-60H28', '#f3c6d6', 4.4) +
          line('M-96-126C-50-134 50-118 96-126', '#5f1c36', 3, { opacity: 0.5 }) +
          sheen(-62, -60, 10, 56, 2, 0.3),
        -7,
      ),
      shadow(98, 14, 66, 14, 0.5),
      put(
        92,
        16,
        area('M-50-14L48-26L56-14L-44 4Z', '#2a130a') +
          group({ transform: 'skewX(-14)scale(1 .86)' }, grid(2, 1, -60, -52)) +
          area('M-50-14L-46-20L-30-12L-12-20L8-14L30-20L48-26L56-14L-44 4Z', '#6d3a22', { opacity: 0.5 }),
        4,
      ),
      line(dots(10, 40, 6, name), '#4f2817', 5, { transform: 'translate(40 20)' }),
    ].join(''),
  }
}

/** Ground panela in its jar, and what it was ground from. */
export const panela: Draw = (name) => ({
  width: 312,
  height: 268,
  feet: [
    [-48, 0, 88, 14],
    [84, 10, 82, 13],
  ],
  defs:
    linearGradient(`${name}-s`, [
      [0, '#8a4f18'],
      [0.2, '#cf8b3a'],
      [0.36, '#e0a452'],
      [0.66, '#b9742a'],
      [1, '#7d4514'],
    ]) +
    linearGradient(`${name}-g`, [
      [0, '#8aa39b', 0.7],
      [0.1, '#e6f0ec', 0.55],
      [0.5, '#fff', 0.12],
      [0.9, '#9fb5ae', 0.45],
      [1, '#7d968e', 0.75],
    ]) +
    linearGradient(`${name}-k`, [
      [0, '#8a5c30'],
      [0.3, '#d0a068'],
      [0.65, '#b07f48'],
      [1, '#7d5228'],
    ]) +
    linearGradient(`${name}-b`, [
      [0, '#7d4312'],
      [0.3, '#c98236'],
      [0.6, '#a8651f'],
      [1, '#6d380d'],
    ]) +
    element('path', { id: `${name}-c`, d: lump(15, 11, name, 0.16, 7) }) +
    // A block as it comes from its mould: round, flat, wider at its foot.
    group(
      { id: `${name}-d` },
      area('M-58-48C-66-44-82-12-82-4C-76 12-40 18 0 18S76 12 82-4C82-12 66-44 58-48Z', ref(`${name}-b`)),
      element('ellipse', { cy: -48, rx: 60, ry: 16, fill: '#cf9346' }),
      element('ellipse', { cx: -8, cy: -50, rx: 44, ry: 10, fill: '#e3b168', opacity: 0.7 }),
      line(dots(26, 66, 22, `${name}3`), '#efc07a', 2.6, { opacity: 0.55, transform: 'translate(0-18)' }),
      line('M-74-14C-36 2 36 2 74-14', '#e0a452', 2.4, { opacity: 0.45 }),
    ),
  body: [
    put(
      -48,
      0,
      area(
        'M-72-206C-86-190-88-172-88-150V-20C-88-6-80 2-66 2H66C80 2 88-6 88-20V-150C88-172 86-190 72-206Z',
        '#eef4ee',
        { opacity: 0.7 },
      ) +
        area(
          'M-80-150C-50-166-10-140 24-156C50-164 70-156 80-150V-20C80-10 74-6 64-6H-64C-74-6-80-10-80-20Z',
          ref(`${name}-s`),
        ) +
        line(dots(110, 74, 66, name), '#f3c67c', 3, { opacity: 0.7, transform: 'translate(0-78)' }) +
        line(dots(60, 74, 64, `${name}2`), '#6d3a0f', 3, { opacity: 0.4, transform: 'translate(0-76)' }) +
        label(0, -122, 104, 92, '#f3c6d6') +
        area(
          'M-72-206C-86-190-88-172-88-150V-20C-88-6-80 2-66 2H66C80 2 88-6 88-20V-150C88-172 86-190 72-206Z',
          ref(`${name}-g`),
        ) +
        line('M-72-176V-26', '#fff', 7, { opacity: 0.7 }) +
        element('rect', { x: -78, y: -250, width: 156, height: 46, rx: 8, fill: ref(`${name}-k`) }) +
        line('M-70-238C-30-232 30-244 70-236M-72-220C-20-226 24-212 72-220', '#7d5228', 2, { opacity: 0.5 }) +
        element('ellipse', { cy: -250, rx: 76, ry: 9, fill: '#d9ac74' }),
    ),
    shadow(84, 8, 98, 18, 0.5),
    put(86, 10, again(`${name}-d`, 0, 0) + shadow(0, -46, 70, 18, 0.5) + again(`${name}-d`, 4, -44, 0, '.9 .9')),
    group(
      { fill: '#b9742a' },
      again(`${name}-c`, 22, 10),
      again(`${name}-c`, 48, 20, 60, 0.6),
      again(`${name}-c`, 6, 22, 120, 0.5),
    ),
    line(dots(30, 50, 8, `${name}4`), '#b9742a', 4, { transform: 'translate(18 18)' }),
  ].join(''),
})
