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
import { z } from 'zod'

/** The settings of this template, as read. */
export type Settings = CommonSettings & {
  /** The pattern of the tiles. */
  readonly tiles: 1 | 2 | 3 | 4
  /** Where dishes show photos: everywhere, nowhere, or in today's offers only. */
  readonly photos: 'yes' | 'no' | 'offers'
  /** Whether the cart is a column beside the menu on wide screens; else it is a bar at the bottom edge. */
  readonly ticket: boolean
  /** Whether orders are taken while the kitchen is closed, by the opening hours of the first branch. */
  readonly afterHours: boolean
  /** Whether pages use a kitchen's words: `kitchen`, `none`, or `auto`, which depends on the shop's categories. */
  readonly trade: string
}

/**
 * Pale green, dark teal, yellow and red. Contrast: text ≥ 12.2, muted ≥ 5.6, other text colours ≥ 5.3, outlines ≥ 3.2.
 */
export const tokens: Tokens = {
  light: {
    bg: '#f0f8f5',
    surface: '#ffffff',
    surface2: '#ddeee8',
    text: '#0f2423',
    muted: '#44605d',
    line: '#c3dbd4',
    control: '#6a8883',
    primary: '#0b5557',
    onPrimary: '#ffffff',
    link: '#0b5557',
    accent: '#ffc93c',
    onAccent: '#2b1e00',
    sale: '#b82314',
    onSale: '#ffffff',
    success: '#17653a',
    danger: '#b01e12',
    focus: '#b82314',
  },
  dark: {
    bg: '#0c1919',
    surface: '#132423',
    surface2: '#1c3231',
    text: '#eaf6f2',
    muted: '#9db9b3',
    line: '#274240',
    control: '#648581',
    primary: '#7fd6cf',
    onPrimary: '#03211f',
    link: '#8fded7',
    accent: '#ffc93c',
    onAccent: '#2b1e00',
    sale: '#ff9d86',
    onSale: '#300800',
    success: '#82d69c',
    danger: '#ff9f92',
    focus: '#ffc93c',
  },
}

export const settings = settingsShape({ scheme: 'auto', logo: 'wordmark' }, ['chivo']).extend({
  tiles: z.coerce
    .number()
    .pipe(z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]))
    .describe('1, 2, 3 or 4')
    .catch(1)
    .meta({ control: 'choice', choices: [1, 2, 3, 4], group: 'template', part: 'page' }),
  photos: oneOf(['yes', 'no', 'offers']).catch('yes').meta({ group: 'template', part: 'home' }),
  ticket: flag.catch(true).meta({ group: 'template', part: 'page' }),
  afterHours: flag.catch(false).meta({ group: 'details', part: 'cart' }),
  trade: tradeSetting('kitchen'),
})

/** Reads stored settings; never fails. */
export const readSettings = (stored: unknown): Settings => read(stored, settings)

/** Beginnings of names of a menu's sections, in four languages. */
const SECTIONS =
  /\b(?:ceviche|causa|entrad|entree|starter|plat[oe]?s?\b|prato|main course|menu|cardapio|bebid|drink|boisson|postre|dessert|sobremesa|sopa|soup|ensalad|salad|pasta|pizza|hambur|burger|sandwich|taco|arepa|empanad|arro[zc]|frit|pollo|chicken|frango|poulet|carne|parrill|grill|sushi|desayun|almuerz|breakfast|lunch|petit.dejeuner|cafe|pescad|marisc|antojit|comida|lanche)/

/** Resolves `trade: 'auto'` by the shop's categories. */
export const fitSettings = fitTrade('kitchen', SECTIONS)
