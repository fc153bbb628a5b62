import {
  type CommonSettings,
  color,
  contrast,
  guardColors,
  readSettings as read,
  settingsShape,
  type Tokens,
} from '@store/template-kit/settings'
import { z } from 'zod'

/** The settings of this template, as read. */
export type Settings = CommonSettings & {
  /** A text in the middle of the header on the home page, as in "Nº 04 — Otoño". */
  readonly issueLine: string
  /** Whether the cover colour has enough contrast for text. If not, titles on the home page have the text colour. */
  readonly coverIsInk: boolean
}

export const tokens: Tokens = {
  light: {
    bg: '#f4f3f0',
    surface: '#ffffff',
    surface2: '#e9e7e2',
    text: '#14120f',
    muted: '#5e5a53',
    line: '#d5d1c9',
    control: '#857f75',
    primary: '#14120f',
    onPrimary: '#ffffff',
    link: '#14120f',
    accent: '#6e0f22',
    onAccent: '#ffffff',
    sale: '#a3122a',
    onSale: '#ffffff',
    success: '#1f6139',
    danger: '#a3122a',
    focus: '#14120f',
  },
  dark: {
    bg: '#121110',
    surface: '#1b1a18',
    surface2: '#272522',
    text: '#f3f0ea',
    muted: '#aba599',
    line: '#34312d',
    control: '#7d776c',
    primary: '#f3f0ea',
    onPrimary: '#14120f',
    link: '#f3f0ea',
    accent: '#e58a9b',
    onAccent: '#1c0509',
    sale: '#ff8c9a',
    onSale: '#2a0308',
    success: '#7ccb97',
    danger: '#ff8c9a',
    focus: '#f3f0ea',
  },
}

/** The cover colours by name. A merchant may also give any other colour. */
export const COVERS = {
  oxblood: '#6e0f22',
  navy: '#1b2a41',
  bottle: '#2f4a36',
  chalk: '#f4f3f0',
  mustard: '#d6a21c',
  blush: '#e9b7a8',
} as const

const READABLE = 4.5

export const settings = settingsShape({ scheme: 'light', logo: 'wordmark' }, ['petrona+rosario']).extend({
  /** The cover colour: a name of `COVERS`, or any colour. Null is oxblood. */
  cover: z
    .union([z.enum(Object.keys(COVERS) as (keyof typeof COVERS)[]).transform((name) => COVERS[name]), color])
    .describe(`${Object.keys(COVERS).join(', ')}, or a colour as in #6e0f22`)
    .catch(null)
    .meta({ control: 'color', choices: Object.keys(COVERS), group: 'colors', part: 'page' }),
  issueLine: z
    .string()
    .trim()
    .max(60)
    .describe('up to 60 letters')
    .catch('')
    .meta({ control: 'text', limits: { max: 60 }, group: 'details', part: 'header' }),
})

/** Reads stored settings; never fails. `colors.accent` wins over `cover`. */
export function readSettings(stored: unknown): Settings {
  const { cover, ...all } = read(stored, settings)
  const colors = { ...all.colors, accent: all.colors.accent ?? cover }
  const { light, dark } = guardColors(tokens, colors)
  const grounds = { light: [light], dark: [dark], auto: [light, dark] }[all.scheme]
  const coverIsInk = grounds.every((set) => contrast(set.accent, set.bg) >= READABLE)
  return { ...all, colors, issueLine: all.issueLine || all.headline, coverIsInk }
}
