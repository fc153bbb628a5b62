import { type Hue, shade } from '../colour.ts'
import { cylinder, metal, tonesOf } from '../light.ts'
import { area, clip, element, line, linearGradient, ref, use } from '../markup.ts'
import type { Piece } from '../piece.ts'
import { stitches } from '../shapes/drape.ts'
import { weavePattern } from '../shapes/weave.ts'

const BRASS: Hue = '#b3904a'

/** A leather belt rolled up, buckle to the front, its foot at (240, 392). */
export function belt(name: string, hue: Hue): Piece {
  const tones = tonesOf(hue)
  const [x, top, height, rx, ry] = [240, 316, 62, 122, 34]
  const front = `M${x - rx} ${top}A${rx} ${ry} 0 0 0 ${x + rx} ${top}V${top + height}A${rx} ${ry} 0 0 1 ${x - rx} ${top + height}Z`
  const mouth = `M${x - rx} ${top}A${rx} ${ry} 0 0 0 ${x + rx} ${top}A${rx} ${ry} 0 0 0 ${x - rx} ${top}Z`
  // Each turn of the coil shows its upper edge: half a turn on each side, a little smaller every time.
  const turns = Array.from({ length: 9 }, (_, index) => {
    const [from, to] = [rx - 4 - index * 5.5, rx - 9.5 - index * 5.5]
    const flat = (radius: number) => (radius * ry) / rx
    const across = (from + to) / 2
    return `M${x - from} ${top}A${from} ${flat(from)} 0 0 0 ${x + from} ${top}A${across} ${flat(across)} 0 0 0 ${x - to} ${top}`
  }).join('')
  const along = (y: number) => `M${x - rx} ${top + y}A${rx} ${ry} 0 0 0 ${x + rx} ${top + y}`
  const tail = `M${x + 6} ${top + 35}C${x + 50} ${top + 33} ${x + 84} ${top + 22} ${x + 104} ${top + 14}L${x + 107} ${top + 47}Q${x + 112} ${top + 56} ${x + 98} ${top + 66}C${x + 70} ${top + 82} ${x + 40} ${top + 92} ${x + 6} ${top + 95}Z`
  const holes = [34, 52, 69, 85]
    .map((dx) =>
      element('ellipse', { cx: x + dx, cy: top + 64 - (dx * dx) / 520, rx: 2.3, ry: 3, fill: shade(hue, -0.3) }),
    )
    .join('')
  const buckle =
    element('rect', {
      x: x - 50,
      y: top + 24,
      width: 58,
      height: 80,
      rx: 9,
      fill: 'none',
      stroke: '#000',
      'stroke-width': 9,
      opacity: 0.3,
    }) +
    element('rect', {
      x: x - 52,
      y: top + 21,
      width: 58,
      height: 80,
      rx: 9,
      fill: 'none',
      stroke: shade(BRASS, -0.18),
      'stroke-width': 9,
    }) +
    element('rect', {
      x: x - 52.5,
      y: top + 20.5,
      width: 58,
      height: 80,
      rx: 9,
      fill: 'none',
      stroke: ref(`${name}-brass`),
      'stroke-width': 6.5,
    }) +
    line(`M${x - 50} ${top + 60}L${x + 12} ${top + 62}`, shade(BRASS, -0.2), 8) +
    line(`M${x - 50} ${top + 59}L${x + 12} ${top + 61}`, BRASS, 5.5) +
    line(`M${x - 48} ${top + 58}L${x + 8} ${top + 59.5}`, '#fff', 1.4, { opacity: 0.55 })
  const loop = `M${x + 58} ${top + 24}l15-4l3 62l-15 6Z`
  return {
    name,
    outlines: [`${name}0`],
    wire: null,
    defs:
      element('path', { id: `${name}0`, d: front + mouth }) +
      linearGradient(`${name}-light`, cylinder(hue, 0.9)) +
      linearGradient(`${name}-brass`, metal(BRASS), { x2: 1, y2: 0.4 }) +
      weavePattern(`${name}-leather`, 'leather', tones) +
      clip(`${name}0c`, use(`${name}0`)),
    back: '',
    body:
      area(mouth, shade(hue, -0.12)) +
      line(turns, shade(hue, -0.3), 5) +
      line(turns, shade(hue, 0.06), 3) +
      line(turns, shade(hue, 0.2), 0.8, { transform: 'translate(0 -1)', opacity: 0.7 }) +
      area(front, ref(`${name}-light`)) +
      area(front, ref(`${name}-leather`)),
    soft:
      line(along(height - 2), tones.deep, 14, { opacity: 0.5 }) +
      line(along(12), tones.glow, 9, { opacity: 0.28 }) +
      area(`M${x - 40} ${top + 30}h60v80h-60Z`, tones.deep, { opacity: 0.55 }),
    trim:
      line(along(0), shade(hue, 0.16), 2.4) +
      stitches(tones, along(6), along(height - 6)) +
      area(tail, '#000', { opacity: 0.28, transform: 'translate(3 4)' }) +
      area(tail, ref(`${name}-light`)) +
      area(tail, ref(`${name}-leather`)) +
      line(tail, shade(hue, -0.12), 1) +
      holes +
      area(loop, '#000', { opacity: 0.3, transform: 'translate(2.5 2)' }) +
      area(loop, shade(hue, -0.02)) +
      line(loop, shade(hue, 0.14), 0.8, { opacity: 0.8 }) +
      buckle,
  }
}
