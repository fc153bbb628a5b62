import type { Hue } from '../../colour.ts'
import { element, group, linearGradient, radialGradient, ref, tenth, use } from '../../markup.ts'
import { type Crop, type Frame, photograph, type Room, windowLight } from '../../scene.ts'
import { seeded } from '../../seed.ts'
import type { Still } from '../../still.ts'
import { POT_LIGHT } from '../../wares/pot.ts'

export const PORTRAIT: Frame = { width: 480, height: 600 }
const ROOM: Room = { wall: '#ebe5d6', floor: '#bd9468', horizon: 0.84, shadow: '#2c1607', grain: 0.12, key: 0.42 }
/** The tilt of a hand-held phone, in degrees, and the zoom that hides the corners. */
const TILT = -1.2
const NEARER = 1.05

/** An object in the picture: the position of its foot, and its scale. */
export type Posed = { readonly still: Still; readonly x: number; readonly y: number; readonly scale: number }
export type Snapshot = {
  readonly title: string
  readonly frame?: Frame
  /** Height of the sill's far edge. */
  readonly sill?: number
  /** Moves the window's light. */
  readonly light?: readonly [number, number]
  /** From back to front. */
  readonly set: readonly Posed[]
  readonly crop?: Crop | undefined
}

/** Things on the wooden sill, in the light of a window with bars, as a phone takes them. */
export function snapshot({ title, frame = PORTRAIT, sill = 442, light: shift = [0, 0], set, crop }: Snapshot): string {
  const { width, height } = frame
  // The light is scaled to the frame; it is drawn for an upright phone.
  const light = windowLight(frame, [20 + shift[0], -60 + shift[1]])
  const at = ({ x, y, scale }: Posed, dy = 0) => ({
    transform: `translate(${tenth(x)} ${tenth(y + dy)})scale(${scale})`,
  })
  const each = (draw: (one: Posed) => string) => set.map(draw).join('')
  return photograph(frame, ROOM, {
    title,
    ...(crop && { crop }),
    defs:
      light.defs +
      CAST +
      POT_LIGHT +
      wood +
      vignette +
      ground +
      each(({ still }) => still.defs + group({ id: `${still.name}-all` }, still.body)),
    layers: [
      group(
        {
          transform: `translate(${width / 2} ${height / 2})rotate(${TILT})scale(${NEARER})translate(${-width / 2} ${-height / 2})`,
        },
        light.lightOf(0.6),
        group(
          { filter: ref('cast') },
          each((one) => use(`${one.still.name}-all`, at({ ...one, x: one.x + 58 }, one.still.foot > 0 ? -50 : 10))),
        ),
        plank(frame, sill),
        each((one) => (one.still.foot > 0 ? groundShadow(one) : '')),
        each((one) => use(`${one.still.name}-all`, at(one))),
        light.lightOf(0.22, 'soft-light'),
      ),
      element('rect', { ...frame, fill: ref('vignette') }),
    ],
  })
}

/** The filter of a shadow on the wall: the object's outline, blurred, in the room's warm dark. */
const CAST = element(
  'filter',
  { id: 'cast', x: '-20%', y: '-20%', width: '140%', height: '140%', 'color-interpolation-filters': 'sRGB' },
  element('feGaussianBlur', { in: 'SourceAlpha', stdDeviation: 9 }) +
    element('feColorMatrix', { values: '0 0 0 0 .3 0 0 0 0 .2 0 0 0 0 .1 0 0 0 .3 0' }),
)

const wood = linearGradient(
  'wood',
  [
    [0, '#d3ab7c'],
    [0.06, '#c09467'],
    [0.5, '#b98b5c'],
    [1, '#9d7146'],
  ],
  { x2: 0, y2: 1 },
)
const vignette = radialGradient(
  'vignette',
  [
    [0.55, ROOM.shadow, 0],
    [1, ROOM.shadow, 0.16],
  ],
  { cx: 0.5, cy: 0.46, r: 0.8 },
)
const ground = radialGradient('ground', [
  [0, ROOM.shadow],
  [0.5, ROOM.shadow, 0.6],
  [1, ROOM.shadow, 0],
])

/** The sill: grain along it, light on both its edges, its front below. */
function plank({ width }: Frame, y: number): string {
  const random = seeded('sill')
  const stripes = (count: number) =>
    Array.from({ length: Math.round((count * width) / 480) }, () => {
      const [x, at] = [Math.round(random() * (width - 60) - 60), y + 5 + Math.round(random() * 108)]
      const [bend, end] = [Math.round(random() * 4 - 2), Math.round(random() * 4 - 2)]
      return `M${x} ${at}q${60 + Math.round(random() * 40)} ${bend} ${90 + Math.round(random() * 180)} ${end}`
    }).join('')
  const board = (from: number, height: number, fill: Hue | string, opacity?: number) =>
    element('rect', { x: -20, y: from, width: width + 40, height, fill, opacity })
  const grain = (d: string, stroke: Hue, opacity: number) =>
    element('path', { d, fill: 'none', stroke, 'stroke-width': 0.8, opacity })
  return (
    board(y, 122, ref('wood')) +
    grain(stripes(22), '#7a4f29', 0.26) +
    grain(stripes(16), '#e5c093', 0.34) +
    board(y + 116, 2.4, '#eacb9f', 0.85) +
    board(y + 118.4, 60, '#8f6238') +
    board(y - 3, 3, '#7d5a38', 0.3) +
    board(y, 1.6, '#f0d3ab', 0.7)
  )
}

/** The contact shadow on the sill, and the long shadow to the right. */
function groundShadow({ still, x, y, scale }: Posed): string {
  const foot = still.foot * scale
  // Wide objects are not deep.
  const depth = Math.min(foot, 74)
  const oval = (dx: number, dy: number, rx: number, ry: number, opacity: number, transform?: string) =>
    element('ellipse', {
      cx: tenth(x + dx * foot),
      cy: tenth(y + dy),
      rx: tenth(rx * foot),
      ry: tenth(ry * depth),
      fill: ref('ground'),
      opacity,
      transform,
    })
  return (
    oval(1.35, -8, 2.2, 0.42, 0.42, `rotate(-5 ${Math.round(x)} ${Math.round(y)})`) + oval(0.14, 1, 1.24, 0.29, 0.85)
  )
}
