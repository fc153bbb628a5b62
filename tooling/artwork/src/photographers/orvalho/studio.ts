import type { Vessel } from '../../cosmetics/vessel.ts'
import { withLettersOnce } from '../../lettering/lettered.ts'
import { blur } from '../../light.ts'
import { area, element, group, linearGradient, ref, tenth, use } from '../../markup.ts'
import { type Crop, type Frame, photograph, type Room } from '../../scene.ts'
import { seeded } from '../../seed.ts'
import { softLight } from '../../touches.ts'

/** Tall enough that arched frames of pages do not cut the caps. */
export const PORTRAIT: Frame = { width: 480, height: 600 }
const ROOM: Room = { wall: '#e8dbe8', floor: '#f3ecf3', horizon: 0.8, shadow: '#3a1c35', grain: 0.06, key: 0.6 }
const LEAVES = 13

/** An object on the plinth: the position of its foot, and its scale. */
export type Posed = { readonly vessel: Vessel; readonly x: number; readonly y: number; readonly scale: number }
/** A round plinth: the middle of its top, and half its width. */
export type Plinth = { readonly x: number; readonly y: number; readonly half: number }
type Sitting = {
  readonly title: string
  readonly frame?: Frame
  readonly plinths: readonly Plinth[]
  /** From back to front. */
  readonly set: readonly Posed[]
  readonly crop?: Crop | undefined
  /** The seed of the leaves whose shadow is on the wall. */
  readonly leaves: string
}

/** Things for the skin on a round plinth, in a lilac studio, the shadow of a branch on its wall. */
export function sitting({ title, frame = PORTRAIT, plinths, set, crop, leaves }: Sitting): string {
  const picture = photograph(frame, ROOM, {
    title,
    ...(crop && { crop }),
    defs:
      softLight(ROOM.shadow) +
      blur('haze', 12) +
      element('path', { id: 'shade', d: 'M0 0C26-30 30-90 0-150C-30-90-26-30 0 0Z' }) +
      linearGradient('plinth', [
        [0, '#cdb9cc'],
        [0.28, '#f8f3f8'],
        [0.6, '#e6d9e5'],
        [1, '#bfa9be'],
      ]) +
      set.map(({ vessel }) => vessel.defs).join(''),
    layers: [
      group({ filter: ref('haze'), fill: '#55244a', opacity: 0.17 }, branch(frame, leaves)),
      ...plinths.map(plinth),
      ...set.map(standing),
    ],
  })
  return withLettersOnce(picture)
}

/** The leaves that cast the shadow, outside of the picture. */
function branch({ width, height }: Frame, seed: string): string {
  const random = seeded(seed)
  const count = Math.round((LEAVES * width) / PORTRAIT.width)
  return Array.from({ length: count }, () => {
    const [x, y, turn] = [random() * (width + 40) - 20, random() * height * 0.72 - 20, 20 + random() * 60]
    return use('shade', { transform: `translate(${Math.round(x)} ${Math.round(y)})rotate(${Math.round(turn)})` })
  }).join('')
}

function plinth({ x, y, half }: Plinth): string {
  const flat = half * 0.13
  const wide = { cx: x, rx: half }
  return (
    element('ellipse', {
      cx: x + 8,
      cy: y + 30,
      rx: half * 1.14,
      ry: flat * 1.3,
      fill: ref('contact'),
      opacity: 0.34,
    }) +
    area(`M${x - half} ${y}V${y + 22}A${half} ${tenth(flat)} 0 0 0 ${x + half} ${y + 22}V${y}Z`, ref('plinth')) +
    element('ellipse', { ...wide, cy: y, ry: flat, fill: '#f3eaf2' }) +
    element('ellipse', { ...wide, cy: y - 1, ry: flat - 1, fill: '#fff', opacity: 0.4 })
  )
}

/** With its shadow: long and faint to the right, dark where it touches. */
function standing({ vessel, x, y, scale }: Posed): string {
  const oval = (dx: number, dy: number, rx: number, ry: number, opacity: number) =>
    element('ellipse', { cx: tenth(dx), cy: tenth(dy), rx: tenth(rx), ry: tenth(ry), fill: ref('contact'), opacity })
  return group(
    { transform: `translate(${tenth(x)} ${tenth(y)})scale(${Math.round(scale * 1000) / 1000})` },
    ...vessel.feet.map(
      ([at, dy, half]) =>
        oval(at + half * 0.5, dy - 2, half * 1.5, half * 0.16, 0.36) +
        oval(at + half * 0.04, dy, half * 1.06, half * 0.1, 0.6),
    ),
    vessel.body,
  )
}
