import { cover, SHEET } from '../../books/cover.ts'
import { type Hue, shade } from '../../colour.ts'
import { lettered, widthOf } from '../../lettering/lettered.ts'
import { blur } from '../../light.ts'
import { area, clip, element, group, line, linearGradient, radialGradient, ref } from '../../markup.ts'
import type { Room } from '../../scene.ts'
import { BOOKS, type PampaBook } from './collection.ts'

/** The shop's wall: salmon, lit from the window at the left. */
export const WALL: Room = { wall: '#f4daca', floor: '#e6bfa6', horizon: 0.84, shadow: '#3b1f12', grain: 0.14, key: 0.4 }
export const WIDE = { width: 750, height: 470 } as const

/** The defs of every picture of books: the light over a cover, a blur, and a clip path. */
export const shared = (): string =>
  linearGradient('hinge', [
    [0, '#000', 0.36],
    [0.03, '#fff', 0.26],
    [0.06, '#000', 0.22],
    [0.1, '#fff', 0.06],
    [0.5, '#fff', 0],
    [1, '#000', 0.14],
  ]) +
  linearGradient('round', [
    [0, '#000', 0.4],
    [0.24, '#fff', 0.18],
    [0.5, '#fff', 0],
    [1, '#000', 0.38],
  ]) +
  radialGradient(
    'pool',
    [
      [0, '#fff', 0.14],
      [1, '#fff', 0],
    ],
    { cx: 0.3, cy: 0.12, r: 0.7 },
  ) +
  blur('soft', 12) +
  clip('sheet', element('rect', { ...SHEET, rx: 3 }))

/** A cover as a scanner sees it: cloth, print, the hinge, and a pool of light. */
export const flat = (name: PampaBook): string =>
  cover(BOOKS[name], 'sheet') +
  element('rect', { ...SHEET, fill: ref('hinge') }) +
  group({ filter: ref('soft') }, element('rect', { ...SHEET, fill: ref('pool') }))

/** A book that stands, seen from the front: the cover, and the edge of its pages at the right and at the foot. */
export function standing(name: PampaBook, at: { x: number; y: number; scale: number; turn?: number }): string {
  const { x, y, scale, turn = 0 } = at
  const { width, height } = SHEET
  const edges = [4, 8, 12].map((by) => `M${width + by} ${by * 0.8}V${height + by * 0.7}`).join('')
  return group(
    { transform: `translate(${x} ${y})rotate(${turn})scale(${scale})translate(${-width / 2} ${-height})` },
    group(
      { filter: ref('soft'), opacity: 0.42 },
      area(`M14 40H${width + 34}V${height + 16}H14Z`, WALL.shadow, { transform: 'translate(16 8)' }),
    ),
    area(`M${width} 2L${width + 16} 14V${height + 12}L${width} ${height}Z`, '#efe6d6'),
    line(edges, '#cbbfa8', 1.2),
    area(`M0 ${height}H${width}L${width + 16} ${height + 12}H16Z`, '#d9ccb4'),
    cover(BOOKS[name], 'sheet'),
    element('rect', { width, height, rx: 3, fill: ref('hinge') }),
  )
}

/** Spines on a shelf, foot at `y`; width and height depend on the book's index. */
export function spines(names: readonly PampaBook[], from: number, y: number, scale: number): string {
  let x = from
  return names
    .map((name, at) => {
      const { upright, leaning, cloth, ink } = BOOKS[name]
      const wide = (46 + ((at * 17) % 22)) * scale
      const tall = (250 + ((at * 53) % 78)) * scale
      const text = [...upright, ...leaning].join(' ')
      const size = Math.min(wide * 0.46, (tall - 70 * scale) / (widthOf(text, 1) || 1))
      const left = x
      x += wide + 3 * scale
      return (
        element('rect', { x: left, y: y - tall, width: wide, height: tall, rx: 3, fill: cloth }) +
        element('rect', { x: left, y: y - tall, width: wide, height: tall, rx: 3, fill: ref('round') }) +
        line(`M${left} ${y - tall + 14 * scale}h${wide}M${left} ${y - 14 * scale}h${wide}`, ink, 1.6) +
        lettered(text, { x: left + wide / 2 - size * 0.3, y: y - tall + 30 * scale, size, fill: '#fff8f2', turn: 90 })
      )
    })
    .join('')
}

export const board = (width: number, y: number): string =>
  element('rect', { x: 0, y, width, height: 16, fill: '#b98a6c' }) +
  element('rect', { x: 0, y: y + 16, width, height: 11, fill: '#9c7258' })

const GOURD: Hue = '#6b4426'
export const mateDefs = (): string =>
  radialGradient(
    'gourd',
    [
      [0, shade(GOURD, 0.16)],
      [0.5, GOURD],
      [1, shade(GOURD, -0.12)],
    ],
    { cx: 0.34, cy: 0.3, r: 0.8 },
  ) +
  linearGradient('silver', [
    [0, '#8d949b'],
    [0.4, '#f2f4f5'],
    [1, '#7b828a'],
  ])

/** The shop's prop: a mate, its metal rim and its straw. Foot at (x, y). */
export const mate = (x: number, y: number, scale: number): string =>
  group(
    { transform: `translate(${x} ${y})scale(${scale})` },
    group(
      { filter: ref('soft'), opacity: 0.4 },
      element('ellipse', { cx: 16, cy: 2, rx: 74, ry: 12, fill: WALL.shadow }),
    ),
    element('path', { d: 'M20 -118L70 -236', fill: 'none', stroke: ref('silver'), 'stroke-width': 9 }),
    element('path', { d: 'M66 -228L92 -240', fill: 'none', stroke: '#c9ced2', 'stroke-width': 10 }),
    area('M-52 -118C-70 -92 -78 -58 -66 -30C-56 -6 -32 0 0 0S56 -6 66 -30C78 -58 70 -92 52 -118Z', ref('gourd')),
    element('ellipse', { cx: 0, cy: -118, rx: 53, ry: 13, fill: ref('silver') }),
    element('ellipse', { cx: 0, cy: -118, rx: 45, ry: 9, fill: '#5d6b2a' }),
    element('path', {
      d: 'M-46 -92C-56 -70 -58 -52 -54 -40',
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 6,
      opacity: 0.3,
    }),
  )
