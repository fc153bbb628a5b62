import {
  type CommonSettings,
  contrast,
  flag,
  type Hex,
  hexFrom,
  readSettings as read,
  settingsShape,
  type Tokens,
  text,
} from '@store/template-kit/settings'
import { z } from 'zod'

/** The settings of this template, as read. */
export type Settings = CommonSettings & {
  /** Whether an age can be chosen, in shops that have a tag for it. */
  readonly dial: boolean
  /** Whether wave-shaped dividers are shown. */
  readonly wave: boolean
  /** The merchant's "Did you know …?" text, in a block of the product list; '': none. */
  readonly fact: string
  /** Six block colours, in the order of the categories; null: the template's own (`styles/tokens.css`). */
  readonly blocks: readonly (Hex | null)[]
}

/** Sky blue, magenta, yellow. Contrast: text ≥ 11.6, muted ≥ 6.3, other text colours ≥ 4.7, outlines ≥ 3.3. */
export const tokens: Tokens = {
  light: {
    bg: '#eaf5ff',
    surface: '#ffffff',
    surface2: '#d6ebff',
    text: '#14213d',
    muted: '#435274',
    line: '#bbd6f0',
    control: '#6b7fa0',
    primary: '#c4175f',
    onPrimary: '#ffffff',
    link: '#b0104f',
    accent: '#ffc629',
    onAccent: '#2b1d00',
    sale: '#c22014',
    onSale: '#ffffff',
    success: '#0f6b4a',
    danger: '#b5171f',
    focus: '#14213d',
  },
  dark: {
    bg: '#101a33',
    surface: '#18254a',
    surface2: '#22325f',
    text: '#f2f7ff',
    muted: '#b0c0e4',
    line: '#30427a',
    control: '#7e92c4',
    primary: '#ff8fbd',
    onPrimary: '#3d0019',
    link: '#ffa3c8',
    accent: '#ffc629',
    onAccent: '#2b1d00',
    sale: '#ff9d8a',
    onSale: '#380500',
    success: '#74ddb0',
    danger: '#ffa3a3',
    focus: '#ffd96b',
  },
}

const COUNT = 6
/** The text colour on blocks, in both schemes. */
const NAVY = '#14213d'
const LEAST = 4.5

/** The colour, made lighter in steps until navy text on it has enough contrast. */
function readable(block: Hex | null): Hex | null {
  if (block === null) return null
  const parts = [1, 3, 5].map((at) => Number.parseInt(block.slice(at, at + 2), 16))
  for (let white = 0; white < 1; white += 0.05) {
    const mixed = parts.map((part) => Math.round(part + (255 - part) * white))
    const lighter = `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}` as Hex
    if (contrast(lighter, NAVY) >= LEAST) return lighter
  }
  return '#ffffff'
}

export const settings = settingsShape({ scheme: 'light', logo: 'wordmark' }, ['gabarito']).extend({
  dial: flag.catch(true).meta({ group: 'template', part: 'home' }),
  wave: flag.catch(true).meta({ group: 'template', part: 'home' }),
  fact: text(200).catch('').meta({ group: 'details', part: 'lists' }),
  blocks: z
    .union([z.string().transform((colors) => colors.split(/[\s,]+/)), z.array(z.unknown())])
    .transform((colors) => Array.from({ length: COUNT }, (_, index) => readable(hexFrom(colors[index]))))
    .describe('up to six colours, as in "#8fd3ff, #ffd2e4"')
    .catch(() => Array.from({ length: COUNT }, () => null))
    .meta({ control: 'swatches', limits: { max: COUNT }, group: 'colors', part: 'home' }),
})

/** Reads stored settings; never fails. */
export const readSettings = (stored: unknown): Settings => read(stored, settings)
