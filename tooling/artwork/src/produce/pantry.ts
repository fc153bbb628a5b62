import { area, element, group, line, radialGradient, ref } from '../markup.ts'
import { seeded } from '../seed.ts'
import { again, dots, put, shadow, sheen, skin } from '../touches.ts'
import type { Draw } from './food.ts'
import { across, label } from './paper.ts'

const bean = (id: string): string =>
  group(
    { id },
    element('ellipse', { rx: 15, ry: 10.5, fill: '#3b1d10' }),
    element('ellipse', { cx: -1, cy: -2, rx: 13, ry: 8, fill: '#6d3a1f' }),
    line('M-13 1C-5-4 4 5 13-1', '#25110a', 2.6),
    element('ellipse', { cx: -5, cy: -5, rx: 4.4, ry: 1.8, fill: '#fff', opacity: 0.4 }),
  )

/** Ground coffee from Loja in kraft paper, some beans before it. */
export const coffee: Draw = (name) => {
  const random = seeded(name)
  const beans = Array.from({ length: 15 }, (_, index) =>
    again(
      `${name}-b`,
      Math.round(-126 + (index % 8) * 33 + (index > 7 ? 18 : 0) + random() * 14),
      Math.round(6 + Math.floor(index / 8) * 17 + random() * 12),
      Math.round(random() * 180),
      Math.round((0.86 + random() * 0.24) * 100) / 100,
    ),
  ).join('')
  return {
    width: 290,
    height: 292,
    feet: [
      [0, 0, 92, 13],
      [-10, 22, 130, 9],
    ],
    defs: across(`${name}-k`, '#b98a58') + bean(`${name}-b`),
    body:
      area('M-84-6L-90-206L-82-236H82L90-206L84-6C84 0 80 4 74 4H-74C-80 4-84 0-84-6Z', ref(`${name}-k`)) +
      area('M-82-236L-90-206H90L82-236Z', '#8f6536', { opacity: 0.5 }) +
      area('M-84-264H84L82-234H-82Z', '#a87a4a') +
      line('M-82-250H82', '#8a6236', 2.4) +
      line('M-82-240H82', '#e0b884', 2, { opacity: 0.7 }) +
      element('rect', { x: -92, y: -258, width: 184, height: 13, rx: 4, fill: '#f4eee0' }) +
      element('rect', { x: -92, y: -250, width: 184, height: 5, fill: '#c9bfa8' }) +
      line('M-66-200L-60-20M66-200L60-20', '#8a6236', 3, { opacity: 0.4 }) +
      label(0, -178, 116, 132, '#f3c6d6') +
      put(0, -66, again(`${name}-b`, 0, 0, -24, 0.9)) +
      sheen(-42, -120, 12, 90, 2, 0.3) +
      shadow(-10, 22, 150, 15, 0.4) +
      beans,
  }
}

/** Washed quinoa in a cotton sack, rolled open, with a wooden scoop. */
export const quinoa: Draw = (name) => ({
  width: 320,
  height: 252,
  feet: [
    [-20, 0, 118, 16],
    [100, 12, 66, 9],
  ],
  defs:
    radialGradient(
      `${name}-s`,
      [
        [0, '#f8eed8'],
        [0.45, '#e6d5b2'],
        [0.85, '#c4ab7c'],
        [1, '#a98d5c'],
      ],
      { cx: 0.42, cy: 0.4, r: 0.64, fx: 0.32, fy: 0.26 },
    ) +
    element(
      'pattern',
      { id: `${name}-w`, width: 6, height: 6, patternUnits: 'userSpaceOnUse' },
      element('path', { d: 'M0 1.5H6M0 4.5H6M1.5 0V6M4.5 0V6', stroke: '#8a6a35', 'stroke-width': 0.8, opacity: 0.34 }),
    ) +
    skin(`${name}-h`, '#e2c68e', 0.8),
  body: [
    put(
      -22,
      0,
      area(
        'M-112-20C-128-70-116-132-92-168H92C116-132 128-70 112-20C106 0 88 4 60 4H-60C-88 4-106 0-112-20Z',
        ref(`${name}-s`),
      ) +
        area(
          'M-112-20C-128-70-116-132-92-168H92C116-132 128-70 112-20C106 0 88 4 60 4H-60C-88 4-106 0-112-20Z',
          ref(`${name}-w`),
        ) +
        line('M-60-140C-74-90-70-40-58-8M64-138C80-90 74-46 62-10M-8-120C-14-80-10-40-4-6', '#a1834f', 5, {
          opacity: 0.28,
        }) +
        element('ellipse', { cy: -172, rx: 104, ry: 34, fill: '#b0935f' }) +
        element('ellipse', { cy: -176, rx: 92, ry: 26, fill: '#7d6236' }) +
        area('M-90-178C-70-214-34-236 4-236S76-212 90-178C70-160-70-160-90-178Z', ref(`${name}-h`)) +
        line(dots(150, 78, 30, name), '#fbf0cf', 5.4, { transform: 'translate(0-192)' }) +
        line(dots(70, 76, 28, `${name}2`), '#c9a566', 4, { opacity: 0.8, transform: 'translate(0-190)' }) +
        line(dots(60, 60, 20, `${name}3`), '#fffaea', 4.6, { transform: 'translate(-8-206)' }) +
        area(
          'M-106-172C-100-146 100-146 106-172C112-158 106-136 92-130C50-116-50-116-92-130C-106-136-112-158-106-172Z',
          '#eaddbe',
        ) +
        line('M-104-158C-70-136 70-136 104-158', '#fff8e4', 4, { opacity: 0.8 }) +
        line('M-94-130C-50-116 50-116 94-130', '#8f7243', 3, { opacity: 0.4 }) +
        label(0, -104, 104, 84, '#f3c6d6'),
    ),
    shadow(104, 12, 74, 13, 0.45),
    put(
      106,
      6,
      area('M40-34C60-52 84-70 92-80C98-84 102-78 98-72C88-58 66-40 50-24Z', '#8a5a2c') +
        element('ellipse', { cx: 0, cy: -16, rx: 56, ry: 24, fill: '#8a5a2c' }) +
        element('ellipse', { cx: 0, cy: -20, rx: 50, ry: 17, fill: '#5f3a18' }) +
        area('M-46-20C-34-48 30-50 46-20C30-8-30-8-46-20Z', ref(`${name}-h`)) +
        line(dots(60, 38, 11, `${name}4`), '#fbf0cf', 5, { transform: 'translate(0-26)' }) +
        line(dots(24, 36, 10, `${name}5`), '#c9a566', 3.6, { transform: 'translate(0-25)' }) +
        line('M-48-6C-30 10 30 10 50-6', '#c08a4c', 3, { opacity: 0.7 }),
    ),
    line(dots(34, 56, 8, `${name}6`), '#e6cf9a', 5, { transform: 'translate(34 18)' }),
    line(dots(16, 50, 7, `${name}7`), '#b8924e', 4, { transform: 'translate(40 20)' }),
  ].join(''),
})
