import { type Hue, mix, shade } from '../colour.ts'
import { area } from '../markup.ts'
import { dot, type Vec } from '../space.ts'
import type { Camera } from './camera.ts'
import { type Patch, painted } from './patch.ts'
import { mirrored, studio } from './studio.ts'

/** The brightness levels of the tones of polished metal. */
const LEVELS = [0.07, 0.13, 0.2, 0.28, 0.38, 0.49, 0.61, 0.74, 0.88] as const
const FEW = LEVELS.filter((_, index) => index % 2 === 0)
const LEAST = [0.13, 0.38, 0.74] as const

/** The grid's resolution in coarse drawings, relative to fine ones. */
const SPARSE = 0.5

/** The tone of polished metal by the light that it reflects: nearly black, through its hue, to white. */
function metalTone(hue: Hue, light: number): Hue {
  const tones: readonly (readonly [light: number, tone: Hue])[] = [
    [0, mix(hue, '#0b0704', 0.9)],
    [0.14, mix(hue, '#160d05', 0.66)],
    [0.32, mix(hue, '#2a1806', 0.36)],
    [0.5, hue],
    [0.7, shade(hue, 0.11, 0.9)],
    [0.88, shade(hue, 0.2, 0.5)],
    [1, mix(hue, '#fffdf8', 0.9)],
  ]
  const above = tones.findIndex(([at]) => at >= light)
  const [high, low] = [tones[Math.max(1, above)] ?? tones[6], tones[Math.max(1, above) - 1]]
  if (!high || !low) return hue
  return mix(low[1], high[1], (light - low[0]) / (high[0] - low[0]))
}

/** A part of polished metal: a patch whose brightness is its reflection of the studio. */
type Part = Omit<Patch, 'shade' | 'round'> & {
  readonly round?: boolean
  /** The ambient openness at a point, from 0 to 1: lower where parts meet. */
  readonly open?: (place: Vec, u: number, v: number) => number
  /** Small enough to be drawn with half the tones. */
  readonly small?: boolean
  /** Perturbs the normal, for dents and grain. */
  readonly bent?: (normal: Vec, u: number, v: number) => Vec
}

/** How a piece of metal is drawn: the camera, the metal's hue, and whether finely. */
export type Bench = { readonly camera: Camera; readonly gold: Hue; readonly fine: boolean }

/** A contrast curve that darkens dark tones. */
const contrast = (light: number): number => 0.35 * light + 0.65 * light * light * (3 - 2 * Math.min(1, light))

export function polished({ camera, gold, fine }: Bench, part: Part): string {
  const levels: readonly number[] = fine && !part.small ? LEVELS : fine || !part.small ? FEW : LEAST
  const steps = part.steps.map((count) => (fine ? count : Math.ceil(count * SPARSE))) as [number, number]
  const { outline, areas } = painted(
    camera,
    {
      ...part,
      steps,
      tolerance: part.tolerance ?? (fine ? 0.36 : 1.7),
      round: part.round ?? true,
      shade: (normal, place, u, v) => {
        const facing = part.bent ? part.bent(normal, u, v) : normal
        const rim = 0.12 * (1 - Math.abs(dot(facing, camera.towards))) ** 3
        return contrast(studio(mirrored(facing, camera.towards)) + rim) * (part.open ? part.open(place, u, v) : 1)
      },
    },
    levels,
  )
  if (!outline) return ''
  return (
    area(outline, metalTone(gold, 0.02)) +
    areas
      .map((d, index) => {
        const [from, to] = [levels[index] ?? 0, levels[index + 1] ?? 1]
        return d && area(d, metalTone(gold, from + (to - from) * 0.55), { 'fill-rule': 'evenodd' })
      })
      .join('')
  )
}
