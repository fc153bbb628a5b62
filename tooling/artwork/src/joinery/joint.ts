import { type Hue, shade } from '../colour.ts'
import { plane } from '../light.ts'
import { area, element, group, line, linearGradient, ref } from '../markup.ts'

/** Units per centimetre. Pieces are drawn around the middle of their foot at (0, 0), y upwards is negative. */
export const CM = 4

/** What a piece is made of. */
export type Stuff = { readonly wood: Hue; readonly cloth: Hue }

/** A piece of furniture. */
export type Furniture = {
  readonly defs: string
  readonly body: string
  /** Its contacts with the floor: the middle, and half the width of the shadow; empty if it hangs. */
  readonly feet: readonly (readonly [x: number, half: number])[]
}
/** `name` is the prefix of all its ids. */
export type Draw = (name: string, stuff: Stuff) => Furniture

const r = Math.round

/** A wooden member from one place to another: its dark edge, its body, and the light along its upper left. */
export function plank(x1: number, y1: number, x2: number, y2: number, thick: number, wood: Hue): string {
  const along = (dx: number, dy: number) => `M${r(x1 + dx)} ${r(y1 + dy)}L${r(x2 + dx)} ${r(y2 + dy)}`
  return (
    line(along(0, 0), shade(wood, -0.12), thick) +
    line(along(-1.2, -1), wood, thick - 3) +
    line(along(-thick * 0.22, -1), shade(wood, 0.1), thick * 0.16, { opacity: 0.8 })
  )
}

/** A board seen flat: lit from the upper left, its grain along it, an edge of light on top. `id` names its light. */
export function board(
  id: string,
  [x, y, width, height]: readonly [number, number, number, number],
  wood: Hue,
): {
  defs: string
  body: string
} {
  const lying = width >= height
  const grain = [0.22, 0.47, 0.71]
    .map((share) =>
      lying
        ? `M${r(x + width * 0.04)} ${r(y + height * share)}q${r(width * 0.3)} ${share > 0.4 ? -3 : 3} ${r(width * 0.9)} 0`
        : `M${r(x + width * share)} ${r(y + height * 0.04)}q${share > 0.4 ? -3 : 3} ${r(height * 0.3)} 0 ${r(height * 0.9)}`,
    )
    .join('')
  return {
    defs: linearGradient(id, plane(wood), { x2: 0.6, y2: 1 }),
    body:
      element('rect', { x, y, width, height, rx: 2, fill: ref(id) }) +
      line(grain, shade(wood, -0.1), 1, { opacity: 0.35 }) +
      line(`M${x + 1} ${y + 1}h${width - 2}`, shade(wood, 0.13), 1.6, { opacity: 0.8 }),
  }
}

/** A cushion: round at its ends, a seam along it, light on one side. Turned about its own middle. */
export function pad(
  id: string,
  [x, y, width, height]: readonly [number, number, number, number],
  cloth: Hue,
  turn = 0,
): { defs: string; body: string } {
  const round = Math.min(width, height) * 0.45
  const upright = height > width
  return {
    defs: linearGradient(
      id,
      [
        [0, shade(cloth, 0.08)],
        [0.5, cloth],
        [1, shade(cloth, -0.1)],
      ],
      upright ? { x2: 1, y2: 0.4 } : { x2: 0.4, y2: 1 },
    ),
    body: group(
      { transform: turn ? `rotate(${turn} ${r(x + width / 2)} ${r(y + height / 2)})` : undefined },
      element('rect', { x, y, width, height, rx: r(round), fill: ref(id) }),
      upright
        ? element('rect', { x, y, width: r(width * 0.34), height, rx: r(round * 0.4), fill: '#fff', opacity: 0.1 })
        : line(`M${r(x + round * 0.6)} ${r(y + height * 0.78)}H${r(x + width - round * 0.6)}`, shade(cloth, -0.16), 2, {
            opacity: 0.6,
          }),
    ),
  }
}

/** Soft shade where one member lies over another. */
export const under = (d: string, opacity = 0.2): string => area(d, '#1c1008', { opacity })

/** Parts of one piece, from back to front. */
export const assembled = (
  feet: Furniture['feet'],
  ...parts: readonly (string | { readonly defs: string; readonly body: string })[]
): Furniture => ({
  feet,
  defs: parts.map((part) => (typeof part === 'string' ? '' : part.defs)).join(''),
  body: parts.map((part) => (typeof part === 'string' ? part : part.body)).join(''),
})
