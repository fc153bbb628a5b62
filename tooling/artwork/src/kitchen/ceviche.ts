import { type Hue, mix, shade } from '../colour.ts'
import { area, element, group, line, use } from '../markup.ts'
import { DARK, type Layer, place, type Spot, within } from './dish.ts'

/** The points of a heap seen from above: closer and higher towards its middle, drawn last. */
function heap(count: number, radius: number, [x, y]: readonly [number, number], random: () => number) {
  return Array.from({ length: count }, (_, index) => {
    const angle = index * 2.4 + random() * 0.8
    const far = Math.sqrt(1 - (index + 0.2) / count) * radius
    return {
      x: x + Math.cos(angle) * far,
      y: y + Math.sin(angle) * far,
      turn: random() * 360,
      scale: 0.86 + random() * 0.3,
    }
  })
}

/** Cut fish: cubes with a lit top, a side in shade, the lines along which it flakes, and the wet gleam of its marinade. */
export const fish =
  (count: number, radius: number, at: readonly [number, number] = [0, 0], hues: readonly Hue[] = WHITE_FISH): Layer =>
  (name, random) => {
    const tops = [
      'M-24-9Q-16-20 0-19Q18-20 25-8Q28 6 18 15Q2 22-14 17Q-27 10-24-9z',
      'M-20-14Q0-24 20-15Q27-2 22 11Q6 20-12 17Q-26 8-20-14z',
      'M-26-4Q-12-17 8-17Q24-12 25 2Q18 15-2 16Q-22 14-26-4z',
    ]
    const flakes = [
      'M-18-6Q-2-2 14-14M-20 4Q0 6 22-6M-13 12Q4 13 20 5',
      'M-15-9Q0-6 14-14M-17 2Q4 5 22-4M-10 11Q6 12 19 5',
      'M-20-2Q-2 0 14-12M-14 8Q4 8 21-2',
    ]
    return {
      defs: tops
        .map((d, kind) =>
          group(
            { id: `${name}-fish${kind}` },
            area(d, DARK, { transform: 'translate(4 8)', opacity: 0.3 }),
            area(d, '#c9ab90', { transform: 'translate(1.5 4.5)' }),
            element('path', { d, fill: 'currentColor' }),
            line(flakes[kind] ?? '', '#c99f83', 1.5, { opacity: 0.6 }),
            line('M-15-11Q-6-16 4-15', '#fff', 3.6, { opacity: 0.9 }),
          ),
        )
        .join(''),
      body: heap(count, radius, at, random)
        .map((one, index) =>
          use(`${name}-fish${index % 3}`, {
            color: hues[index % hues.length],
            transform: place(one.x, one.y, one.turn, one.scale),
          }),
        )
        .join(''),
    }
  }
const WHITE_FISH: readonly Hue[] = ['#fff8ee', '#f8e6d6', '#fdf0e2']

/** Red onion cut into feathers: purple at their outer edge, nearly white within. */
export const feathers =
  (count: number, radius: number, at: readonly [number, number] = [0, 0], hue: Hue = '#a2306c'): Layer =>
  (name, random) => ({
    defs: [
      ['M-26 7Q-4-20 28 3Q2-8-26 7z', 'M-20 3Q-2-12 22 1'],
      ['M-24-6Q4-16 24 12Q6-2-24-6z', 'M-17-5Q4-9 18 6'],
    ]
      .map(([d = '', within = ''], kind) =>
        group(
          { id: `${name}-onion${kind}` },
          area(d, DARK, { transform: 'translate(2 4)', opacity: 0.24 }),
          line(d, hue, 3.4, { 'stroke-linejoin': 'round' }),
          area(d, mix(hue, '#ffffff', 0.72)),
          line(within, '#fff', 1.4, { opacity: 0.8 }),
        ),
      )
      .join(''),
    body: heap(count, radius, at, random)
      .map((one, index) => use(`${name}-onion${index % 2}`, { transform: place(one.x, one.y, one.turn, one.scale) }))
      .join(''),
  })

/** The froth of leche de tigre along the edge of what is wet, and drops of oil on it. */
export const froth =
  (radius: number, hue: Hue): Layer =>
  (_, random) => {
    const dots = (count: number, near: number) =>
      Array.from({ length: count }, () => {
        const [angle, far] = [random() * 6.283, radius * (near + random() * (0.97 - near))]
        return `M${Math.round(Math.cos(angle) * far)} ${Math.round(Math.sin(angle) * far)}h.1`
      }).join('')
    return {
      body:
        line(dots(15, 0.84), mix(hue, '#ffffff', 0.6), 8, { opacity: 0.7 }) +
        line(dots(14, 0.8), mix(hue, '#ffffff', 0.8), 3.6) +
        line(dots(5, 0.5), shade(hue, -0.12), 5, { opacity: 0.4 }),
    }
  }

/** Thick slices of boiled sweet potato: skin, flesh in rings, fibres. */
export const sweetPotato =
  ([x, y, turn = 0]: Spot): Layer =>
  (name) => ({
    defs: group(
      { id: `${name}-camote` },
      element('ellipse', { cx: 5, cy: 10, rx: 40, ry: 29, fill: DARK, opacity: 0.3 }),
      element('ellipse', { cx: 1, cy: 5, rx: 40, ry: 29, fill: '#8f3d10' }),
      element('ellipse', { rx: 40, ry: 29, fill: '#d5691c' }),
      element('ellipse', { cx: -1, cy: -1, rx: 36, ry: 25, fill: '#ee8830' }),
      element('ellipse', { cx: -2, cy: -1, rx: 24, ry: 16, fill: 'none', stroke: '#f9a75a', 'stroke-width': 3 }),
      line('M-9-4l-6-5M4-6l3-9M8 4l11 5M-6 6l-9 7M2-1h.1M-20 2l-8 1M20-4l8-3', '#fdc58c', 1.8, { opacity: 0.8 }),
      line('M-24-13Q-10-22 10-21', '#ffd9ae', 4, { opacity: 0.85 }),
    ),
    body: group(
      { transform: place(x, y, turn) },
      use(`${name}-camote`),
      use(`${name}-camote`, { transform: 'translate(30 12)rotate(14)scale(.94)' }),
    ),
  })

/** A length of Andean corn: large pale kernels in rows, each with its gleam. */
export const corn =
  ([x, y, turn = 0]: Spot): Layer =>
  () => {
    // Each kernel is a dot of a dotted line.
    const kernels = (stroke: string, width: number, dx: number, dy: number) =>
      line('M-41-18h82M-38-1h82M-41 16h82', stroke, width, {
        'stroke-dasharray': '.1 16',
        transform: dx || dy ? `translate(${dx} ${dy})` : undefined,
      })
    const cob = 'M-48-24H46Q56 0 46 24H-48Q-58 0-48-24z'
    return {
      body: group(
        { transform: place(x, y, turn) },
        area(cob, DARK, { transform: 'translate(4 9)', opacity: 0.3 }),
        area(cob, '#c9952e'),
        kernels('#b07c1c', 17.4, 0, 0),
        kernels('#f6dc86', 15, -0.6, -1),
        kernels('#fff7d2', 5.4, -2.6, -3.6),
      ),
    }
  }

/** Toasted corn, thrown over. */
export const toasted =
  (count: number, radius: number, at: readonly [number, number]): Layer =>
  (name, random) => ({
    defs: group(
      { id: `${name}-cancha` },
      area('M-9 2Q-8-8 2-9Q11-6 9 3Q2 10-9 2z', DARK, { transform: 'translate(2 4)', opacity: 0.3 }),
      area('M-9 2Q-8-8 2-9Q11-6 9 3Q2 10-9 2z', '#d99a34'),
      line('M-4-4Q1-7 5-3', '#ffe0a0', 2.4),
      line('M3 4h.1', '#7a3f10', 4),
    ),
    body: Array.from({ length: count }, () => {
      const [x, y] = within(radius, random)
      return use(`${name}-cancha`, { transform: place(at[0] + x, at[1] + y, random() * 360) })
    }).join(''),
  })

/** Rings of squid in a rough crust. */
export const crusted =
  (count: number, radius: number, at: readonly [number, number], size = 20): Layer =>
  (name, random) => {
    const ring = (r: number, stroke: string, width: number, more = {}) =>
      element('circle', { r, fill: 'none', stroke, 'stroke-width': width, ...more })
    return {
      defs: group(
        { id: `${name}-aro` },
        ring(size, DARK, size * 0.7, { cx: 4, cy: 7, opacity: 0.3 }),
        ring(size, '#9c5f1c', size * 0.76),
        ring(size, '#d69a40', size * 0.56),
        ring(size, '#f0c878', size * 0.5, { 'stroke-dasharray': '1 6', 'stroke-dashoffset': 2 }),
        ring(size * 1.2, '#a8681f', 2.4, { 'stroke-dasharray': '2 7' }),
        line(
          `M${-size * 0.9} ${-size * 0.5}Q${-size * 0.4} ${-size * 1.1} ${size * 0.3} ${-size * 1.02}`,
          '#fff0c4',
          2.6,
          { opacity: 0.8 },
        ),
      ),
      body: heap(count, radius, at, random)
        .map((one) => use(`${name}-aro`, { transform: place(one.x, one.y, one.turn, one.scale) }))
        .join(''),
    }
  }
