import { type Hue, shade } from '../colour.ts'
import { element, group, line, radialGradient, ref } from '../markup.ts'
import { DARK, disc, type Layer, laid, place, type Spot } from './dish.ts'

/** Drops of sauce around. */
export const drops =
  (hue: Hue, count: number, radius: number, from = 0): Layer =>
  () => ({
    body: group(
      { fill: hue },
      ...Array.from({ length: count }, (_, index) => {
        const angle = from + (index / count) * Math.PI * 2
        const r = 7 - (index % 3) * 1.5
        return element('circle', {
          cx: Math.round(Math.cos(angle) * radius),
          cy: Math.round(Math.sin(angle) * radius),
          r,
        })
      }),
    ),
  })

/** A fried egg. */
export const egg = ([x, y]: Spot): Layer =>
  laid(
    [[x, y]],
    element('path', {
      d: 'M-52 0C-54-40-16-58 20-48C58-40 62 6 44 34C24 58-20 56-38 40C-50 30-52 12-52 0z',
      fill: '#fdfaf0',
    }),
    disc(2, 4, 24, '#d98a14'),
    disc(0, 0, 24, '#ffb52b'),
    disc(-8, -8, 7, '#ffe2a0'),
  )

/** Slices of fried plantain. */
export const plantain = (...spots: readonly Spot[]): Layer =>
  laid(
    spots,
    element('ellipse', { cx: 3, cy: 7, rx: 44, ry: 17, fill: DARK, opacity: 0.26 }),
    element('ellipse', { rx: 44, ry: 17, fill: '#9c5a14' }),
    element('ellipse', { cx: -1, cy: -2, rx: 39, ry: 13, fill: '#e7a032' }),
    line('M-26-4Q0-10 26-5', '#ffd88a', 3.5),
  )

/** Rings of fried dough under syrup. */
export const fritters =
  (...spots: readonly Spot[]): Layer =>
  () => ({
    body: spots
      .map(([x, y, turn = 0]) =>
        group(
          { transform: place(x, y, turn), fill: 'none' },
          element('ellipse', { cx: 5, cy: 10, rx: 40, ry: 37, stroke: DARK, 'stroke-width': 30, opacity: 0.26 }),
          element('ellipse', { rx: 40, ry: 37, stroke: '#a4561a', 'stroke-width': 32 }),
          element('ellipse', { cx: -1, cy: -2, rx: 40, ry: 37, stroke: '#d58a35', 'stroke-width': 22 }),
          line('M-40-18C-30-44 14-52 34-28M38 12C30 38-10 48-30 30', '#5a2208', 8, { opacity: 0.75 }),
          line('M-34-26Q-16-46 8-44', '#ffe0a8', 4),
        ),
      )
      .join(''),
  })

/** A swirl of meringue with a pinch of cinnamon. */
export const meringue =
  (radius: number): Layer =>
  (name) => ({
    defs: radialGradient(
      `${name}-foam`,
      [
        [0, '#ffffff'],
        [0.7, '#fbefe2'],
        [1, '#e4c9ae'],
      ],
      { cx: 0.4, cy: 0.36, r: 0.66 },
    ),
    body:
      [1, 0.76, 0.5, 0.26]
        .map((share, index) => disc(-index * 2, -index * 3, Math.round(radius * share), ref(`${name}-foam`)))
        .join('') +
      line(
        `M${-radius * 0.7} 4C${-radius * 0.6} ${-radius * 0.6} ${radius * 0.5} ${-radius * 0.6} ${radius * 0.46} 2C${radius * 0.4} ${radius * 0.44} ${-radius * 0.36} ${radius * 0.4} ${-radius * 0.3} 0`,
        '#d9b48e',
        4,
        {
          opacity: 0.7,
        },
      ) +
      group(
        { fill: '#8a4a20' },
        ...[
          [-6, -10],
          [8, -2],
          [-2, 8],
          [14, -14],
          [-16, 2],
          [4, -22],
        ].map(([cx = 0, cy = 0]) => element('circle', { cx, cy, r: 2.4 })),
      ),
  })

/** What is drunk, with cubes of ice. */
export const drink =
  (hue: Hue, radius: number, ice: readonly Spot[]): Layer =>
  (name) => ({
    defs: radialGradient(
      `${name}-drink`,
      [
        [0, shade(hue, 0.08)],
        [0.75, hue],
        [1, shade(hue, -0.12)],
      ],
      { cx: 0.4, cy: 0.36, r: 0.64 },
    ),
    body:
      disc(0, 0, radius, ref(`${name}-drink`)) +
      ice
        .map(([x, y, turn = 0]) =>
          element('rect', {
            x: -19,
            y: -19,
            width: 38,
            height: 38,
            rx: 8,
            fill: '#fff',
            opacity: 0.42,
            stroke: '#fff',
            'stroke-width': 3,
            transform: place(x, y, turn),
          }),
        )
        .join(''),
  })
