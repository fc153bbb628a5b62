import { CM, type Furniture, type Stuff } from '../../joinery/joint.ts'
import { blur, contactShade } from '../../light.ts'
import { area, element, group, line, ref, tenth } from '../../markup.ts'
import { type Crop, type Frame, photograph, type Room } from '../../scene.ts'
import { type CeiboPiece, furniture } from './collection.ts'

export const PORTRAIT: Frame = { width: 480, height: 600 }
const ROOM: Room = { wall: '#cfd3c8', floor: '#b9a68c', horizon: 0.76, shadow: '#2c1d0e', grain: 0.1, key: 0.34 }

/** An object in the room: the position of its foot, and units of the picture per centimetre. */
export type Posed = {
  readonly thing: Furniture
  readonly x: number
  readonly y: number
  readonly perCm: number
}

type Sitting = {
  readonly title: string
  /** From back to front. */
  readonly set: readonly Posed[]
  readonly frame?: Frame
  readonly crop?: Crop | undefined
  /** The offset of the window's light, in units, which sets the time of day. */
  readonly hour?: number
  /** Drawn on the wall, behind everything. */
  readonly wall?: string
}

/** A piece as it is, or in another wood and cloth. */
export const made = (name: CeiboPiece, id: string, stuff?: Partial<Stuff>): Furniture =>
  furniture(name).draw(id.replaceAll('-', ''), { ...furniture(name).stuff, ...stuff })

/** Furniture in a plastered room: a skirting along its wall, a window's light across it. */
export function inRoom({ title, set, frame = PORTRAIT, crop, hour = 0, wall = '' }: Sitting): string {
  const { width, height } = frame
  const horizon = height * ROOM.horizon
  return photograph(frame, ROOM, {
    title,
    ...(crop && { crop }),
    defs: contactShade(ROOM.shadow) + blur('sun', 9) + set.map(({ thing }) => thing.defs).join(''),
    layers: [
      group(
        { fill: '#fff', filter: ref('sun') },
        area(slanted(hour, 0, 190, horizon), '#fff', { opacity: 0.24 }),
        area(slanted(hour + 90, 40, 66, horizon - 170), '#fff', { opacity: 0.16 }),
      ),
      element('rect', { y: tenth(horizon - 16), width, height: 17, fill: '#e5e6e0' }),
      line(`M0 ${tenth(horizon - 15)}H${width}`, '#fff', 1.4, { opacity: 0.7 }),
      element('rect', { y: tenth(horizon), width, height: 1.6, fill: '#7d6c54' }),
      line(
        [0.22, 0.5, 0.8].map((share) => `M0 ${tenth(horizon + (height - horizon) * share)}H${width}`).join(''),
        '#8f7c62',
        1,
        { opacity: 0.35 },
      ),
      wall,
      ...set.map(standing),
    ],
  })
}

/** A window's light on the wall: a slanted strip, `wide` at its top. */
const slanted = (x: number, y: number, wide: number, length: number): string =>
  `M${x} ${y}h${wide}l${Math.round(length * 0.3)} ${Math.round(length)}h${-Math.round(wide * 1.7)}Z`

/** With its shadow: wide and faint to the right, dark where it touches. */
function standing({ thing, x, y, perCm }: Posed): string {
  const scale = perCm / CM
  const oval = (dx: number, dy: number, rx: number, ry: number, opacity: number) =>
    element('ellipse', { cx: tenth(dx), cy: tenth(dy), rx: tenth(rx), ry: tenth(ry), fill: ref('contact'), opacity })
  return group(
    { transform: `translate(${tenth(x)} ${tenth(y)})scale(${Math.round(scale * 1000) / 1000})` },
    ...thing.feet.map(([at, half]) =>
      half > 30
        ? oval(at + half * 0.16, 2, half * 1.5, Math.min(30, half * 0.2), 0.42)
        : oval(at + half * 0.3, 0, half * 1.9, half * 0.5, 0.6),
    ),
    thing.body,
  )
}
