import type { Amount } from '../money/amount.ts'

/** A shop's ids at third parties, for scripts and links; null until the merchant enters one. */
export type Integrations = {
  readonly facebookPixel: string | null
  readonly facebookVerification: string | null
  /** Page id of the social chat. */
  readonly facebookChat: string | null
  readonly facebook: string | null
  readonly analytics: string | null
  readonly tagManager: string | null
  readonly merchantVerification: string | null
  readonly marketplaceLink: string | null
  readonly chatWidget: string | null
  /** The shop's name at the buy-now-pay-later provider. */
  readonly financingSlug: string | null
}

/** A mall, guild or organisation that a shop belongs to. */
export type Affiliation = { readonly id: number; readonly name: string; readonly logo: string | null }

/** Whether a shop offers the dropshipping marketplace. The token is only for our own servers. */
export type MarketplaceAccess = { readonly enabled: boolean; readonly token: string | null }

/** A product of the dropshipping marketplace. */
export type MarketplaceProduct = {
  readonly id: string
  readonly name: string
  readonly description: string | null
  readonly price: Amount | null
  /** Null: the marketplace does not report it. */
  readonly units: number | null
  readonly images: readonly string[]
}
export type MarketplacePage = {
  readonly products: readonly MarketplaceProduct[]
  readonly count: number
  readonly pages: number
}

/**
 * The format of each provider's ids. A value in another format is ignored: it is in no page, address or policy. Old
 * measurement ids (`UA-…`) no longer measure anything.
 */
export const INTEGRATION_PATTERNS: Readonly<Record<keyof Integrations, RegExp>> = {
  facebookPixel: /^\d{10,20}$/,
  facebookVerification: /^[\w-]{10,100}$/,
  facebookChat: /^[\w.]{3,80}$/,
  facebook: /^\d{5,25}$/,
  analytics: /^G-[A-Z0-9]{4,16}$/,
  tagManager: /^GTM-[A-Z0-9]{4,10}$/,
  merchantVerification: /^[\w-]{10,100}$/,
  marketplaceLink: /^https?:\/\/[^\s"'<>]+$/,
  chatWidget: /^[\w-]{4,100}$/,
  financingSlug: /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
}

/** The valid ids, and the names of the invalid ones, which are treated as missing. */
export function validIntegrations(integrations: Integrations): {
  readonly valid: Integrations
  readonly refused: readonly (keyof Integrations)[]
} {
  const names = Object.keys(INTEGRATION_PATTERNS) as (keyof Integrations)[]
  const refused = names.filter(
    (name) => integrations[name] !== null && !INTEGRATION_PATTERNS[name].test(integrations[name] ?? ''),
  )
  return { valid: { ...integrations, ...Object.fromEntries(refused.map((name) => [name, null])) }, refused }
}
