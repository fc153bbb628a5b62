import {
  type CommonSettings,
  flag,
  readSettings as read,
  settingsShape,
  type Tokens,
} from '@store/template-kit/settings'
import { z } from 'zod'
import { DOODLES, type Doodle, doodleFor } from './parts/doodles.ts'

/** The settings of this template, as read (D6). */
export type Settings = CommonSettings & {
  /** The drawings behind the thread; `auto`: those that suit the shop's categories. */
  readonly doodles: Doodle | 'auto' | 'none'
  /** Whether the answer for a category offers its subcategories. */
  readonly showSubcategories: boolean
}

export const tokens: Tokens = {
  light: {
    bg: '#eaede4',
    surface: '#ffffff',
    surface2: '#dcefd9',
    text: '#16201b',
    muted: '#4f5d55',
    line: '#d0d7cb',
    control: '#74847a',
    primary: '#12604a',
    onPrimary: '#ffffff',
    link: '#0e5340',
    accent: '#f7c948',
    onAccent: '#2a1f00',
    sale: '#b02a14',
    onSale: '#ffffff',
    success: '#17653a',
    danger: '#ae1f17',
    focus: '#12604a',
  },
  dark: {
    bg: '#0e1512',
    surface: '#1a2420',
    surface2: '#1f4034',
    text: '#eaf2ec',
    muted: '#a3b3a9',
    line: '#2b3832',
    control: '#83968c',
    primary: '#74d3a9',
    onPrimary: '#04231a',
    link: '#8addb9',
    accent: '#f7c948',
    onAccent: '#2a1f00',
    sale: '#ff9f88',
    onSale: '#2e0800',
    success: '#86d9a3',
    danger: '#ff9f96',
    focus: '#74d3a9',
  },
}

const doodles = z.union([
  z.enum(['auto', 'none', ...DOODLES]),
  z.coerce
    .number()
    .int()
    .min(0)
    .max(DOODLES.length)
    .transform((number) => DOODLES[number - 1] ?? ('none' as const)),
])
export const settings = settingsShape({ scheme: 'auto', logo: 'square', onlinePayment: true }, ['nunito']).extend({
  doodles: doodles
    .catch('auto')
    .meta({ control: 'choice', choices: ['auto', 'none', ...DOODLES], group: 'template', part: 'page' }),
  showSubcategories: flag.catch(true).meta({ group: 'details', part: 'lists' }),
})

/** Reads stored settings, by our names or the services'; never fails. */
export function readSettings(stored: unknown): Settings {
  return read(stored, settings)
}

/**
 * Resolves `doodles: 'auto'` by the shop's categories. Called on the server, so that pages do not load the lists of
 * words.
 */
export const fitSettings = <Read extends Readonly<Record<string, unknown>>>(
  settings: Read,
  categories: Parameters<typeof doodleFor>[0],
): Read => (settings.doodles === 'auto' ? { ...settings, doodles: doodleFor(categories) } : settings)
