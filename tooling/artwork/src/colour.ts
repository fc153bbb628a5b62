/** A colour as "#rrggbb". */
export type Hue = `#${string}`
type Lab = readonly [lightness: number, a: number, b: number]

/**
 * The colour with its OKLCH lightness moved by `lightness` and its chroma multiplied. The hue angle stays, but for
 * yellows: like pigments they darken towards brown, not towards olive.
 */
export function shade(hue: Hue, lightness: number, chroma = 1): Hue {
  const [l, a, b] = toLab(hue)
  const turn = isYellow(a, b) && lightness < 0 ? Math.max(-0.36, lightness * 2.4) : 0
  const [cos, sin] = [Math.cos(turn) * chroma, Math.sin(turn) * chroma]
  return toHue([Math.min(0.985, Math.max(0.04, l + lightness)), a * cos - b * sin, a * sin + b * cos])
}

const isYellow = (a: number, b: number) => Math.hypot(a, b) > 0.06 && Math.abs(Math.atan2(b, a) - 1.32) < 0.4

export function mix(one: Hue, other: Hue, share: number): Hue {
  const [l, a, b] = toLab(one)
  const [m, c, d] = toLab(other)
  const between = (from: number, to: number) => from + (to - from) * share
  return toHue([between(l, m), between(a, c), between(b, d)])
}

/** OKLCH lightness, 0 (black) to 1 (white). */
export const lightnessOf = (hue: Hue): number => toLab(hue)[0]

const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)
const gamma = (channel: number) => (channel <= 0.0031308 ? 12.92 * channel : 1.055 * channel ** (1 / 2.4) - 0.055)

function toLab(hue: Hue): Lab {
  const channel = (at: number) => linear(Number.parseInt(hue.slice(at, at + 2), 16) / 255)
  const [red, green, blue] = [channel(1), channel(3), channel(5)]
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function toHue([lightness, a, b]: Lab): Hue {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const hex = (channel: number) =>
    Math.round(Math.min(1, gamma(Math.max(0, channel))) * 255)
      .toString(16)
      .padStart(2, '0')
  const red = hex(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)
  const green = hex(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s)
  const blue = hex(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)
  return `#${red}${green}${blue}`
}
