import { type Hue, mix, shade } from '../colour.ts'
import { cylinder } from '../light.ts'
import { area, element, linearGradient, ref } from '../markup.ts'
import { FLAT } from '../space.ts'

/** A ring of a turned thing: its radius at a height below the top, `corner` where the wall turns sharply. */
export type Ring = readonly [radius: number, y: number, corner?: 'corner']

/**
 * The side of a turned object, seen from slightly above: its wall between two rings, closed by the near halves of both
 * ellipses.
 */
export function wallOf(rings: readonly Ring[]): string {
  const [first, last] = [rings[0] ?? [0, 0], rings.at(-1) ?? [0, 0]]
  const flat = (radius: number) => Math.round(radius * FLAT)
  const down = smooth(rings.map(([radius, y, corner]) => [radius, y, corner]))
  const up = smooth(rings.map(([radius, y, corner]): Joint => [-radius, y, corner]).toReversed())
  return `M${first[0]} ${first[1]}${down}A${last[0]} ${flat(last[0])} 0 0 1 ${-last[0]} ${last[1]}${up}A${first[0]} ${flat(first[0])} 0 0 0 ${first[0]} ${first[1]}Z`
}

type Joint = readonly [x: number, y: number, corner?: 'corner' | undefined]

/** Curves through the joints, from the second on; straight where a joint is a corner. */
function smooth(joints: readonly Joint[]): string {
  const at = (index: number): Joint => joints[Math.min(joints.length - 1, Math.max(0, index))] ?? [0, 0]
  const handle = (index: number, sign: 1 | -1): readonly [number, number] => {
    const [before, here, after] = [at(index - 1), at(index), at(index + 1)]
    const pull = here[2] ? 0 : sign / 6
    return [Math.round(here[0] + (after[0] - before[0]) * pull), Math.round(here[1] + (after[1] - before[1]) * pull)]
  }
  return joints
    .slice(1)
    .map((to, index) => {
      const from = at(index)
      if (from[2] && to[2]) return `L${to[0]} ${to[1]}`
      return `C${handle(index, 1).join(' ')} ${handle(index + 1, -1).join(' ')} ${to[0]} ${to[1]}`
    })
    .join('')
}

/** The near half of a ring, as a line. */
export const arcOf = (radius: number, y: number): string =>
  `M${-radius} ${y}A${radius} ${Math.round(radius * FLAT)} 0 0 0 ${radius} ${y}`

/** A whole ring: an opening, a layer of soil, a lid. */
export const disc = (radius: number, y: number, fill: string, more: { readonly opacity?: number } = {}): string =>
  element('ellipse', { cy: y, rx: radius, ry: Math.round(radius * FLAT), fill, ...more })

/** The material of a turned object, which sets its contrast and polish. */
export type Finish = 'clay' | 'glaze' | 'tin' | 'stone' | 'plaster'

const GAIN: Readonly<Record<Finish, number>> = { clay: 0.72, glaze: 0.85, tin: 1, stone: 0.6, plaster: 0.5 }

const TIN: readonly (readonly [number, number])[] = [
  [0, -0.16],
  [0.09, 0.02],
  [0.2, -0.05],
  [0.3, 0.16],
  [0.38, 0.18],
  [0.46, 0],
  [0.66, -0.1],
  [0.82, -0.24],
  [0.92, -0.06],
  [1, -0.2],
]

/** The light across a turned thing of this radius, for its picture's defs. */
export function turnedLight(id: string, hue: Hue, finish: Finish, radius: number): string {
  const stops =
    finish === 'tin'
      ? TIN.map(([offset, lightness]) => [offset, shade(hue, lightness)] as const)
      : cylinder(hue, GAIN[finish]).map(([offset, colour]) => [offset, warmed(colour as Hue, offset)] as const)
  return linearGradient(id, stops, { gradientUnits: 'userSpaceOnUse', x1: -radius, x2: radius, y1: 0, y2: 0 })
}

/** The far edge reflects some of the sill's warm colour. */
const warmed = (colour: Hue, offset: number): Hue => (offset > 0.86 ? mix(colour, '#c08a55', 0.22) : colour)

/** A wall with its light. */
export const turnedWall = (light: string, rings: readonly Ring[]): string => area(wallOf(rings), ref(light))
