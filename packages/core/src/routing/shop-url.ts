import { invariant } from '../invariant.ts'
import type { Shop } from '../shop/shop.ts'
import { type DomainSettings, normaliseHost } from './tenant.ts'

/**
 * The address of a shop, without a trailing slash: its custom domain, else its subdomain. `https` except on
 * localhost. Only there the port counts: everywhere else a proxy listens on the default port.
 */
export function shopUrl(
  shop: Pick<Shop, 'subdomain' | 'domain' | 'templateId'>,
  domains: DomainSettings,
  port?: number,
): string {
  const suffix = (shop.templateId === 3 ? domains.template3Domain : null) ?? productDomain(domains)
  return origin(normaliseHost(shop.domain) ?? `${shop.subdomain}.${suffix}`, port)
}

/** The messaging-app address of a shop: `/wa/{subdomain}` on the product's own domain. */
export function chatShopUrl(shop: Pick<Shop, 'subdomain'>, domains: DomainSettings, port?: number): string {
  return `${origin(productDomain(domains), port)}/wa/${shop.subdomain}`
}

function productDomain(domains: DomainSettings): string {
  const domain = domains.storeDomains[0] ?? domains.onlineDomains[0]
  invariant(domain, 'the product has a domain of its own')
  return domain
}

function origin(host: string, port?: number): string {
  const local = host === 'localhost' || host.endsWith('.localhost') || host === '127.0.0.1'
  return local ? `http://${host}${port && port !== 80 ? `:${port}` : ''}` : `https://${host}`
}
