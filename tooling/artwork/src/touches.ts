import { type Hue, mix, shade } from './colour.ts'
import { around, type Point } from './curve.ts'
import { area, element, group, line, linearGradient, radialGradient, ref, type Stop, use } from './markup.ts'
import { seeded } from './seed.ts'

/** The roundness of a skin: key from the top left, core shadow low on the right, a little bounce at the very edge. */
export const skin = (id: string, hue: Hue, gain = 1): string =>
  radialGradient(
    id,
    [
      [0, shade(hue, 0.15 * gain)],
      [0.3, shade(hue, 0.06 * gain)],
      [0.62, hue],
      [0.9, shade(hue, -0.12 * gain)],
      [1, shade(hue, -0.08 * gain)],
    ],
    { cx: 0.46, cy: 0.44, r: 0.6, fx: 0.34, fy: 0.28 },
  )

/** A vertical gradient, or one in another direction. */
export const fall = (
  id: string,
  stops: readonly Stop[],
  way: { x2?: number; y2?: number } = { x2: 0, y2: 1 },
): string => linearGradient(id, stops, way)

/** A soft highlight, with the gradient of `softLight`. */
export const sheen = (x: number, y: number, rx: number, ry: number, turn = -30, opacity = 0.6): string =>
  element('ellipse', { rx, ry, fill: ref('sheen'), opacity, transform: `translate(${x} ${y})rotate(${turn})` })

/** A soft contact shadow. */
export const shadow = (x: number, y: number, rx: number, ry: number, opacity = 0.5, turn = 0): string =>
  element('ellipse', { rx, ry, fill: ref('contact'), opacity, transform: `translate(${x} ${y})rotate(${turn})` })

/** The gradients of small objects' pictures: the highlight and the contact shadow. */
export const softLight = (dark: Hue): string =>
  radialGradient('sheen', [
    [0, '#fff', 1],
    [0.5, '#fff', 0.5],
    [1, '#fff', 0],
  ]) +
  radialGradient('contact', [
    [0, dark],
    [0.5, dark, 0.6],
    [1, dark, 0],
  ])

/** Places markup at a position. */
export const put = (x: number, y: number, content: string, turn = 0, scale = 1): string =>
  group(
    { transform: `translate(${x} ${y})${turn ? `rotate(${turn})` : ''}${scale === 1 ? '' : `scale(${scale})`}` },
    content,
  )

/** Reuses a drawing. */
export const again = (id: string, x: number, y: number, turn = 0, scale: number | string = 1): string =>
  use(id, { transform: `translate(${x} ${y})${turn ? `rotate(${turn})` : ''}${scale === 1 ? '' : `scale(${scale})`}` })

/** An irregular round, with each radius varied by up to `off`. */
export function lump(rx: number, ry: number, seed: string, off = 0.06, joints = 10): string {
  const random = seeded(seed)
  return around(
    Array.from({ length: joints }, (_, joint): Point => {
      const [turn, far] = [(joint / joints) * 2 * Math.PI, 1 + (random() - 0.5) * 2 * off]
      return [Math.cos(turn) * rx * far, Math.sin(turn) * ry * far]
    }),
  )
}

/** Dots strewn over an oval as one path of round ends. */
export function dots(count: number, rx: number, ry: number, seed: string): string {
  const random = seeded(seed)
  return Array.from({ length: count }, () => {
    const [turn, far] = [random() * 2 * Math.PI, Math.sqrt(random())]
    return `M${Math.round(Math.cos(turn) * far * rx)} ${Math.round(Math.sin(turn) * far * ry)}h0`
  }).join('')
}

/** A green leaf in two halves, pointing up from (0, 0). */
export function blade(length: number, width: number, hue: Hue): string {
  const half = (side: 1 | -1) =>
    `M0 0C${side * width} ${-length * 0.22} ${side * width * 0.9} ${-length * 0.72} 0 ${-length}Z`
  return (
    area(half(-1), shade(hue, 0.05)) +
    area(half(1), shade(hue, -0.06)) +
    line(`M0 0V${-length * 0.92}`, mix(hue, '#f2f4c8', 0.4), 1.4, { opacity: 0.8 })
  )
}
