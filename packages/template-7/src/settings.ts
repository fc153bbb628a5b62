import { type CommonSettings, readSettings as read, settingsShape, type Tokens } from '@store/template-kit/settings'

/** Cream, green, yellow, red. Yellow is only a background: as text on the page its contrast would be 1.4 : 1. */
export const tokens: Tokens = {
  light: {
    bg: '#fffdf4',
    surface: '#ffffff',
    surface2: '#f3f4e2',
    text: '#16241a',
    muted: '#506052',
    line: '#dce2cf',
    control: '#75866f',
    primary: '#12663a',
    onPrimary: '#ffffff',
    link: '#12663a',
    accent: '#ffd84d',
    onAccent: '#2a2100',
    sale: '#c02a12',
    onSale: '#ffffff',
    success: '#12663a',
    danger: '#b3200f',
    focus: '#0a4db8',
  },
  dark: {
    bg: '#101a13',
    surface: '#18251b',
    surface2: '#213226',
    text: '#eef5e9',
    muted: '#a5b8a4',
    line: '#2e4234',
    control: '#6b8270',
    primary: '#7fd69b',
    onPrimary: '#06210f',
    link: '#8ee0a8',
    accent: '#ffd84d',
    onAccent: '#2a2100',
    sale: '#ff9c82',
    onSale: '#2b0900',
    success: '#8ee0a8',
    danger: '#ffa394',
    focus: '#9cc4ff',
  },
}

export const settings = settingsShape({ scheme: 'light', logo: 'wordmark' }, ['nunito'])

/** Reads stored settings; never fails. */
export const readSettings = (stored: unknown): CommonSettings => read(stored, settings)
