import { type Hue, lightnessOf, mix, shade } from './colour.ts'
import { dot, type Spot, unit } from './eye.ts'
import { metal } from './light.ts'
import { element, line, linearGradient, type Stop } from './markup.ts'

/** Materials by their reflection. Metal is polished along its axis; cloth scatters. */
export type Finish = 'matt' | 'satin' | 'gloss' | 'metal' | 'cloth'

/** From a surface to the key light: top left and before it, at 35° from the camera. */
const KEY = unit([-0.5, 0.66, 0.56])
/** Half-way between the key and the camera: where highlights sit. */
const SHINE = unit([-0.27, 0.52, 0.81])

const SHINES: Readonly<Record<Finish, readonly [strength: number, sharpness: number]>> = {
  matt: [0.05, 10],
  satin: [0.13, 22],
  gloss: [0.3, 60],
  metal: [0.2, 18],
  cloth: [0.02, 4],
}

/** The colour of a surface by its normal: the shadow side receives some light from the table. */
export function lit(hue: Hue, normal: Spot, finish: Finish = 'matt'): Hue {
  const key = Math.max(0, dot(normal, KEY))
  const bounce = Math.max(0, -normal[1]) * 0.05 + Math.max(0, normal[0]) * 0.03
  const [strength, sharpness] = SHINES[finish]
  const shine = strength * Math.max(0, dot(normal, SHINE)) ** sharpness
  const depth = 0.09 + 0.19 * lightnessOf(hue)
  return shade(hue, (key - 0.62) * depth * 1.25 + bounce + shine * (1.1 - lightnessOf(hue) * 0.55), 1)
}

/** A flat face: lit at its upper left, falling away to the lower right. */
export function litPlane(id: string, hue: Hue, normal: Spot, finish: Finish): string {
  const base = lit(hue, normal, finish === 'gloss' ? 'satin' : finish)
  const fall = finish === 'cloth' ? 0.6 : finish === 'metal' ? 1.4 : 1
  return linearGradient(
    id,
    [
      [0, shade(base, 0.05 * fall)],
      [0.5, base],
      [1, shade(base, -0.055 * fall)],
    ],
    { x2: 0.5, y2: 1 },
  )
}

/** Turned metal, across its axis; narrow pieces show fewer reflections. */
export const metalBand = (hue: Hue, width: number): readonly Stop[] =>
  metal(hue, 0.8).filter((_, index) => width > NARROW || index % 2 === 0 || index === 3)
const NARROW = 110

/** A screen that is on: two soft colours, never an interface. */
export const glow = (id: string, one: Hue, other: Hue): string =>
  linearGradient(
    id,
    [
      [0, one],
      [0.55, mix(one, other, 0.5)],
      [1, other],
    ],
    { x2: 0.9, y2: 1 },
  )

/** Threads of loudspeaker cloth, in fine units; at least as wide as a screen can show. */
export function knit(id: string, hue: Hue, scale: number): string {
  const size = Math.max(9, Math.round(1.7 * scale))
  const dark = shade(hue, -0.12)
  const bright = shade(hue, 0.12)
  return element(
    'pattern',
    { id, width: size, height: size, patternUnits: 'userSpaceOnUse' },
    line(`M0 ${size * 0.25}H${size * 0.55}M${size * 0.5} ${size * 0.75}H${size}`, dark, size * 0.34, { opacity: 0.6 }) +
      line(`M${size * 0.5} ${size * 0.25}H${size}M0 ${size * 0.75}H${size * 0.5}`, bright, size * 0.22, {
        opacity: 0.35,
      }),
  )
}
