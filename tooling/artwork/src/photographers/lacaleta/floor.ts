import { type Dish, place } from '../../kitchen/dish.ts'
import { blur } from '../../light.ts'
import { area, element, group, ref } from '../../markup.ts'
import { type Crop, type Frame, grain, grainFilter } from '../../scene.ts'

export const SQUARE: Frame = { width: 480, height: 480 }
/** Pixels per unit, as in `photograph`. */
const PIXELS = 2.5
const GRAIN = 0.06
const TEAL = '#0e5c5d'
const FOAM = '#c4d8d1'

export type Laid = {
  readonly dish: Dish
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly turn: number
}

/** Tiles of teal and foam, each with two quarter circles, and a dot of ají where four meet. */
const tiles = element(
  'pattern',
  { id: 'tiles', width: 156, height: 156, patternUnits: 'userSpaceOnUse', patternTransform: 'translate(6 6)' },
  element('rect', { width: 156, height: 156, fill: FOAM }) +
    area('M0 0H78V78H0zM78 78H156V156H78z', TEAL) +
    element('path', {
      d: 'M0 52A52 52 0 0 0 52 0M78 26A52 52 0 0 1 26 78M78 130A52 52 0 0 0 130 78M156 104A52 52 0 0 1 104 156',
      fill: 'none',
      stroke: '#3c8f8a',
      'stroke-width': 5,
    }) +
    element('path', {
      d: 'M78 52A52 52 0 0 1 130 0M156 26A52 52 0 0 0 104 78M0 130A52 52 0 0 1 52 78M78 104A52 52 0 0 0 26 156',
      fill: 'none',
      stroke: '#8fb5ac',
      'stroke-width': 5,
    }) +
    group(
      { fill: '#e0a92c' },
      ...[
        [39, 39],
        [117, 117],
        [117, 39],
        [39, 117],
      ].map(([cx = 0, cy = 0]) => element('circle', { cx, cy, r: 4.5 })),
    ) +
    element('path', { d: 'M0 0H156M0 78H156M0 0V156M78 0V156', stroke: '#08403f', 'stroke-width': 1.5, opacity: 0.5 }),
)

/** Strictly from above, on the tiled floor: shadows fall to the lower right, one soft shade crosses it. */
export function shot(props: {
  readonly title: string
  readonly frame?: Frame
  readonly crop?: Crop | undefined
  readonly laid: readonly Laid[]
}): string {
  const { title, frame = SQUARE, laid } = props
  const { width, height } = frame
  const view = props.crop ?? { x: 0, y: 0, width, height }
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: [view.x, view.y, view.width, view.height].map((value) => Math.round(value * 10) / 10).join(' '),
      width: width * PIXELS,
      height: height * PIXELS,
      'stroke-linecap': 'round',
    },
    element('title', {}, title) +
      element(
        'defs',
        {},
        tiles + blur('cast', 9) + blur('soft', 22) + grainFilter + laid.map(({ dish }) => dish.defs).join(''),
      ) +
      element('rect', { width, height, fill: ref('tiles') }) +
      area(`M0 0H${width * 0.62}L0 ${height * 0.7}z`, '#fff', { opacity: 0.1 }) +
      group(
        { filter: ref('cast'), fill: '#021f1f', opacity: 0.5 },
        ...laid.map((one) =>
          element('path', {
            d: one.dish.shadow,
            transform: place(one.x + 20 * one.scale, one.y + 26 * one.scale, one.turn, one.scale),
          }),
        ),
      ) +
      laid.map((one) => group({ transform: place(one.x, one.y, one.turn, one.scale) }, one.dish.body)).join('') +
      area(`M${width * 0.72} 0H${width}V${height}H${width * 0.3}z`, '#021f1f', { opacity: 0.16, filter: ref('soft') }) +
      grain(frame, GRAIN),
  )
}
