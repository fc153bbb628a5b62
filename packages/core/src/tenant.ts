/** Domains the product itself serves (architecture §8). */
export type DomainSettings = {
  /** `{name}.{domain}` is a shop; the bare domain serves `/wa/{slug}`. */
  readonly storeDomains: readonly string[]
  readonly onlineDomains: readonly string[]
  /** Shops in template 3 live under this suffix. */
  readonly template3Domain: string | null
  /** The product's own name; never a shop (T3). */
  readonly brand: string
}

/** The thing a request's host and path point at (T1–T3), before anybody looks whether it exists. */
export type TenantRef =
  | { readonly kind: 'subdomain'; readonly name: string }
  | { readonly kind: 'domain'; readonly name: string }
  /** `/wa/{slug}`: an id or a subdomain name. `host` is the shop the host itself asks for, or null on the product's own domains. */
  | { readonly kind: 'chat'; readonly slug: string; readonly host: { readonly kind: 'subdomain' | 'domain'; readonly name: string } | null }
  | { readonly kind: 'none'; readonly reason: 'badHost' | 'brand' | 'ownDomain' }

/**
 * Host without port or trailing dot, lower case, IDN in punycode; `null` for anything a hostile client may send (T7).
 */
export declare function normaliseHost(host: string | null | undefined): string | null

/** Which shop a request asks for. `pathname` is the URL's path, still encoded. */
export declare function tenantFromUrl(url: { readonly host: string | null | undefined; readonly pathname: string }, domains: DomainSettings): TenantRef

/** One string per tenant, for cache keys. */
export declare function tenantKey(tenant: TenantRef): string

/** Subdomain names a shop may take: letters, digits and inner hyphens, 2–63, not all digits, not the brand nor a reserved word (www, api …). */
export declare function isShopName(name: string, domains: Pick<DomainSettings, 'brand'>): boolean

export const TEMPLATE_IDS = [5, 6, 7, 9, 10, 11, 12, 13, 14, 15, 16, 17, 99] as const
export type TemplateId = (typeof TEMPLATE_IDS)[number]
export declare function isTemplateId(id: number): id is TemplateId
/** Template of every `/wa` page. */
export const CHAT_TEMPLATE: TemplateId = 99
