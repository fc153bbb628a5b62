import type { Hue } from '../../colour.ts'
import { element, group, ref } from '../../markup.ts'
import type { Food } from '../../produce/food.ts'
import { type Crop, type Frame, photograph, type Room } from '../../scene.ts'
import { softLight } from '../../touches.ts'

export const SQUARE: Frame = { width: 480, height: 480 }
const DARK: Hue = '#4a3008'
const ROOM: Room = { wall: '#fffdf4', floor: '#fff8e4', horizon: 0.9, shadow: DARK, grain: 0.04, key: 0.2 }
/** Pixels per unit, as in `photograph`. */
const PIXELS = 2.5

/** A food in the picture: the position of its foot, and its scale. */
export type Posed = { readonly food: Food; readonly x: number; readonly y: number; readonly scale: number }

/** A flat disc behind the goods. */
export type Disc = { readonly x: number; readonly y: number; readonly radius: number; readonly hue: Hue }

/** A blur whose filter region fits flat shadows. */
const SOFT = element(
  'filter',
  { id: 'soft', x: '-20%', y: '-150%', width: '140%', height: '400%', 'color-interpolation-filters': 'sRGB' },
  element('feGaussianBlur', { stdDeviation: 7 }),
)

const rounded = (value: number) => Math.round(value * 100) / 100
const place = ({ x, y, scale }: Posed) => ({
  transform: `translate(${rounded(x)} ${rounded(y)})scale(${rounded(scale)})`,
})

/** All objects, from back to front, with their shadows. */
function arranged(set: readonly Posed[]): { readonly defs: string; readonly layers: readonly string[] } {
  const fallen = set.map((one) =>
    group(
      place(one),
      ...one.food.feet.map(([cx, cy, rx, ry]) =>
        element('ellipse', { cx: cx + rx * 0.08, cy: cy + 2, rx: rx * 1.04, ry: ry * 1.1 }),
      ),
    ),
  )
  return {
    defs: softLight(DARK) + SOFT + set.map(({ food }) => food.defs).join(''),
    layers: [
      group({ filter: ref('soft'), fill: DARK, opacity: 0.34 }, ...fallen),
      ...set.map((one) => group(place(one), one.food.body)),
    ],
  }
}

/** A cut-out: only the shadow is behind the goods, so that they fit any background. */
export function cutOut(title: string, set: readonly Posed[], crop?: Crop): string {
  const { defs, layers } = arranged(set)
  const { x, y, width, height } = crop ?? { x: 0, y: 0, ...SQUARE }
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: [x, y, width, height].map((value) => Math.round(value * 10) / 10).join(' '),
      width: SQUARE.width * PIXELS,
      height: SQUARE.height * PIXELS,
      'stroke-linecap': 'round',
    },
    element('title', {}, title) + element('defs', {}, defs) + layers.join(''),
  )
}

/** Goods before flat discs on a cream wall. */
export function stall(
  title: string,
  { frame = SQUARE, discs, set }: { frame?: Frame; discs: readonly Disc[]; set: readonly Posed[] },
): string {
  const { defs, layers } = arranged(set)
  return photograph(frame, ROOM, {
    title,
    defs,
    layers: [
      ...discs.map(
        ({ x, y, radius, hue }) =>
          element('circle', { cx: x, cy: y, r: radius, fill: hue }) +
          // The upper half takes the light from above.
          element('path', {
            d: `M${x - radius} ${y}A${radius} ${radius} 0 0 1 ${x + radius} ${y}Z`,
            fill: '#fff',
            opacity: 0.16,
          }),
      ),
      ...layers,
    ],
  })
}
