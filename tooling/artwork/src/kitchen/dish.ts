import { type Hue, shade } from '../colour.ts'
import { around, type Point } from '../curve.ts'
import { area, element, group, radialGradient, ref, use } from '../markup.ts'

/** A dish seen from straight above, drawn within 190 units of (0, 0). Its ids begin with its name. */
export type Dish = { readonly defs: string; readonly shadow: string; readonly body: string }
/** A layer of a dish; `random` is a seeded generator. */
export type Layer = (name: string, random: () => number) => { readonly defs?: string; readonly body: string }
/** Draws the vessel of a dish. */
export type Vessel = (name: string) => Dish

export const place = (x: number, y: number, turn = 0, scale = 1): string =>
  `translate(${Math.round(x)} ${Math.round(y)})${turn ? `rotate(${Math.round(turn)})` : ''}${scale === 1 ? '' : `scale(${Math.round(scale * 100) / 100})`}`

/** A position on a dish, and its rotation in degrees. */
export type Spot = readonly [x: number, y: number, turn?: number]

/** A layer of one drawing at each of these spots. */
export const laid =
  (spots: readonly Spot[], ...drawing: readonly string[]): Layer =>
  () => ({
    body: spots.map(([x, y, turn = 0]) => group({ transform: place(x, y, turn) }, ...drawing)).join(''),
  })

/** The colour of shadows on a dish. */
export const DARK: Hue = '#3a2a12'

/** A random point in a circle. */
export function within(radius: number, random: () => number): readonly [x: number, y: number] {
  const [angle, far] = [random() * Math.PI * 2, Math.sqrt(random()) * radius]
  return [Math.cos(angle) * far, Math.sin(angle) * far]
}

/** A filled circle in the middle. */
const round = (r: number, fill: string, more = {}): string => element('circle', { r, fill, ...more })
/** A filled circle anywhere. */
export const disc = (cx: number, cy: number, r: number, fill: string, more = {}): string =>
  element('circle', { cx, cy, r, fill, ...more })

/** White with a line of colour on its rim; the well holds what is wet. */
export const plate =
  (rim: Hue = '#0b5557'): Vessel =>
  (name) => ({
    defs: radialGradient(`${name}-well`, [
      [0, '#ffffff'],
      [0.66, '#f2f4f1'],
      [0.71, '#d9e0dc'],
      [0.76, '#fbfcfb'],
      [0.96, '#eef1ee'],
      [1, '#c9d3ce'],
    ]),
    shadow: 'M-162 0a162 162 0 1 0 324 0a162 162 0 1 0-324 0z',
    body:
      round(162, ref(`${name}-well`)) +
      round(151, 'none', { stroke: rim, 'stroke-width': 2.5 }) +
      element('path', {
        d: 'M-132-76A152 152 0 0 1-35-148',
        fill: 'none',
        stroke: '#fff',
        'stroke-width': 7,
        opacity: 0.9,
      }),
  })

/** Deep, of glazed clay. */
export const bowl =
  (clay: Hue): Vessel =>
  (name) => ({
    defs: radialGradient(
      `${name}-clay`,
      [
        [0, shade(clay, -0.16)],
        [0.78, shade(clay, -0.07)],
        [0.84, shade(clay, 0.12)],
        [0.92, clay],
        [1, shade(clay, -0.12)],
      ],
      { cx: 0.5, cy: 0.5, r: 0.5, fx: 0.46, fy: 0.44 },
    ),
    shadow: 'M-166 0a166 166 0 1 0 332 0a166 166 0 1 0-332 0z',
    body: round(166, ref(`${name}-clay`)),
  })

/** An enamel tray, chipped nowhere yet: white, with a rim in colour. */
export const tray =
  (rim: Hue): Vessel =>
  () => {
    const oval = (rx: number, ry: number, fill: string, more = {}) => element('ellipse', { rx, ry, fill, ...more })
    return {
      defs: '',
      shadow: 'M-188 0a188 146 0 1 0 376 0a188 146 0 1 0-376 0z',
      body:
        oval(188, 146, rim) +
        oval(181, 139, '#fbfcfa') +
        oval(158, 118, '#dfe6e2') +
        oval(157, 116, '#f4f6f3', { cx: -1, cy: -2 }) +
        element('path', { d: 'M-150-72A182 140 0 0 1-40-134', fill: 'none', stroke: '#fff', 'stroke-width': 6 }),
    }
  }

/** A board with rounded corners and three lines of grain. */
export const board =
  (wood: Hue = '#b98850'): Vessel =>
  () => {
    const outline = 'M-186-112q0-18 18-18H168q18 0 18 18V112q0 18-18 18H-168q-18 0-18-18z'
    return {
      defs: '',
      shadow: outline,
      body:
        area(outline, wood) +
        element('path', {
          d: 'M-178-84Q-40-96 178-80M-180-8Q30 8 180-14M-178 74Q-60 60 178 82',
          fill: 'none',
          stroke: shade(wood, -0.08),
          'stroke-width': 5,
          opacity: 0.6,
        }) +
        element('path', { d: 'M-176-118H168', fill: 'none', stroke: shade(wood, 0.12), 'stroke-width': 5 }),
    }
  }

/** A glass or a jug: a ring of light around what is in it. */
export const glass =
  (radius: number): Vessel =>
  () => ({
    defs: '',
    shadow: `M-${radius} 0a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0-${radius * 2} 0z`,
    body:
      round(radius, '#dfeeea', { opacity: 0.85 }) +
      round(radius - 4, 'none', { stroke: '#fff', 'stroke-width': 5, opacity: 0.9 }) +
      round(radius - 14, '#b9d3cc', { opacity: 0.7 }),
  })

/** Liquid up to the edge of its vessel, with a light and a dark side. */
export const broth =
  (hue: Hue, radius: number): Layer =>
  (name) => ({
    defs: radialGradient(
      `${name}-broth`,
      [
        [0, shade(hue, 0.04)],
        [0.7, hue],
        [1, shade(hue, -0.09)],
      ],
      { cx: 0.42, cy: 0.38, r: 0.62 },
    ),
    body: round(radius, ref(`${name}-broth`)),
  })

/** Irregular pieces, each with its shadow and highlight: fish, fritters, cubes of fruit. */
export const chunks =
  (id: string, hues: readonly Hue[], { count, size, radius, at = [0, 0] }: Heap): Layer =>
  (name, random) => {
    const shapes = [0, 1, 2].map((kind) => {
      const outline: readonly Point[] = Array.from({ length: 7 }, (_, step) => {
        const angle = (step / 7) * Math.PI * 2
        const far = size * (0.74 + random() * 0.46)
        return [Math.cos(angle) * far * 1.15, Math.sin(angle) * far * 0.85]
      })
      const d = around(outline)
      return group(
        { id: `${name}-${id}${kind}` },
        area(d, DARK, { transform: `translate(${Math.round(size / 6)} ${Math.round(size / 4)})`, opacity: 0.28 }),
        element('path', { d, fill: 'currentColor' }),
        element('path', {
          d: `M${Math.round(-size * 0.6)} ${Math.round(-size * 0.15)}q${Math.round(size * 0.4)} ${Math.round(-size * 0.45)} ${Math.round(size)} ${Math.round(-size * 0.2)}`,
          fill: 'none',
          stroke: '#fff',
          'stroke-width': Math.round(size / 5),
          opacity: 0.55,
        }),
      )
    })
    const lying = Array.from({ length: count }, (_, index) => {
      // Arranged like the seeds of a sunflower, with jitter: evenly spread, but not regular.
      const angle = index * 2.4 + random() * 0.7
      const far = Math.sqrt((index + 0.3) / count) * radius
      return use(`${name}-${id}${index % 3}`, {
        color: hues[index % hues.length],
        transform: place(
          at[0] + Math.cos(angle) * far,
          at[1] + Math.sin(angle) * far,
          random() * 360,
          0.85 + random() * 0.35,
        ),
      })
    })
    return { defs: shapes.join(''), body: lying.join('') }
  }
type Heap = {
  readonly count: number
  readonly size: number
  readonly radius: number
  readonly at?: readonly [x: number, y: number]
}

/** The same small thing many times: grains, seeds, leaves of an herb. */
export const sprinkle =
  (id: string, shape: string, hues: readonly Hue[], { count, radius, at = [0, 0] }: Omit<Heap, 'size'>): Layer =>
  (name, random) => ({
    defs: element('path', { id: `${name}-${id}`, d: shape, fill: 'currentColor' }),
    body: Array.from({ length: count }, (_, index) => {
      const [x, y] = within(radius, random)
      return use(`${name}-${id}`, {
        color: hues[index % hues.length],
        transform: place(at[0] + x, at[1] + y, random() * 360),
      })
    }).join(''),
  })

/** A dish made of its vessel and its layers, far ones first. */
export const dish =
  (vessel: Vessel, ...layers: readonly Layer[]) =>
  (name: string, random: () => number): Dish => {
    const held = vessel(name)
    const laid = layers.map((layer) => layer(name, random))
    return {
      defs: held.defs + laid.map(({ defs = '' }) => defs).join(''),
      shadow: held.shadow,
      body: held.body + laid.map(({ body }) => body).join(''),
    }
  }
