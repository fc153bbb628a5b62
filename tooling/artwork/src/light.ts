import { type Hue, lightnessOf, shade } from './colour.ts'
import { element, group, radialGradient, ref, type Stop } from './markup.ts'

/**
 * The light of all shops: the key comes from the top left at 35°. The response of each material is a list of steps in OKLCH
 * lightness, the same in every picture, so that the pictures match.
 */
const lit =
  (steps: readonly (readonly [offset: number, lightness: number])[]) =>
  (hue: Hue, gain = 1): readonly Stop[] =>
    steps.map(([offset, lightness]) => [offset, shade(hue, lightness * gain)])

/** Across a round thing: core shadow right of the middle, key at 28 %, bounce at the far edge. */
export const cylinder = lit([
  [0, -0.14],
  [0.1, -0.05],
  [0.28, 0.13],
  [0.4, 0.05],
  [0.62, -0.05],
  [0.88, -0.19],
  [1, -0.1],
])

/** Across hanging cloth: softer than a cylinder, darkest before the far edge. */
export const cloth = lit([
  [0, -0.07],
  [0.3, 0.07],
  [0.55, 0],
  [0.84, -0.08],
  [1, -0.045],
])

/** Along a flat face that leans away from the light. */
export const plane = lit([
  [0, 0.07],
  [0.5, 0],
  [1, -0.09],
])

/** Polished metal: bright and dark close together. */
export const metal = lit([
  [0, -0.22],
  [0.16, 0.2],
  [0.3, -0.02],
  [0.48, 0.26],
  [0.62, -0.12],
  [0.82, 0.1],
  [1, -0.26],
])

/** The tones of a material: dark colours have larger steps upwards, light colours downwards. */
export type Tones = Readonly<Record<'deep' | 'dark' | 'base' | 'light' | 'glow', Hue>>

export function tonesOf(hue: Hue): Tones {
  const l = lightnessOf(hue)
  const [down, up] = [0.09 + 0.2 * l, 0.06 + 0.13 * (1 - l)]
  return {
    deep: shade(hue, -1.35 * down, 1.02),
    dark: shade(hue, -0.65 * down, 1.05),
    base: hue,
    light: shade(hue, 0.6 * up, 0.92),
    glow: shade(hue, 1.15 * up, 0.82),
  }
}

/** A blur filter whose region fits its content. */
export const blur = (id: string, deviation: number): string =>
  element(
    'filter',
    { id, x: '-20%', y: '-20%', width: '140%', height: '140%', 'color-interpolation-filters': 'sRGB' },
    element('feGaussianBlur', { stdDeviation: deviation }),
  )

/**
 * The contact shadow of a standing object: a wide faint ellipse and a narrow core. Their edges are gradients, which look
 * like blurs but render faster; `contactShade` adds the gradient to the picture's defs.
 */
export const contactShade = (colour: Hue): string =>
  radialGradient('contact', [
    [0, colour],
    [0.45, colour, 0.72],
    [1, colour, 0],
  ])

export function contactShadow([x, y, width]: readonly [x: number, y: number, width: number], strength = 0.32): string {
  return group(
    { fill: ref('contact') },
    element('ellipse', { cx: x, cy: y, rx: width * 0.7, ry: width * 0.1, opacity: strength * 0.6 }),
    element('ellipse', { cx: x + width * 0.03, cy: y, rx: width * 0.52, ry: width * 0.05, opacity: strength }),
  )
}
