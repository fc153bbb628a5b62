import { isShownTime } from '@store/core'
import { z } from 'zod'
import { hexFrom } from './color.ts'
import { withOurNames } from './setting-names.ts'
import { alternatives } from './setting-schema.ts'
import type { MerchantColors } from './tokens.ts'

/** A picture with text over it, on a home page. */
export type Banner = {
  readonly image: string | null
  /** Another crop for phones. */
  readonly mobileImage: string | null
  readonly title: string
  readonly text: string
  readonly button: string
  readonly href: string | null
  /** The point that stays visible when the picture is cropped, as `object-position`: "50% 30%". */
  readonly focus: string | null
  /** When it is shown (core's `ShownTimes`): pages get the banners that are shown now. */
  readonly from?: string | null
  readonly until?: string | null
}

/** Settings that every template has. Each template decides what a style number means. */
export type CommonSettings = {
  readonly colors: MerchantColors
  /** `own`: the template's fonts; `system`: a system font; otherwise the name of an alternative that the template offers. */
  readonly font: string
  readonly scheme: 'light' | 'dark' | 'auto'
  readonly logo: 'wordmark' | 'square'
  readonly categoryStyle: 1 | 2 | 3
  readonly productStyle: 1 | 2 | 3
  readonly banners: readonly Banner[]
  readonly headline: string
  readonly description: string
  /** "Made with …" in the footer. */
  readonly watermark: boolean
  readonly onlinePayment: boolean
}

export const DEFAULT_SETTINGS: CommonSettings = {
  colors: { primary: null, accent: null, background: null, text: null },
  font: 'own',
  scheme: 'light',
  logo: 'wordmark',
  categoryStyle: 1,
  productStyle: 1,
  banners: [],
  headline: '',
  description: '',
  watermark: false,
  onlinePayment: false,
}

const MAX_BANNERS = 6

/** A text of one line, cut to this many letters. */
export const text = (most: number) =>
  z
    .union([z.string(), z.number()])
    .transform((typed) => String(typed).trim().slice(0, most))
    .describe('a text')
    .meta({ control: 'text', limits: { max: most } })
/** One of these names, in any case. */
export const oneOf = <Name extends string>(names: readonly [Name, ...Name[]]) =>
  z
    .string()
    .trim()
    .toLowerCase()
    .pipe(z.enum(names))
    .describe(alternatives(names))
    .meta({ control: 'choice', choices: names })
const line = text(2000)
/** A boolean, stored as 0/1, true/false or these as text. */
export const flag = z
  .union([z.boolean(), z.number(), z.enum(['0', '1', 'true', 'false'])])
  .transform((value) => value === true || value === 1 || value === '1' || value === 'true')
  .describe('true or false')
  .meta({ control: 'switch' })
/** A colour as `#rrggbb`; anything else is null. */
export const color = z
  .unknown()
  .optional()
  .transform(hexFrom)
  .describe('a colour, as in #6e0f22')
  .meta({ control: 'color' })
/** An address that a shop may link to; never `javascript:`. */
export const href = z
  .string()
  .trim()
  .regex(/^(?:\/(?!\/)|https?:\/\/|mailto:|tel:|#)[^\s"<>]*$/i)
  .describe('an address, as in /productos or https://example.org')
  .meta({ control: 'link' })
  .nullable()
  .catch(null)
/** An image of our own or of another site. */
export const imageSource = z
  .string()
  .trim()
  .regex(/^(?:\/(?!\/)|https:\/\/)[^\s"'<>()]*$/i)
  .describe('a picture: a file, or an address as in https://example.org/a.jpg')
  .meta({ control: 'image' })
  .nullable()
  .catch(null)
/**
 * A day and time in the shop's time zone, without seconds. An invalid one is kept as it is: an entry with such a time is
 * not shown.
 */
const moment = z
  .string()
  .trim()
  .refine(isShownTime)
  .transform((typed) => typed.slice(0, 16))
  .describe('a day and an hour of the shop, as in 2031-12-01T08:00')
  .meta({ control: 'moment' })
  .nullable()
  .catch(({ value }) => unreadable(value))
function unreadable(stored: unknown): string | null {
  if (typeof stored === 'string') return stored.trim().slice(0, 40) || null
  return stored === undefined ? null : '-'
}
const style = z.coerce
  .number()
  .pipe(z.union([z.literal(1), z.literal(2), z.literal(3)]))
  .describe('1, 2 or 3')
  .meta({ control: 'choice', choices: [1, 2, 3] })
const scheme = z
  .union([
    z.enum(['light', 'dark', 'auto']),
    z.enum(['claro', 'oscuro']).transform((name) => (name === 'claro' ? ('light' as const) : ('dark' as const))),
    z.coerce
      .number()
      .int()
      .min(1)
      .max(3)
      .transform((code) => (['light', 'dark', 'auto'] as const)[code - 1] ?? 'light'),
  ])
  .describe('light, dark or auto')
  .meta({ control: 'choice', choices: ['light', 'dark', 'auto'] })
const logo = z
  .union([
    z.enum(['wordmark', 'square']),
    flag.transform((square) => (square ? ('square' as const) : ('wordmark' as const))),
  ])
  .describe('wordmark or square')
  .meta({ control: 'choice', choices: ['wordmark', 'square'] })
const font = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[\w +-]{1,60}$/)
  .transform((name) => ({ propia: 'own', sistema: 'system' })[name] ?? name)
  .describe('own, system, or a face the template offers')
  .meta({ control: 'font' })

const bannerShape = z.object({
  image: imageSource,
  mobileImage: imageSource,
  title: line.catch(''),
  text: line.meta({ control: 'longText' }).catch(''),
  button: line.catch(''),
  href,
  focus: z
    .string()
    .trim()
    .regex(/^(?:(?:\d{1,3}%|left|right|center|top|bottom)\s?){1,2}$/)
    .describe('what stays in view, as in "50% 30%" or "left top"')
    .meta({ control: 'focus' })
    .nullable()
    .catch(null),
  from: moment,
  until: moment,
})
/** A list of banners, each with additional fields of the template. */
export const bannerList = <Parts extends z.ZodRawShape>(parts: Parts) =>
  z
    .array(acceptingServiceNames(bannerShape.extend(parts)))
    .transform((all) => all.slice(0, MAX_BANNERS))
    .meta({ control: 'list', group: 'banners', part: 'home', limits: { max: MAX_BANNERS } })
const noColors = { primary: null, accent: null, background: null, text: null }

const pageColor = color.meta({ group: 'colors', part: 'page' })

/**
 * The schema of the common settings, to be extended by a template's own: `settingsShape({ scheme: 'dark' }).extend({ … })`.
 * `fonts`: names of the alternatives that the template's style sheet has for `font`.
 */
export function settingsShape(defaults: Partial<CommonSettings> = {}, fonts: readonly string[] = []) {
  const preset = { ...DEFAULT_SETTINGS, ...defaults }
  return z.object({
    colors: acceptingServiceNames(
      z.object({ primary: pageColor, accent: pageColor, background: pageColor, text: pageColor }),
    ).catch({ ...noColors, ...preset.colors }),
    font: font.catch(preset.font).meta({ choices: ['own', 'system', ...fonts], group: 'letters', part: 'page' }),
    scheme: scheme.catch(preset.scheme).meta({ group: 'colors', part: 'page' }),
    logo: logo.catch(preset.logo).meta({ group: 'logo', part: 'header' }),
    categoryStyle: style.catch(preset.categoryStyle).meta({ group: 'template', part: 'home' }),
    productStyle: style.catch(preset.productStyle).meta({ group: 'template', part: 'lists' }),
    banners: bannerList({}).catch(preset.banners.map((banner) => ({ from: null, until: null, ...banner }))),
    headline: line.catch(preset.headline).meta({ group: 'details', part: 'home' }),
    description: line.catch(preset.description).meta({ control: 'longText', group: 'details', part: 'home' }),
    watermark: flag.catch(preset.watermark).meta({ group: 'details', part: 'footer' }),
    onlinePayment: flag.catch(preset.onlinePayment).meta({ group: 'details', part: 'cart' }),
  })
}

/**
 * Reads settings of any version, by our names or the services', as an object or as JSON text. Never fails: an invalid
 * value becomes the default.
 */
export function readSettings<Shape extends z.ZodObject>(stored: unknown, shape: Shape): z.output<Shape> {
  return shape.parse(withOurNames(typeof stored === 'string' ? parsed(stored) : stored))
}

function acceptingServiceNames<Shape extends z.ZodType>(shape: Shape) {
  return z.preprocess(withOurNames, shape)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
