import { z } from 'zod'
import { hexFrom } from './color.ts'
import { withOurNames } from './setting-names.ts'
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

const line = z
  .union([z.string(), z.number()])
  .transform((text) => String(text).trim().slice(0, 2000))
  .describe('a text')
/** A boolean, stored as 0/1, true/false or these as text. */
export const flag = z
  .union([z.boolean(), z.number(), z.enum(['0', '1', 'true', 'false'])])
  .transform((value) => value === true || value === 1 || value === '1' || value === 'true')
  .describe('true or false')
/** A colour as `#rrggbb`; anything else is null. */
export const color = z.unknown().optional().transform(hexFrom).describe('a colour, as in #6e0f22')
/** An address that a shop may link to; never `javascript:`. */
export const href = z
  .string()
  .trim()
  .regex(/^(?:\/(?!\/)|https?:\/\/|mailto:|tel:|#)[^\s"<>]*$/i)
  .describe('an address, as in /productos or https://example.org')
  .nullable()
  .catch(null)
/** An image of our own or of another site. */
export const imageSource = z
  .string()
  .trim()
  .regex(/^(?:\/(?!\/)|https:\/\/)[^\s"'<>()]*$/i)
  .describe('a picture: a file, or an address as in https://example.org/a.jpg')
  .nullable()
  .catch(null)
const style = z.coerce
  .number()
  .pipe(z.union([z.literal(1), z.literal(2), z.literal(3)]))
  .describe('1, 2 or 3')
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
const logo = z
  .union([
    z.enum(['wordmark', 'square']),
    flag.transform((square) => (square ? ('square' as const) : ('wordmark' as const))),
  ])
  .describe('wordmark or square')
const font = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[\w +-]{1,60}$/)
  .transform((name) => ({ propia: 'own', sistema: 'system' })[name] ?? name)
  .describe('own, system, or a face the template offers')

const bannerShape = z.object({
  image: imageSource,
  mobileImage: imageSource,
  title: line.catch(''),
  text: line.catch(''),
  button: line.catch(''),
  href,
  focus: z
    .string()
    .trim()
    .regex(/^(?:(?:\d{1,3}%|left|right|center|top|bottom)\s?){1,2}$/)
    .describe('what stays in view, as in "50% 30%" or "left top"')
    .nullable()
    .catch(null),
})
/** A list of banners, each with additional fields of the template. */
export const bannerList = <Parts extends z.ZodRawShape>(parts: Parts) =>
  z.array(acceptingServiceNames(bannerShape.extend(parts))).transform((all) => all.slice(0, MAX_BANNERS))
const noColors = { primary: null, accent: null, background: null, text: null }

/** The schema of the common settings, to be extended by a template's own: `settingsShape({ scheme: 'dark' }).extend({ … })`. */
export function settingsShape(defaults: Partial<CommonSettings> = {}) {
  const preset = { ...DEFAULT_SETTINGS, ...defaults }
  return z.object({
    colors: acceptingServiceNames(z.object({ primary: color, accent: color, background: color, text: color })).catch({
      ...noColors,
      ...preset.colors,
    }),
    font: font.catch(preset.font),
    scheme: scheme.catch(preset.scheme),
    logo: logo.catch(preset.logo),
    categoryStyle: style.catch(preset.categoryStyle),
    productStyle: style.catch(preset.productStyle),
    banners: bannerList({}).catch([...preset.banners]),
    headline: line.catch(preset.headline),
    description: line.catch(preset.description),
    watermark: flag.catch(preset.watermark),
    onlinePayment: flag.catch(preset.onlinePayment),
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
