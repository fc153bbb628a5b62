import {
  type CommonSettings,
  fitTrade,
  flag,
  oneOf,
  readSettings as read,
  settingsShape,
  type Tokens,
  tradeSetting,
} from '@store/template-kit/settings'
import { BOARDS, type Board, CLOTH_NAMES, type Cloth } from './parts/cloths.ts'

/** The settings of this template, as read. */
export type Settings = CommonSettings & {
  /** One cloth for all books, or `all`: the cloth depends on the book's name. */
  readonly cloth: Cloth | 'all'
  /** The material of the shelves. */
  readonly shelf: Board
  /** Whether links to letters are shown. */
  readonly alphabet: boolean
  /** Whether pages use a bookshop's words: `bookshop`, `none`, or `auto`, which depends on the shop's categories. */
  readonly trade: string
}

/**
 * Salmon paper and Prussian blue; the dark scheme is warm and dark. Contrast: text ≥ 11.1, muted ≥ 5.6, other text
 * colours ≥ 6.1, outlines ≥ 3.1.
 */
export const tokens: Tokens = {
  light: {
    bg: '#fbe9dd',
    surface: '#fff8f2',
    surface2: '#f4daca',
    text: '#1d1a24',
    muted: '#64504a',
    line: '#e3c4b1',
    control: '#8c7265',
    primary: '#17324d',
    onPrimary: '#ffffff',
    link: '#17324d',
    accent: '#7a4a00',
    onAccent: '#ffffff',
    sale: '#9b1c1c',
    onSale: '#ffffff',
    success: '#23552f',
    danger: '#9b1c1c',
    focus: '#17324d',
  },
  dark: {
    bg: '#17181b',
    surface: '#1f2126',
    surface2: '#2a2d33',
    text: '#ede6d6',
    muted: '#aba591',
    line: '#383b42',
    control: '#7b7768',
    primary: '#9dbfe0',
    onPrimary: '#0a1b2b',
    link: '#a9c8e6',
    accent: '#e8b866',
    onAccent: '#2a1900',
    sale: '#f2a08b',
    onSale: '#2e0900',
    success: '#96cb9f',
    danger: '#f5a196',
    focus: '#e8b866',
  },
}

export const settings = settingsShape({ scheme: 'light', logo: 'wordmark' }, ['faustina']).extend({
  cloth: oneOf<Cloth | 'all'>(['all', ...CLOTH_NAMES])
    .catch('all')
    .meta({ group: 'colors', part: 'lists' }),
  shelf: oneOf(BOARDS).catch('wood').meta({ group: 'template', part: 'page' }),
  alphabet: flag.catch(true).meta({ group: 'template', part: 'header' }),
  trade: tradeSetting('bookshop'),
})

/** Reads stored settings; never fails. */
export const readSettings = (stored: unknown): Settings => read(stored, settings)

/** Beginnings of names of a bookshop's categories, in four languages. */
const SHELVES =
  /\b(?:libr|livr|book|novel|narrativ|poe[st]|ensa[yi]|essa[iy]|cuento|conto|fic[ct]i|comic|manga|roman|literatur|biograf|biograph)/

/** Resolves `trade: 'auto'` by the shop's categories. */
export const fitSettings = fitTrade('bookshop', SHELVES)
