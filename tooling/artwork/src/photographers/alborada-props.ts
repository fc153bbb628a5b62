import { type Hue, shade } from '../colour.ts'
import { contactShadow } from '../light.ts'
import { element } from '../markup.ts'
import { seeded } from '../seed.ts'
import { lathe } from '../shapes/lathe.ts'
import { branch, leaf } from '../shapes/leaf.ts'
import { slab } from '../shapes/slab.ts'

const CLAY: Hue = '#b9aa93'
const GREEN: Hue = '#6f7d68'
/** The floor's y for standing objects, in units of the frame. */
const FLOOR = 666

/** A block of the wall's own plaster, down to the floor; what stands on it has the middle of its foot at (x, y). */
export function plinth(plaster: Hue, x: number, y: number, scale: number) {
  const [width, front] = [312 * scale, y + 50 * scale]
  const left = x - width / 2
  const block = slab(
    'plinth',
    { x: left, y: front, width, height: FLOOR - front, depth: 104 * scale },
    shade(plaster, -0.02),
  )
  return {
    ...block,
    cast: element('path', { d: `M${left + 20} ${y}h${width}v${FLOOR - y - 40}l16 44h-${width + 30}Z` }),
    contact: contactShadow([x + 6, y + 14 * scale, 250 * scale], 0.7),
  }
}

/** The prop of every context: a stoneware vase with branches, standing on the floor around `x`. */
export function vase(x: number): { readonly defs: string; readonly body: string } {
  const random = seeded('vase')
  const pot = lathe(
    'vase',
    x,
    [
      [0, FLOOR - 132, 'corner'],
      [13, FLOOR - 132, 'corner'],
      [14, FLOOR - 118],
      [13, FLOOR - 104],
      [30, FLOOR - 84],
      [42, FLOOR - 50],
      [38, FLOOR - 16],
      [28, FLOOR, 'corner'],
      [0, FLOOR, 'corner'],
    ],
    CLAY,
    0.7,
  )
  const stems = [
    { length: 250, lean: -62, pairs: 9 },
    { length: 300, lean: -8, pairs: 10 },
    { length: 232, lean: 58, pairs: 8 },
  ].map((stem) => branch('leaf', [x, FLOOR - 128], { ...stem, hue: GREEN }, random))
  return {
    defs: pot.defs + leaf('leaf', 30, 9, GREEN),
    body:
      contactShadow([x + 14, FLOOR - 2, 110], 0.8) +
      stems.join('') +
      pot.body +
      element('ellipse', { cx: x, cy: FLOOR - 132, rx: 13, ry: 2.6, fill: '#4a4035' }),
  }
}
