import type { ShopId } from '@store/core'
import * as z from 'zod'
import { idInAddress } from '../../fields.ts'
import { translate } from '../../wire.ts'
import { defineLegacyEndpoint } from '../endpoint.ts'
import { envelopeOrNull } from '../envelope.ts'
import { flag, numberOrNull, textOrNull } from '../fields.ts'

/**
 * A template's settings as they are stored, under the names of its settings schema. `ajustes` is ours and contains all of
 * them; the other fields repeat those that they have a name for, for readers that do not support `ajustes`.
 */
export type TemplateSettings = Readonly<Record<string, unknown>>

const Stored = z.record(z.string(), z.unknown())
export const ajustes = Stored.nullish()

/** One object for readers of template 5 and of template 99. */
const SettingsWire = z
  .object({
    banner: textOrNull,
    banner_footer: textOrNull,
    iframe: textOrNull,
    settings: z
      .object({
        '--background_color_1': textOrNull,
        '--background_color_2': textOrNull,
        '--color_background_btn': textOrNull,
        '--color_border': textOrNull,
        '--color_icon': textOrNull,
        '--color_subtext': textOrNull,
        '--color_text': textOrNull,
        '--color_text_btn': textOrNull,
        tipo_letra: textOrNull,
      })
      .nullish(),
    descripcion: textOrNull,
    mensaje_principal: textOrNull,
    color_primario: textOrNull,
    color_secundario: textOrNull,
    color_icon: textOrNull,
    logo_cuadrado: numberOrNull,
    tema: numberOrNull,
    estilo_productos: numberOrNull,
    estilo_categorias: numberOrNull,
    pago_online: numberOrNull,
    watermark: flag,
    state_subcategorias: numberOrNull,
    ajustes,
  })
  .meta({ id: 'AjustesDePlantilla' })
type SettingsWire = z.output<typeof SettingsWire>

const SCHEMES = ['light', 'dark', 'auto']

/** Values of other services, under our names; missing ones are left out, so that the template's defaults apply. */
function fromOthers(w: SettingsWire): TemplateSettings {
  const css = w.settings
  return stated({
    colors: stated({
      primary: w.color_primario ?? css?.['--color_background_btn'],
      accent: w.color_secundario ?? w.color_icon ?? css?.['--color_icon'],
      background: css?.['--background_color_1'],
      text: css?.['--color_text'],
    }),
    font: css?.tipo_letra,
    scheme: w.tema === null ? null : SCHEMES[w.tema - 1],
    logo: w.logo_cuadrado === null ? null : w.logo_cuadrado === 0 ? 'wordmark' : 'square',
    categoryStyle: w.estilo_categorias,
    productStyle: w.estilo_productos,
    banners: w.banner === null ? null : [{ image: w.banner }],
    headline: w.mensaje_principal,
    description: w.descripcion,
    onlinePayment: w.pago_online === null ? null : w.pago_online !== 0,
    watermark: w.watermark,
    showSubcategories: w.state_subcategorias === null ? null : w.state_subcategorias !== 0,
    footerBanner: w.banner_footer,
    embed: w.iframe,
  })
}

function stated(fields: Readonly<Record<string, unknown>>): TemplateSettings {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined))
}

/** A text of stored settings, whose values may have any type. */
export const textIn = (settings: unknown, name: string): string | null => {
  const value = fieldOf(settings, name)
  return typeof value === 'string' && value.trim() !== '' ? value : null
}
const flagIn = (settings: TemplateSettings, name: string): number | null => {
  const { [name]: value } = settings
  return typeof value === 'boolean' ? Number(value) : null
}
const styleIn = (settings: TemplateSettings, name: string): number | null => {
  const { [name]: value } = settings
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}
export const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
export const bannerIn = (settings: TemplateSettings): unknown =>
  Array.isArray(settings.banners) ? settings.banners[0] : undefined

function forOthers(d: TemplateSettings): SettingsWire {
  const color = (name: string) => textIn(d.colors, name)
  const scheme = SCHEMES.indexOf(String(d.scheme))
  return {
    banner: textIn(bannerIn(d), 'image'),
    banner_footer: textIn(d, 'footerBanner'),
    iframe: textIn(d, 'embed'),
    settings: {
      '--background_color_1': color('background'),
      '--background_color_2': null,
      '--color_background_btn': color('primary'),
      '--color_border': null,
      '--color_icon': color('accent'),
      '--color_subtext': null,
      '--color_text': color('text'),
      '--color_text_btn': null,
      tipo_letra: textIn(d, 'font'),
    },
    descripcion: textIn(d, 'description'),
    mensaje_principal: textIn(d, 'headline'),
    color_primario: color('primary'),
    color_secundario: color('accent'),
    color_icon: color('accent'),
    logo_cuadrado: d.logo === 'square' ? 1 : d.logo === 'wordmark' ? 0 : null,
    tema: scheme < 0 ? null : scheme + 1,
    estilo_productos: styleIn(d, 'productStyle'),
    estilo_categorias: styleIn(d, 'categoryStyle'),
    pago_online: flagIn(d, 'onlinePayment'),
    watermark: d.watermark === true,
    state_subcategorias: flagIn(d, 'showSubcategories'),
    ajustes: d,
  }
}

const Settings = translate(SettingsWire, { fromWire: (w) => w.ajustes ?? fromOthers(w), toWire: forOthers })

/** C15. Null: the shop has changed nothing in this template. */
export const getTemplateSettings = defineLegacyEndpoint({
  name: 'getTemplateSettings',
  tag: 'Template settings',
  method: 'GET',
  path: '/api/v1/templates/store-template-settings',
  summary: 'Settings of a template in a shop',
  query: translate(z.object({ template: idInAddress, storeId: idInAddress }), {
    fromWire: (w): { readonly shopId: ShopId; readonly templateId: number } => ({
      shopId: w.storeId,
      templateId: w.template,
    }),
    toWire: (d) => ({ template: d.templateId, storeId: d.shopId }),
  }),
  response: envelopeOrNull(Settings),
  open: true,
  nullOn: [404],
})
