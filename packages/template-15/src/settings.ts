import {
  type CommonSettings,
  type Hex,
  hexFrom,
  oneOf,
  readSettings as read,
  settingsShape,
  type Tokens,
  text,
} from '@store/template-kit/settings'
import { z } from 'zod'
import { ARRANGEMENTS, type Arrangement } from './parts/arrangements.ts'

/** The settings of this template, as read. */
export type Settings = CommonSettings & {
  /** The five yarn colours of all patterns: cochineal, indigo, moss, maize, wool. Null keeps the template's own. */
  readonly yarns: readonly (Hex | null)[]
  /** The word the pattern is made from; empty: the shop's name. */
  readonly seed: string
  /** How products are arranged. */
  readonly arrangement: Arrangement
}

/** Wool, cochineal, indigo, maize. Contrast: text ≥ 11.8, muted ≥ 5.2, other text colours ≥ 5.1, outlines ≥ 3.2. */
export const tokens: Tokens = {
  light: {
    bg: '#f2e7d5',
    surface: '#fbf5ea',
    surface2: '#e6d7be',
    text: '#2a1a14',
    muted: '#6a5142',
    line: '#d3c0a2',
    control: '#8a7159',
    primary: '#99103d',
    onPrimary: '#ffffff',
    link: '#8d0e37',
    accent: '#23306b',
    onAccent: '#ffffff',
    sale: '#a8230b',
    onSale: '#ffffff',
    success: '#2b5b2c',
    danger: '#a31515',
    focus: '#23306b',
  },
  dark: {
    bg: '#1c1411',
    surface: '#271c18',
    surface2: '#352722',
    text: '#f5e9d8',
    muted: '#c2ab94',
    line: '#463530',
    control: '#8b7565',
    primary: '#f28dae',
    onPrimary: '#3b0016',
    link: '#f5a0bc',
    accent: '#f2b441',
    onAccent: '#2b1a00',
    sale: '#ff9c7d',
    onSale: '#330a00',
    success: '#a5cf8f',
    danger: '#ffa18f',
    focus: '#f2b441',
  },
}

const YARNS = 5

export const settings = settingsShape({ scheme: 'light', logo: 'wordmark' }, ['piazzolla']).extend({
  yarns: z
    .union([z.string().transform((colors) => colors.split(/[\s,]+/)), z.array(z.unknown())])
    .transform((colors) => Array.from({ length: YARNS }, (_, index) => hexFrom(colors[index])))
    .describe('up to five colours, as in "#99103d, #23306b"')
    .catch(() => Array.from({ length: YARNS }, () => null))
    .meta({ control: 'swatches', limits: { max: YARNS }, group: 'colors', part: 'page' }),
  seed: text(60).describe('a word to weave').catch('').meta({ group: 'template', part: 'home' }),
  arrangement: oneOf(ARRANGEMENTS).catch('masonry').meta({ group: 'template', part: 'lists' }),
})

/** Reads stored settings; never fails. */
export const readSettings = (stored: unknown): Settings => read(stored, settings)
