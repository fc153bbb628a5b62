/** The shop's accent colour on one background: as a fill, as text on that fill, and as text on the background. */
export type Accent = { readonly fill: string; readonly onFill: string; readonly ink: string }

type Rgb = readonly [number, number, number]
const WHITE: Rgb = [255, 255, 255]
const BLACK: Rgb = [0, 0, 0]
const READABLE = 4.5
/** The minimum contrast of a fill: its text carries the meaning, so it only has to be visible. */
const VISIBLE = 1.25
const STEPS = 40

/** The settings in which templates store it, the most specific first. */
const PLACES = [
  ['colors', 'accent'],
  ['colores', 'acento'],
  ['cover'],
  ['colors', 'primary'],
  ['colores', 'primario'],
] as const

/** The accent colour in a template's settings; null: none, or not readable. */
export function accentOf(settings: unknown): string | null {
  for (const place of PLACES) {
    const found = place.reduce<unknown>(
      (part, name) => (typeof part === 'object' && part !== null ? (part as Record<string, unknown>)[name] : undefined),
      settings,
    )
    if (typeof found === 'string' && /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(found.trim())) return found.trim()
  }
  return null
}

/** Makes the colour darker or lighter until text in it, or on it, is readable on this background (4.5 : 1). */
export function accentOn(color: string, ground: string): Accent {
  const [chosen, under] = [rgb(color), rgb(ground)]
  const fill = moved(chosen, under, VISIBLE)
  const on = contrast(fill, WHITE) >= contrast(fill, BLACK) ? WHITE : BLACK
  return { fill: hex(fill), onFill: hex(on), ink: hex(moved(chosen, under, READABLE)) }
}

/** Moves the colour away from the background in small steps until the contrast is reached. */
function moved(color: Rgb, ground: Rgb, least: number): Rgb {
  const away = contrast(ground, WHITE) > contrast(ground, BLACK) ? WHITE : BLACK
  for (let step = 0; step <= STEPS; step++) {
    const candidate = mix(away, color, step / STEPS)
    if (contrast(candidate, ground) >= least) return candidate
  }
  return away
}

function rgb(color: string): Rgb {
  const digits = color.slice(1)
  const value = Number.parseInt(digits.length === 3 ? digits.replace(/./g, '$&$&') : digits, 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}
const hex = (color: Rgb) => `#${color.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`

const mix = (a: Rgb, b: Rgb, share: number): Rgb => [
  Math.round(a[0] * share + b[0] * (1 - share)),
  Math.round(a[1] * share + b[1] * (1 - share)),
  Math.round(a[2] * share + b[2] * (1 - share)),
]

/** Contrast by relative luminance, as WCAG defines it. */
function contrast(a: Rgb, b: Rgb): number {
  const [light, dark] = [luminance(a), luminance(b)].toSorted((x, y) => y - x)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}
function luminance(color: Rgb): number {
  const [red, green, blue] = color.map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}
