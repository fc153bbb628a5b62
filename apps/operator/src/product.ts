import type { DomainSettings } from '@store/core'

const list = (text: string | undefined) =>
  (text ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)

/** The product's own domains, read as its servers read them (architecture §8). */
export function domains(): DomainSettings {
  const { STORE_DOMAINS, ONLINE_DOMAINS, TEMPLATE3_DOMAIN, BRAND } = process.env
  return {
    storeDomains: list(STORE_DOMAINS || 'localhost'),
    onlineDomains: list(ONLINE_DOMAINS),
    template3Domain: list(TEMPLATE3_DOMAIN)[0] ?? null,
    brand: (BRAND || 'feria').toLowerCase(),
  }
}

/** Where the storefront listens. */
export const port = () => Number(process.env.PORT || 3000)
