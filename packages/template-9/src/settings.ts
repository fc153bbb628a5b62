import {
  type CommonSettings,
  flag,
  readSettings as read,
  settingsShape,
  type Tokens,
} from '@store/template-kit/settings'
import { z } from 'zod'
import { MISTS, type Mist } from './parts/tint-names.ts'

/** The settings of this template, as read. */
export type Settings = CommonSettings & {
  /** Whether the two lights behind the page are shown. */
  readonly mist: boolean
  /** The tints products and sections may have; at least one. */
  readonly tints: readonly Mist[]
}

/** Lilac, plum, moss. Contrast: text ≥ 12.4, muted ≥ 5.4, other text colours ≥ 5.8, outlines ≥ 3.2. */
export const tokens: Tokens = {
  light: {
    bg: '#f5f0f5',
    surface: '#ffffff',
    surface2: '#ebe2ec',
    text: '#2b1a29',
    muted: '#695566',
    line: '#decfdf',
    control: '#8d7889',
    primary: '#55244a',
    onPrimary: '#ffffff',
    link: '#55244a',
    accent: '#d9e0b8',
    onAccent: '#2a3210',
    sale: '#a01b5c',
    onSale: '#ffffff',
    success: '#3c5e2a',
    danger: '#a8173a',
    focus: '#55244a',
  },
  dark: {
    bg: '#1b131a',
    surface: '#251b24',
    surface2: '#322530',
    text: '#f5eaf3',
    muted: '#bea8b9',
    line: '#41313e',
    control: '#857183',
    primary: '#e7b9db',
    onPrimary: '#33122b',
    link: '#edc6e3',
    accent: '#c8d49a',
    onAccent: '#242b0c',
    sale: '#ff9cc4',
    onSale: '#360018',
    success: '#a9d48f',
    danger: '#ff9dae',
    focus: '#e7b9db',
  },
}

export const settings = settingsShape({ scheme: 'light', logo: 'wordmark' }, ['cormorant+jost']).extend({
  mist: flag.catch(true).meta({ group: 'template', part: 'page' }),
  tints: z
    .union([z.string().transform((names) => names.toLowerCase().split(/[\s,+]+/)), z.array(z.string())])
    .transform((names) => MISTS.filter((mist) => names.includes(mist)))
    .refine((mists) => mists.length > 0)
    .describe(`some of ${MISTS.join(', ')}, as in "rose, dew"`)
    .catch([...MISTS])
    .meta({ control: 'choice', choices: MISTS, limits: { min: 1, max: MISTS.length }, group: 'colors', part: 'page' }),
})

/** Reads stored settings; never fails. */
export const readSettings = (stored: unknown): Settings => read(stored, settings)
