import { contrast, type MerchantColors, type Tokens } from '@store/template-kit/tokens'
import { guardedColor } from './guard.ts'

/** The most colours that are offered. */
const MOST = 6
/** Colours with a smaller share of the pixels are left out. */
const LEAST_SHARE = 0.01
/** Pixels with a lower opacity, from 0 to 255, are left out. */
const SOLID = 200
/** Colours nearer to each other than this, from 0 to 441, look alike. */
const ALIKE = 60

type Rgb = readonly [red: number, green: number, blue: number]
const hexOf = (color: Rgb) => `#${color.map((part) => part.toString(16).padStart(2, '0')).join('')}`
const distance = (one: Rgb, other: Rgb) => Math.hypot(...one.map((part, at) => part - (other[at] ?? 0)))

/**
 * The most frequent colours of a picture, without near duplicates.
 *
 * @param pixels red, green, blue and opacity of each
 */
export function colorsOf(pixels: ArrayLike<number>): readonly string[] {
  const counts = new Map<number, number>()
  let solid = 0
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < SOLID) continue
    solid += 1
    const color = ((pixels[at] ?? 0) << 16) | ((pixels[at + 1] ?? 0) << 8) | (pixels[at + 2] ?? 0)
    counts.set(color, (counts.get(color) ?? 0) + 1)
  }
  // A shade counts for the more frequent colour that it resembles, so that offered colours occur in the logo itself.
  const found: { readonly color: Rgb; count: number }[] = []
  for (const [color, count] of [...counts].toSorted(([, one], [, other]) => other - one)) {
    const parts: Rgb = [color >> 16, (color >> 8) & 255, color & 255]
    const known = found.find((each) => distance(each.color, parts) <= ALIKE)
    if (known) known.count += count
    else found.push({ color: parts, count })
  }
  return found
    .filter(({ count }) => count >= solid * LEAST_SHARE)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, MOST)
    .map(({ color }) => hexOf(color))
}

/** Those of these colours that the template's contrast guard would not change, nor any other colour because of them. */
export function readable(
  found: readonly string[],
  name: keyof MerchantColors,
  {
    tokens,
    colors,
    scheme,
  }: { readonly tokens: Tokens; readonly colors: MerchantColors; readonly scheme: 'light' | 'dark' },
): readonly string[] {
  const names = ['text', 'primary', 'accent', 'background'] as const
  const corrected = (of: MerchantColors) => names.filter((each) => guardedColor(tokens, of, each, scheme) !== null)
  const before = corrected(colors)
  return found.filter((color) => {
    const after = corrected({ ...colors, [name]: color })
    const isLegible = name !== 'background' || contrast(color, tokens[scheme].text) >= LEGIBLE
    return isLegible && !after.includes(name) && after.every((each) => before.includes(each))
  })
}

/** The least contrast ratio of texts on their background, to 1. */
const LEGIBLE = 4.5
