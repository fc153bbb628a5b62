import { INTEGRATION_PATTERNS } from '@store/core'
import * as z from 'zod'
import { defineManageEndpoint } from '../endpoint.ts'
import { OfShop, revision } from '../shapes.ts'

/** Ids at third parties that our storefronts use; prescribed calls have more. */
export const INTEGRATIONS = [
  'facebookPixel',
  'facebookVerification',
  'facebookChat',
  'analytics',
  'tagManager',
  'merchantVerification',
  'financingSlug',
] as const
type Name = (typeof INTEGRATIONS)[number]

/** One field for each of these ids. */
const each = <S extends z.ZodType>(make: (name: Name) => S) =>
  Object.fromEntries(INTEGRATIONS.map((name) => [name, make(name)])) as Readonly<Record<Name, S>>

const Ids = z.object({ ...each(() => z.string().nullable()), revision }).meta({ id: 'IntegrationIds' })

const getIntegrations = defineManageEndpoint({
  name: 'getIntegrations',
  tag: 'Integrations',
  method: 'GET',
  path: '/manage/v1/shops/:shopId/integrations',
  summary: "The shop's ids at third parties; none is loaded before a visitor agrees",
  access: 'shop',
  params: OfShop,
  response: Ids,
})

const changeIntegrations = defineManageEndpoint({
  name: 'changeIntegrations',
  tag: 'Integrations',
  method: 'PATCH',
  path: '/manage/v1/shops/:shopId/integrations',
  summary: 'Change ids and leave the rest; null takes one away',
  access: 'settings:write',
  params: OfShop,
  revision: true,
  body: z.strictObject(each((name) => z.string().max(100).regex(INTEGRATION_PATTERNS[name]).nullable().optional())),
  example: { analytics: 'G-ABC123DEF4', facebookPixel: null },
  response: Ids,
})

/** The shape of tokens of the marketplace. */
export const MARKETPLACE_TOKEN = /^[\x21-\x7e]{8,4000}$/

const Marketplace = z
  .object({ enabled: z.boolean(), ownToken: z.boolean(), revision })
  .meta({ id: 'MarketplaceSettings' })

const getMarketplace = defineManageEndpoint({
  name: 'getMarketplace',
  tag: 'Integrations',
  method: 'GET',
  path: '/manage/v1/shops/:shopId/marketplace',
  summary: 'Whether the dropshipping marketplace is on, and whether it has a token of the shop’s own',
  access: 'shop',
  params: OfShop,
  response: Marketplace,
})

const setMarketplace = defineManageEndpoint({
  name: 'setMarketplace',
  tag: 'Integrations',
  method: 'PUT',
  path: '/manage/v1/shops/:shopId/marketplace',
  summary: 'Switch it. A token is sealed, and never answered; left out, the one that is there stays',
  access: 'integrations:write',
  fresh: true,
  params: OfShop,
  revision: true,
  body: z.strictObject({
    enabled: z.boolean(),
    token: z.string().max(4000).regex(MARKETPLACE_TOKEN).optional(),
  }),
  example: { enabled: true },
  response: Marketplace,
})

export const integrationCalls = {
  getIntegrations,
  changeIntegrations,
  getMarketplace,
  setMarketplace,
} as const
