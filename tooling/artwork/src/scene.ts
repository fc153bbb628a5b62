import { type Hue, shade } from './colour.ts'
import { element, linearGradient, radialGradient, ref, type Stop } from './markup.ts'

export type Frame = { readonly width: number; readonly height: number }

/** The visible part of the frame: all of it, or a close-up. */
export type Crop = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** The room of a photographer: the same wall, floor, horizon, shadow and grain in every picture of a shop. */
export type Room = {
  readonly wall: Hue
  readonly floor: Hue
  /** Share of the height at which the wall meets the floor. */
  readonly horizon: number
  /** The backdrop's own hue, dark: never pure black on light grounds. */
  readonly shadow: Hue
  readonly grain: number
  /** The strength of the key light's white pool on the backdrop. */
  readonly key: number
}

/** Pixels per unit of the frame, for large screens; the file size does not depend on it. */
const PIXELS = 2.5

/** A complete picture: the backdrop, the objects, and film grain over everything. */
export function photograph(
  frame: Frame,
  room: Room,
  { title, crop, defs, layers }: { title: string; crop?: Crop; defs: string; layers: readonly string[] },
): string {
  const { x, y, width, height } = crop ?? { x: 0, y: 0, ...frame }
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: [x, y, width, height].map((value) => Math.round(value * 10) / 10).join(' '),
      width: frame.width * PIXELS,
      height: frame.height * PIXELS,
      'stroke-linecap': 'round',
    },
    [
      element('title', {}, escaped(title)),
      element('defs', {}, sweep(room) + grainFilter + defs),
      backdrop(frame),
      ...layers,
      grain(frame, room.grain),
    ].join(''),
  )
}

/** Film grain over the frame; its filter is `grainFilter`. */
export const grain = (frame: Frame, opacity: number): string =>
  element('rect', { ...frame, filter: ref('grain'), opacity, style: 'mix-blend-mode:multiply' })

/** The part of the frame around a focal point, enlarged by `zoom`, within the frame. */
export function closeUp(frame: Frame, [x, y]: readonly [x: number, y: number], zoom: number): Crop {
  const [width, height] = [frame.width / zoom, frame.height / zoom]
  const inside = (middle: number, size: number, all: number) => Math.min(all - size, Math.max(0, middle - size / 2))
  return { x: inside(x, width, frame.width), y: inside(y, height, frame.height), width, height }
}

const sweep = ({ wall, floor, horizon, key }: Room): string =>
  linearGradient(
    'sweep',
    [
      [0, shade(wall, 0.02)],
      [horizon - 0.14, wall],
      [horizon - 0.004, shade(wall, -0.035)],
      [horizon, shade(floor, -0.055)],
      [horizon + 0.05, floor],
      [1, shade(floor, -0.05)],
    ],
    { x2: 0, y2: 1 },
  ) +
  radialGradient(
    'key',
    [
      [0, '#fff', key],
      [1, '#fff', 0],
    ],
    { cx: 0.34, cy: 0.24, r: 0.62 },
  )

const backdrop = (frame: Frame): string =>
  element('rect', { ...frame, fill: ref('sweep') }) + element('rect', { ...frame, fill: ref('key') })

/** A small repeated tile of noise: noise for a whole frame would cost more than the rest of the picture. */
export const grainFilter = element(
  'filter',
  { id: 'grain', x: 0, y: 0, width: '100%', height: '100%' },
  element('feTurbulence', {
    type: 'fractalNoise',
    baseFrequency: 0.8,
    numOctaves: 2,
    seed: 4,
    stitchTiles: 'stitch',
    x: 0,
    y: 0,
    width: 120,
    height: 120,
  }) +
    element('feTile', {}) +
    element('feColorMatrix', { values: '0 0 0 0 .1 0 0 0 0 .08 0 0 0 0 .06 0 0 0 .9 -.2' }),
)

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

/** Bands of light in one direction: dark, soft edge, bright, soft edge, dark … */
function bands(id: string, panes: readonly (readonly [from: number, to: number])[], vector: readonly number[]): string {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = vector
  const edge = 0.022
  const stops = panes.flatMap(([from, to]): readonly Stop[] => [
    [from - edge, '#fff', 0],
    [from + edge, '#fff', 1],
    [to - edge, '#fff', 1],
    [to + edge, '#fff', 0],
  ])
  return linearGradient(id, stops, { gradientUnits: 'userSpaceOnUse', x1, y1, x2, y2 })
}

/**
 * Slanting light through a barred window: two rows of soft bands, multiplied by a mask, which needs no blur. `shift` moves
 * the window, in units of the frame.
 */
export function windowLight(frame: Frame, [dx, dy]: readonly [number, number]) {
  const defs =
    bands(
      'columns',
      [
        [0.12, 0.36],
        [0.4, 0.64],
      ],
      [-60 + dx, 180 + dy, 470 + dx, -17 + dy],
    ) +
    bands(
      'rows',
      [
        [0.1, 0.345],
        [0.375, 0.615],
        [0.645, 0.9],
      ],
      [240 + dx, 10 + dy, 120 + dx, 610 + dy],
    ) +
    element('mask', { id: 'window' }, element('rect', { ...frame, fill: ref('rows') }))
  const lightOf = (opacity: number, blend?: string) =>
    element('rect', {
      ...frame,
      fill: ref('columns'),
      mask: ref('window'),
      opacity,
      style: blend && `mix-blend-mode:${blend}`,
    })
  return { defs, lightOf }
}
