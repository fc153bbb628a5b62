import type { Tokens } from '@store/template-kit/settings'
import { type CommonSettings, readSettings as read, settingsShape } from '@store/template-kit/settings'

/** Warm greys, with dark buttons and links. Contrast: text ≥ 13, muted ≥ 5.7, other text colours ≥ 6, outlines ≥ 3.5. */
export const tokens: Tokens = {
  light: {
    bg: '#f7f5f2',
    surface: '#ffffff',
    surface2: '#edeae5',
    text: '#1f1c19',
    muted: '#5f5952',
    line: '#dcd7d0',
    control: '#827a71',
    primary: '#2a2622',
    onPrimary: '#ffffff',
    link: '#2a2622',
    accent: '#e6dccb',
    onAccent: '#1f1c19',
    sale: '#9e2f1b',
    onSale: '#ffffff',
    success: '#1f6140',
    danger: '#a3221b',
    focus: '#2a2622',
  },
  dark: {
    bg: '#161412',
    surface: '#1f1c1a',
    surface2: '#2a2623',
    text: '#f3efe9',
    muted: '#b4aba1',
    line: '#3a3530',
    control: '#857c72',
    primary: '#f3efe9',
    onPrimary: '#1a1714',
    link: '#f3efe9',
    accent: '#4b4134',
    onAccent: '#f7f1e7',
    sale: '#ff9d85',
    onSale: '#2b0800',
    success: '#82d3a2',
    danger: '#ff9d95',
    focus: '#f3efe9',
  },
}

/** The settings that every template has, without additional ones. By default, the scheme is that of the visitor's system. */
export const settings: ReturnType<typeof settingsShape> = settingsShape({ scheme: 'auto' })

export const readSettings = (stored: unknown): CommonSettings => read(stored, settings)
