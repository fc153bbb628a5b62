import { type CommonSettings, readSettings as read, settingsShape, type Tokens } from '@store/template-kit/settings'
import { z } from 'zod'

/** The settings of this template, as read. */
export type Settings = CommonSettings & {
  /** Padding of table cells and height of rows. */
  readonly density: 'compact' | 'comfortable'
}

/** Grey, cobalt, amber. Amber is only a background: as text on the page its contrast would be 1.6 : 1. */
export const tokens: Tokens = {
  light: {
    bg: '#eff2f5',
    surface: '#ffffff',
    surface2: '#e4e9ee',
    text: '#0d141c',
    muted: '#4c5965',
    line: '#cbd3db',
    control: '#74818d',
    primary: '#1734d6',
    onPrimary: '#ffffff',
    link: '#1734d6',
    accent: '#ffb000',
    onAccent: '#1a1200',
    sale: '#c01f0a',
    onSale: '#ffffff',
    success: '#0b6b3c',
    danger: '#b81414',
    focus: '#1734d6',
  },
  dark: {
    bg: '#0b0f14',
    surface: '#131920',
    surface2: '#1c242d',
    text: '#e9eff5',
    muted: '#9aa8b5',
    line: '#2a343f',
    control: '#66737f',
    primary: '#8fa6ff',
    onPrimary: '#080d24',
    link: '#a5b7ff',
    accent: '#ffc03d',
    onAccent: '#1a1200',
    sale: '#ff9a80',
    onSale: '#2b0800',
    success: '#63d69a',
    danger: '#ff9a9a',
    focus: '#8fa6ff',
  },
}

const DENSITIES = {
  compact: 'compact',
  comfortable: 'comfortable',
  compacta: 'compact',
  cómoda: 'comfortable',
} as const

const density = z
  .string()
  .trim()
  .toLowerCase()
  .transform((name) => (name === 'comoda' ? 'cómoda' : name))
  .pipe(z.enum(Object.keys(DENSITIES) as (keyof typeof DENSITIES)[]))
  .transform((name) => DENSITIES[name])
  .describe('compact or comfortable')

export const settings = settingsShape({ scheme: 'light', logo: 'wordmark' }, ['saira']).extend({
  density: density
    .catch('compact')
    .meta({ control: 'choice', choices: ['compact', 'comfortable'], group: 'template', part: 'page' }),
})

/** Reads stored settings; never fails. */
export const readSettings = (stored: unknown): Settings => read(stored, settings)
