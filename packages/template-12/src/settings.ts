import {
  type CommonSettings,
  flag,
  oneOf,
  readSettings as read,
  settingsShape,
  type Tokens,
} from '@store/template-kit/settings'
import { METALS, type Metal } from './parts/metals.ts'

/** The settings of this template, as read. */
export type Settings = CommonSettings & {
  /** The colour of lines, frames and buttons in the dark scheme. */
  readonly metal: Metal
  /** Whether a light follows the pointer over photos. */
  readonly spotlight: boolean
  /** Whether reduced prices show the percentage. */
  readonly percent: boolean
}

/**
 * Dark green and champagne; the light scheme is ivory. Contrast: text ≥ 13.1, muted ≥ 5.1, other text colours ≥ 6.4,
 * outlines ≥ 3.2.
 */
export const tokens: Tokens = {
  light: {
    bg: '#f7f3ea',
    surface: '#ffffff',
    surface2: '#ece6d8',
    text: '#15201d',
    muted: '#59625b',
    line: '#d8d0be',
    control: '#837f70',
    primary: '#14362e',
    onPrimary: '#ffffff',
    link: '#14362e',
    accent: '#6e5416',
    onAccent: '#ffffff',
    sale: '#8e1f22',
    onSale: '#ffffff',
    success: '#1f5c3d',
    danger: '#971b1e',
    focus: '#14362e',
  },
  dark: {
    bg: '#0a1412',
    surface: '#101d1a',
    surface2: '#182824',
    text: '#f2ede1',
    muted: '#a9b3a8',
    line: '#27403a',
    control: '#6e8279',
    primary: '#dcc28a',
    onPrimary: '#1b1405',
    link: '#e5cf9e',
    accent: '#7fc4b4',
    onAccent: '#04201a',
    sale: '#f0a7a0',
    onSale: '#2c0705',
    success: '#93cfa6',
    danger: '#f4a59b',
    focus: '#dcc28a',
  },
}

export const settings = settingsShape({ scheme: 'dark', logo: 'wordmark' }, ['bodoni+instrument']).extend({
  metal: oneOf(METALS).catch('champagne').meta({ group: 'colors', part: 'page' }),
  spotlight: flag.catch(true).meta({ group: 'template', part: 'page' }),
  percent: flag.catch(false).meta({ group: 'details', part: 'lists' }),
})

/** Reads stored settings; never fails. */
export const readSettings = (stored: unknown): Settings => read(stored, settings)
