import { type Hue, shade } from '../colour.ts'
import { area, element, group, line, radialGradient, ref } from '../markup.ts'
import { DARK, disc, type Layer, laid, place, type Spot } from './dish.ts'

/**
 * A causa from above, a little from the front: two rounds of yellow potato with their filling between, the upper one
 * marked with a fork, and sauce that runs over its edge.
 */
export const causa =
  (filling: Hue, sauce: Hue, radius = 98): Layer =>
  (name) => {
    const marks = Array.from({ length: 3 }, (_, ring) => {
      const r = Math.round(radius * (0.92 - ring * 0.13))
      return element('circle', {
        r,
        'stroke-dasharray': `${34 - ring * 9} 16 13 22 5 9`,
        'stroke-dashoffset': ring * 31,
      })
    }).join('')
    return {
      defs: radialGradient(
        `${name}-mash`,
        [
          [0, '#ffdc6c'],
          [0.7, '#f3bf3a'],
          [0.92, '#e2a426'],
          [1, '#b97c14'],
        ],
        { cx: 0.42, cy: 0.38, r: 0.62 },
      ),
      body:
        disc(12, 26, radius + 2, DARK, { opacity: 0.3 }) +
        disc(2, 18, radius, '#b47a16') +
        disc(1.5, 13, radius + 1, shade(filling, -0.08)) +
        disc(1, 9, radius, filling) +
        disc(0.5, 5, radius, '#a8700f') +
        disc(0, 0, radius, ref(`${name}-mash`)) +
        group({ fill: 'none', stroke: '#b87f18', 'stroke-width': 2.6, opacity: 0.36 }, marks) +
        group(
          { fill: 'none', stroke: '#fff0b4', 'stroke-width': 1.8, opacity: 0.5, transform: 'translate(-1 -2)' },
          marks,
        ) +
        area(
          `M-40-34C-20-58 34-56 52-26C72-4 64 30 44 40C50 62 46 84 38 ${radius + 6}C30 ${radius + 8} 28 66 22 52C4 60-12 58-22 52C-26 66-26 82-34 88C-44 84-40 58-42 40C-60 20-58-16-40-34z`,
          shade(sauce, -0.1),
          { transform: 'translate(2 4)', opacity: 0.5 },
        ) +
        area(
          `M-40-34C-20-58 34-56 52-26C72-4 64 30 44 40C50 62 46 84 38 ${radius + 6}C30 ${radius + 8} 28 66 22 52C4 60-12 58-22 52C-26 66-26 82-34 88C-44 84-40 58-42 40C-60 20-58-16-40-34z`,
          sauce,
        ) +
        line('M-34-22C-22-42 4-48 24-42', '#fff', 5, { opacity: 0.5 }),
    }
  }

/** A slice of boiled egg. */
export const boiledEgg = (spot: Spot): Layer =>
  laid(
    [spot],
    element('ellipse', { cx: 3, cy: 6, rx: 24, ry: 19, fill: DARK, opacity: 0.28 }),
    element('ellipse', { rx: 24, ry: 19, fill: '#fdfaf2', stroke: '#dcd6c6', 'stroke-width': 1.6 }),
    disc(2, 1, 11.5, '#e2941c'),
    disc(1, 0, 10, '#ffc23e'),
    disc(-2, -3, 3.4, '#ffe6a6'),
  )

/** Black olives of Botija, whole or without their stone. */
export const olives = (...spots: readonly Spot[]): Layer =>
  laid(
    spots,
    element('ellipse', { cx: 3, cy: 6, rx: 15, ry: 12, fill: DARK, opacity: 0.3 }),
    element('ellipse', { rx: 15, ry: 12, fill: '#2b1a26' }),
    element('ellipse', { cx: 5, cy: 1, rx: 4.6, ry: 4, fill: '#0f080d' }),
    line('M-9-4Q-5-9 2-9', '#b79bb0', 3, { opacity: 0.8 }),
  )

/** Pulled crab: strands, red at their outside. */
export const crab =
  (count: number, radius: number): Layer =>
  (name, random) => ({
    defs: group(
      { id: `${name}-crab` },
      area('M-24-3Q-2-12 24-4Q26 4 14 8Q-8 12-24 6z', DARK, { transform: 'translate(2 5)', opacity: 0.26 }),
      area('M-24-3Q-2-12 24-4Q26 4 14 8Q-8 12-24 6z', '#fbe6d8'),
      area('M-24-3Q-2-12 24-4Q8-4-6-1Q-18 1-24 1z', '#e2623a'),
      line('M-18 3Q0 0 20 1M-14 6Q2 5 14 5', '#d9b5a0', 1.3),
    ),
    body: Array.from({ length: count }, (_, index) => {
      const angle = index * 2.4
      const far = Math.sqrt(1 - (index + 0.2) / count) * radius
      return element('use', {
        href: `#${name}-crab`,
        transform: place(Math.cos(angle) * far, Math.sin(angle) * far - 4, random() * 360, 0.8 + random() * 0.3),
      })
    }).join(''),
  })

/** An avocado in slices, fanned out over a round: dark skin side, green, pale where the stone lay. */
export const fan =
  (slices: number, radius: number): Layer =>
  (name) => ({
    defs: group(
      { id: `${name}-palta` },
      area('M-40 10Q-34-22 4-26Q38-24 44 4Q20-10-4-6Q-26-2-40 10z', DARK, {
        transform: 'translate(3 6)',
        opacity: 0.3,
      }),
      area('M-40 10Q-34-22 4-26Q38-24 44 4Q20-10-4-6Q-26-2-40 10z', '#54742a'),
      area('M-37 6Q-31-18 4-22Q33-21 40 0Q18-12-4-9Q-24-6-37 6z', '#b9cc60'),
      area('M-33 2Q-26-11 2-15Q24-15 34-4Q16-12-4-10Q-22-7-33 2z', '#eef0b2'),
      line('M-22-13Q-6-20 12-19', '#fff', 2, { opacity: 0.6 }),
    ),
    body: Array.from({ length: slices }, (_, index) => {
      const turn = (index / slices) * 360
      const angle = (turn * Math.PI) / 180
      return element('use', {
        href: `#${name}-palta`,
        transform: place(Math.sin(angle) * radius, -Math.cos(angle) * radius, turn + 24),
      })
    }).join(''),
  })
