import type { ShopId } from '@store/core'
import * as z from 'zod'
import type { Endpoint } from '../../endpoint.ts'
import { idInAddress } from '../../fields.ts'
import { translate } from '../../wire.ts'
import { defineLegacyEndpoint } from '../endpoint.ts'
import { ajustes, bannerIn, fieldOf, type TemplateSettings, textIn } from './template-settings.ts'

/**
 * C28, the node settings service: one call per template, settings in sections. The content of
 * the sections is not documented; we write the known common settings, and the complete settings in `ajustes`.
 */
const SECTIONS = {
  7: 'header banner content productList card advertising ProductFavorite howWork blog newsletter contentImg footer productListFilter contact detailsProduct card1 blog1 settingGeneral',
  9: 'header footer banner koffers productList cardProduct blog wrapper newsletter productListFilter contact detailsProduct settingGeneral',
  10: 'header banner section pages trending cardProduct offers productList productListFilter blog footer contact detailsProduct settingGeneral',
  11: 'header pages banner section trending cardProduct parallax information blog newsletter footer contact productList detailsProduct settingGeneral',
  12: '',
  13: 'header pages banner cardProduct information newsletter footer contact productList productListFilter settingGeneral detailsProduct infoText',
  14: 'header banner information detailsProducts pages cardProducts offers listProductsHome offersProduct newsletter listBlogHome cardBlog logos footer listProductsFilter contact settingsGeneral',
  16: 'header banner content information detailsProducts cardProducts pageHeader offers listProductsHome informationStore newsletter listBlogHome cardBlog logos footer listProductsFilter categories contact settingsGeneral',
} as const
export type ServiceTemplate = keyof typeof SECTIONS
export const SERVICE_TEMPLATES = Object.keys(SECTIONS).map(Number) as readonly ServiceTemplate[]

const GENERAL = /^settings?General$/

function section(name: string, settings: TemplateSettings): Readonly<Record<string, unknown>> {
  if (GENERAL.test(name)) return { fount_1: textIn(settings, 'font'), fount_2: null }
  if (name === 'banner') return { visible: bannerIn(settings) !== undefined, values: settings.banners ?? [] }
  return { visible: true }
}

/** Template 12 has no sections. */
function flat(settings: TemplateSettings): Readonly<Record<string, unknown>> {
  const color = (name: string) => textIn(settings.colors, name)
  const banner = bannerIn(settings)
  return {
    desktopBanner: textIn(banner, 'image'),
    responsiveBanner: textIn(banner, 'mobileImage'),
    bannerTitle: textIn(banner, 'title'),
    bannerDescription: textIn(banner, 'text'),
    bannerTitleColor: null,
    bannerDescriptionColor: null,
    bannerFilterOpacity: null,
    fontFamily: textIn(settings, 'font'),
    titleColor: color('text'),
    textColor: color('text'),
    priceColor: color('accent'),
    descriptionColor: color('text'),
    logoSize: null,
    backgroundColor: color('background'),
    backgroundFooter: null,
    footerTitle: null,
    footerText: textIn(settings, 'description'),
    roundedImages: null,
    responsiveImages: null,
  }
}

/** The values of other services. Their sections and ours have no field in common, so they are passed on unchanged. */
function fromOthers(template: ServiceTemplate, body: TemplateSettings): TemplateSettings {
  const { id: _id, ...sent } = body
  if (template !== 12) return sent
  const banner = { image: sent.desktopBanner, mobileImage: sent.responsiveBanner, title: sent.bannerTitle }
  return {
    ...sent,
    colors: { text: sent.textColor, accent: sent.priceColor, background: sent.backgroundColor },
    font: sent.fontFamily,
    banners: textIn(banner, 'image') === null ? [] : [{ ...banner, text: sent.bannerDescription }],
  }
}

function service<const T extends ServiceTemplate>(template: T) {
  const sections = SECTIONS[template].split(' ').filter(Boolean)
  const shape = template === 12 ? Object.keys(flat({})) : sections
  const Body = z
    .looseObject({ ...Object.fromEntries(shape.map((name) => [name, z.unknown().optional()])), ajustes })
    .meta({ id: `AjustesDePlantilla${template}` })
  return defineLegacyEndpoint({
    name: `getTemplate${template}Settings`,
    tag: 'Template settings',
    method: 'GET',
    path: `/template${template}`,
    summary: `Settings of template ${template} in a shop`,
    query: translate(z.object({ id: idInAddress }), {
      fromWire: (w): { readonly shopId: ShopId } => ({ shopId: w.id }),
      toWire: (d) => ({ id: d.shopId }),
    }),
    response: translate(z.object({ body: Body.nullish() }), {
      fromWire: ({ body }): TemplateSettings | null => {
        if (!body) return null
        return (fieldOf(body, 'ajustes') as TemplateSettings | undefined) ?? fromOthers(template, body)
      },
      toWire: (d) => ({
        body: d && {
          ...(template === 12 ? flat(d) : Object.fromEntries(sections.map((name) => [name, section(name, d)]))),
          ajustes: d,
        },
      }),
    }),
    // Other services accept this call without a key; ours requires one, as for every call that is not open (decision 016).
    open: false,
    nullOn: [404],
  }) satisfies Endpoint
}

export const templateServices = {
  getTemplate7Settings: service(7),
  getTemplate9Settings: service(9),
  getTemplate10Settings: service(10),
  getTemplate11Settings: service(11),
  getTemplate12Settings: service(12),
  getTemplate13Settings: service(13),
  getTemplate14Settings: service(14),
  getTemplate16Settings: service(16),
} as const
