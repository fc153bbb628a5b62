/** `#rrggbb`, lower case. */
export type Hex = string

type Rgb = readonly [red: number, green: number, blue: number]
export type Oklch = { readonly lightness: number; readonly chroma: number; readonly hue: number }

/** Reads `#abc`, `abc`, `#aabbcc` in any case; null for everything else. */
export function hexFrom(text: unknown): Hex | null {
  const [, digits] = /^\s*#?([\da-f]{3}|[\da-f]{6})\s*$/i.exec(typeof text === 'string' ? text : '') ?? []
  if (!digits) return null
  return `#${(digits.length === 3 ? digits.replace(/./g, '$&$&') : digits).toLowerCase()}`
}

const channels = (hex: Hex): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255]
}
const hexOf = (rgb: Rgb): Hex =>
  `#${rgb
    .map((channel) =>
      Math.round(Math.min(1, Math.max(0, channel)) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
const linear = (channel: number): number => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)
const gamma = (channel: number): number =>
  channel <= 0.0031308 ? 12.92 * channel : 1.055 * Math.max(0, channel) ** (1 / 2.4) - 0.055

/** Contrast of two colours by WCAG 2: 1 to 21. */
export function contrast(a: Hex, b: Hex): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: Hex): number {
  const [red, green, blue] = channels(hex).map(linear) as unknown as Rgb
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** A colour in OKLCH: Björn Ottosson's OKLab in polar form. */
export function oklchFrom(hex: Hex): Oklch {
  const [red, green, blue] = channels(hex).map(linear) as unknown as Rgb
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: Math.atan2(b, a),
  }
}

/** The nearest sRGB colour. For a colour outside of sRGB the chroma is reduced; lightness and hue stay. */
export function hexFromOklch({ lightness, chroma, hue }: Oklch): Hex {
  let reduced = chroma
  let rgb = rgbFromOklch({ lightness, chroma: reduced, hue })
  while (reduced > 0.001 && rgb.some((channel) => channel < -0.0005 || channel > 1.0005)) {
    reduced *= 0.92
    rgb = rgbFromOklch({ lightness, chroma: reduced, hue })
  }
  return hexOf(rgb)
}

function rgbFromOklch({ lightness, chroma, hue }: Oklch): Rgb {
  const a = chroma * Math.cos(hue)
  const b = chroma * Math.sin(hue)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    gamma(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    gamma(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    gamma(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}

/** One colour over another with the opacity `share`, 0 to 1. */
export function mix(over: Hex, under: Hex, share: number): Hex {
  const below = channels(under)
  return hexOf(channels(over).map((channel, i) => channel * share + (below[i] ?? 0) * (1 - share)) as unknown as Rgb)
}

/** The same colour lighter or darker. */
export function withLightness(hex: Hex, lightness: number): Hex {
  return hexFromOklch({ ...oklchFrom(hex), lightness: Math.min(1, Math.max(0, lightness)) })
}
