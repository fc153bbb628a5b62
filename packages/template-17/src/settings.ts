import {
  type CommonSettings,
  flag,
  oneOf,
  readSettings as read,
  settingsShape,
  type Tokens,
  text,
} from '@store/template-kit/settings'
import { z } from 'zod'

/** The highest number of columns. */
const MOST_COLUMNS = 12
const COLUMNS = Array.from({ length: MOST_COLUMNS }, (_, index) => index + 1)

/** The settings of this template, as read. */
export type Settings = CommonSettings & {
  /** The accent colour by name; `colors.accent` wins. */
  readonly spot: 'hazard' | 'acid' | 'cyan' | 'pink'
  /** Whether photos look like photocopies until they are hovered. */
  readonly photocopy: boolean
  /** A text that runs along the top edge; empty: none. */
  readonly ticker: string
  /** The density until a shopper chooses one: columns on wide screens, 1 to 12, or `list` for the table. */
  readonly density: number | 'list'
  /** The bar's text for the list of all products, as in "Drop 07". */
  readonly drop: string
}

/** Grey, black, orange. Contrast: text ≥ 11.2, muted ≥ 6.0, other text colours ≥ 4.8, outlines ≥ 11.2. */
export const tokens: Tokens = {
  light: {
    bg: '#d6d6d1',
    surface: '#e6e6e2',
    surface2: '#c4c4be',
    text: '#0b0b0b',
    muted: '#3f3f3b',
    line: '#0b0b0b',
    control: '#0b0b0b',
    primary: '#0b0b0b',
    onPrimary: '#ffffff',
    link: '#0b0b0b',
    accent: '#ff4a1c',
    onAccent: '#0b0b0b',
    sale: '#9a1400',
    onSale: '#ffffff',
    success: '#0d4a28',
    danger: '#8f0f0f',
    focus: '#0b0b0b',
  },
  dark: {
    bg: '#0b0b0b',
    surface: '#161616',
    surface2: '#242424',
    text: '#f0f0eb',
    muted: '#b0b0a9',
    line: '#f0f0eb',
    control: '#f0f0eb',
    primary: '#f0f0eb',
    onPrimary: '#0b0b0b',
    link: '#f0f0eb',
    accent: '#ff5a2e',
    onAccent: '#0b0b0b',
    sale: '#ff8463',
    onSale: '#2a0600',
    success: '#74d699',
    danger: '#ff9090',
    focus: '#ff5a2e',
  },
}

const density = z.union([
  z.enum(['list', 'lista']).transform(() => 'list' as const),
  z.coerce.number().int().min(1).max(MOST_COLUMNS),
])

export const settings = settingsShape({ scheme: 'light', logo: 'wordmark' }, ['chivo-mono']).extend({
  spot: oneOf(['hazard', 'acid', 'cyan', 'pink']).catch('hazard').meta({ group: 'colors', part: 'page' }),
  photocopy: flag.catch(true).meta({ group: 'template', part: 'page' }),
  ticker: text(200).catch('').meta({ group: 'details', part: 'header' }),
  density: density
    .describe('columns from 1 to 12, or list')
    .catch(4)
    .meta({ control: 'choice', choices: [...COLUMNS, 'list'], group: 'template', part: 'lists' }),
  drop: text(200).catch('').meta({ group: 'details', part: 'header' }),
})

/** Reads stored settings; never fails. */
export const readSettings = (stored: unknown): Settings => read(stored, settings)
