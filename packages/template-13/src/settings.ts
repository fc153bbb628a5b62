import {
  type CommonSettings,
  contrast,
  flag,
  type Hex,
  hexFrom,
  oneOf,
  readSettings as read,
  settingsShape,
  type Tokens,
} from '@store/template-kit/settings'
import { z } from 'zod'

/** The settings of this template, as read. */
export type Settings = CommonSettings & {
  /** Colours of categories, by their names in lower case. A category without one has one of the template's five. */
  readonly sports: Readonly<Record<string, Hex>>
  /** Whether large texts and edges are slanted. */
  readonly slant: boolean
  /** The system shown after a shoe size: "27 MX". Only a label: nothing is converted. */
  readonly sizes: 'mx' | 'us' | 'eu' | 'br'
}

/** White, black, yellow-green. Contrast: text ≥ 15.9, muted ≥ 6.0, other text colours ≥ 4.6, outlines ≥ 3.2. */
export const tokens: Tokens = {
  light: {
    bg: '#ffffff',
    surface: '#f4f4f4',
    surface2: '#e7e7e7',
    text: '#0a0a0a',
    muted: '#555555',
    line: '#d4d4d4',
    control: '#7f7f7f',
    primary: '#0a0a0a',
    onPrimary: '#ffffff',
    link: '#0a0a0a',
    accent: '#d4ff2a',
    onAccent: '#0a0a0a',
    sale: '#c8200a',
    onSale: '#ffffff',
    success: '#0b6a37',
    danger: '#be1414',
    focus: '#1136e0',
  },
  dark: {
    bg: '#0a0a0a',
    surface: '#151515',
    surface2: '#222222',
    text: '#ffffff',
    muted: '#acacac',
    line: '#303030',
    control: '#7a7a7a',
    primary: '#d4ff2a',
    onPrimary: '#0a0a0a',
    link: '#d4ff2a',
    accent: '#d4ff2a',
    onAccent: '#0a0a0a',
    sale: '#ff8a73',
    onSale: '#2e0500',
    success: '#66db92',
    danger: '#ff9090',
    focus: '#d4ff2a',
  },
}

/** The text colour on the colours of categories, in both schemes. */
const INK = '#0a0a0a'
const LEAST = 4.5

/** The colour, made lighter in steps until black text on it has enough contrast. */
function readable(hex: Hex): Hex {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  for (let white = 0; white < 1; white += 0.05) {
    const mixed = parts.map((part) => Math.round(part + (255 - part) * white))
    const lighter = `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}` as Hex
    if (contrast(lighter, INK) >= LEAST) return lighter
  }
  return '#ffffff'
}

/** Reads "Correr: #d4ff2a, Montaña: #ff7a1a" as pairs. */
const pairsOf = (text: string): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    text.split(/[,;\n]/).flatMap((pair) => {
      const at = pair.lastIndexOf(':')
      return at < 0 ? [] : [[pair.slice(0, at), pair.slice(at + 1).trim()]]
    }),
  )

const sports = z
  .union([z.string().transform(pairsOf), z.record(z.string(), z.unknown())])
  .transform((pairs) =>
    Object.fromEntries(
      Object.entries(pairs).flatMap(([name, color]) => {
        const hex = hexFrom(color)
        return hex ? [[name.trim().toLowerCase(), readable(hex)]] : []
      }),
    ),
  )
  .describe('colours of categories, as in "Correr: #d4ff2a, Montaña: #ff7a1a"')

export const settings = settingsShape({ scheme: 'light', logo: 'wordmark' }, ['encode-sans']).extend({
  sports: sports.catch({}).meta({ control: 'longText', group: 'colors', part: 'home' }),
  slant: flag.catch(true).meta({ group: 'template', part: 'page' }),
  sizes: oneOf(['mx', 'us', 'eu', 'br']).catch('mx').meta({ group: 'details', part: 'header' }),
})

/** Reads stored settings; never fails. */
export const readSettings = (stored: unknown): Settings => read(stored, settings)
