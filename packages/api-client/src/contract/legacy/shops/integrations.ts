import type {
  Affiliation as DomainAffiliation,
  Integrations as DomainIntegrations,
  MarketplaceAccess,
} from '@store/core'
import * as z from 'zod'
import { list, translate } from '../../wire.ts'
import { defineLegacyEndpoint } from '../endpoint.ts'
import { envelope, envelopeOrNull } from '../envelope.ts'
import { ById, flag, id, text, textIfAny, textOrNull } from '../fields.ts'

const Affiliation = translate(z.object({ id, nombre: text, logo: textOrNull }).meta({ id: 'Entidad' }), {
  fromWire: (w): DomainAffiliation => ({ id: w.id, name: w.nombre, logo: w.logo }),
  toWire: (d) => ({ id: d.id, nombre: d.name, logo: d.logo }),
})

const Integrations = translate(
  z
    .object({
      pixel_facebook: textOrNull,
      facebook_pixel_metatag_1: textOrNull,
      facebook_chat: textOrNull,
      facebook: textOrNull,
      analytics: textOrNull,
      tag_manager: textOrNull,
      google_merchant: textOrNull,
      mercadolibre: textOrNull,
      tidio_user: textOrNull,
      addiAllySlug: textOrNull,
    })
    .meta({ id: 'Integraciones' }),
  {
    fromWire: (w): DomainIntegrations => ({
      facebookPixel: w.pixel_facebook,
      facebookVerification: w.facebook_pixel_metatag_1,
      facebookChat: w.facebook_chat,
      facebook: w.facebook,
      analytics: w.analytics,
      tagManager: w.tag_manager,
      merchantVerification: w.google_merchant,
      marketplaceLink: w.mercadolibre,
      chatWidget: w.tidio_user,
      financingSlug: w.addiAllySlug,
    }),
    toWire: (d) => ({
      pixel_facebook: d.facebookPixel,
      facebook_pixel_metatag_1: d.facebookVerification,
      facebook_chat: d.facebookChat,
      facebook: d.facebook,
      analytics: d.analytics,
      tag_manager: d.tagManager,
      google_merchant: d.merchantVerification,
      mercadolibre: d.marketplaceLink,
      tidio_user: d.chatWidget,
      addiAllySlug: d.financingSlug,
    }),
  },
)

const Access = translate(z.object({ statehoko: flag, token: textIfAny }).meta({ id: 'MercadoDropshipping' }), {
  fromWire: (w): MarketplaceAccess => ({ enabled: w.statehoko, token: w.token }),
  toWire: (d) => ({ statehoko: d.enabled, token: d.token }),
})

/** C11. */
export const listAffiliations = defineLegacyEndpoint({
  name: 'listAffiliations',
  tag: 'Shops',
  method: 'GET',
  path: '/api/v1/stores/entities/:id',
  summary: 'Malls and organisations a shop belongs to',
  params: ById,
  response: envelope(list(Affiliation)),
  open: false,
})

/** C12. Null: the shop has no integrations. */
export const getIntegrations = defineLegacyEndpoint({
  name: 'getIntegrations',
  tag: 'Shops',
  method: 'GET',
  path: '/api/v1/stores/apis/:id',
  summary: "A shop's ids at third parties",
  params: ById,
  response: envelopeOrNull(Integrations),
  open: false,
  nullOn: [404],
})

/** C25. Null: the shop never had the marketplace. Our services send the token to our own servers only. */
export const getMarketplaceAccess = defineLegacyEndpoint({
  name: 'getMarketplaceAccess',
  tag: 'Marketplace',
  method: 'GET',
  path: '/api/hoko/:id',
  summary: 'Whether a shop offers the dropshipping marketplace',
  params: ById,
  response: envelopeOrNull(Access),
  open: false,
  nullOn: [404],
})
