import {
  bannerList,
  type CommonSettings,
  flag,
  oneOf,
  readSettings as read,
  settingsShape,
  type Tokens,
} from '@store/template-kit/settings'
import { z } from 'zod'
import { ROOMS, type Room } from './parts/rooms.ts'

/** A point in a banner's picture that marks a product: x and y in percent, from the upper left corner. */
export type Point = {
  readonly x: number
  readonly y: number
  /** The product's slug, as in its address. */
  readonly slug: string
  /** The product's outline in the picture, if the merchant has given it: a ruler is drawn along it. */
  readonly box: readonly [left: number, top: number, right: number, bottom: number] | null
}
export type RoomBanner = CommonSettings['banners'][number] & { readonly points: readonly Point[] }

/** The settings of this template, as read. */
export type Settings = Omit<CommonSettings, 'banners'> & {
  readonly banners: readonly RoomBanner[]
  /** The backgrounds of the left half, in order; at least one. */
  readonly rooms: readonly Room[]
  /** Whether cards draw measures over their photos. */
  readonly tape: boolean
  /** The unit in which measures are shown. They are stored in centimetres. */
  readonly unit: 'cm' | 'in'
}

/** Plaster, walnut, forest green. Contrast: text ≥ 11.5, muted ≥ 5.2, other text colours ≥ 5.8, outlines ≥ 3.2. */
export const tokens: Tokens = {
  light: {
    bg: '#e5e6e0',
    surface: '#f5f5f1',
    surface2: '#d6d8cf',
    text: '#1f1e1a',
    muted: '#55544b',
    line: '#c4c6bb',
    control: '#757667',
    primary: '#5a3a22',
    onPrimary: '#ffffff',
    link: '#5a3a22',
    accent: '#23473a',
    onAccent: '#ffffff',
    sale: '#97290f',
    onSale: '#ffffff',
    success: '#24573b',
    danger: '#97200f',
    focus: '#211e19',
  },
  dark: {
    bg: '#191714',
    surface: '#23201c',
    surface2: '#2f2b26',
    text: '#efeae0',
    muted: '#b1a897',
    line: '#3b362f',
    control: '#7f7767',
    primary: '#d9ae86',
    onPrimary: '#2a1607',
    link: '#e2bc98',
    accent: '#8fc2ac',
    onAccent: '#0c231a',
    sale: '#f3a183',
    onSale: '#2e0b00',
    success: '#93cba6',
    danger: '#f5a08f',
    focus: '#efeae0',
  },
}

const hundredth = z.coerce
  .number()
  .min(0)
  .max(100)
  .meta({ control: 'number', limits: { min: 0, max: 100 } })
const box = z
  .union([z.string().transform((sides) => sides.split(/[\s,]+/)), z.array(z.unknown())])
  .pipe(z.tuple([hundredth, hundredth, hundredth, hundredth]))
  .refine(([left, top, right, bottom]) => right > left && bottom > top)
  .describe('left, top, right and bottom of the piece in its picture, as in "20 30 80 90"')
  .meta({ control: 'text' })
  .nullable()
  .catch(null)
const MOST_POINTS = 8
/** A point without a position is dropped; the others are kept. */
const points = z
  .array(
    z
      .object({
        x: hundredth.describe('from the left, 0 to 100'),
        y: hundredth.describe('from the top, 0 to 100'),
        slug: z
          .string()
          .trim()
          .max(200)
          .describe('the product, as it stands in its address; blank: not chosen yet, and nothing is drawn')
          .meta({ control: 'text', limits: { max: 200 } }),
        box,
      })
      .nullable()
      .catch(null),
  )
  .transform((all) => all.flatMap((point) => point ?? []).slice(0, MOST_POINTS))
  .catch([])
  .meta({ control: 'list', limits: { max: MOST_POINTS } })

export const settings = settingsShape({ scheme: 'auto', logo: 'wordmark' }, ['instrument-sans']).extend({
  banners: bannerList({ points }).catch([]),
  rooms: z
    .union([z.string().transform((names) => names.toLowerCase().split(/[\s,+]+/)), z.array(z.string())])
    .transform((names) => [...new Set(names)].flatMap((name) => ROOMS.find((room) => room === name) ?? []))
    .refine((rooms) => rooms.length > 0)
    .describe(`some of ${ROOMS.join(', ')}, in the order in which rooms take them`)
    .catch([...ROOMS])
    .meta({ control: 'choice', choices: ROOMS, limits: { min: 1, max: ROOMS.length }, group: 'colors', part: 'page' }),
  tape: flag.catch(true).meta({ group: 'template', part: 'lists' }),
  unit: oneOf(['cm', 'in']).catch('cm').meta({ group: 'details', part: 'lists' }),
})

/** Reads stored settings; never fails. */
export const readSettings = (stored: unknown): Settings => read(stored, settings)
