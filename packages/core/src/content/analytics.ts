import type { ProductId, VariantId } from '../product/product.ts'

/** C4's events; B6 gives the first two their pixel codes. */
export const SHOP_EVENTS = {
  addedToCart: { wire: 'ADDED_PRODUCT_TO_CART', pixel: 'AddToCart', code: 1 },
  startedCheckout: { wire: 'CLICKED_PAY_CART', pixel: 'InitiateCheckout', code: 2 },
  visitedPage: { wire: 'VISITED_PAGE', pixel: null, code: null },
  choseCategory: { wire: 'CLICKED_CATEGORY', pixel: null, code: null },
  visitedCatalog: { wire: 'VISITED_PRODUCTS_PAGE', pixel: null, code: null },
  viewedProduct: { wire: 'VIEWED_PRODUCT', pixel: null, code: null },
} as const
export type ShopEventName = keyof typeof SHOP_EVENTS
export type ShopEvent = {
  readonly name: ShopEventName
  readonly productId: ProductId | null
  readonly categoryId: number | null
}

/** Pixel events are sent only if the shop has a pixel and the visitor agreed. */
export function pixelEvent(
  event: ShopEvent,
  shop: { readonly pixelId: string | null; readonly consent: boolean },
): { readonly event: string; readonly code: number } | null {
  const { pixel, code } = SHOP_EVENTS[event.name]
  return pixel !== null && shop.pixelId && shop.consent ? { event: pixel, code } : null
}

/** The id of a product or one of its variants in feeds, pixels and structured data: the same in all three. */
export function feedId(productId: ProductId, variantId: VariantId | null): string {
  return variantId === null ? String(productId) : `${productId}-${variantId}`
}

/** Where a visit came from, as far as the browser reports it. */
export const VISIT_SOURCES = [
  'direct',
  'search',
  'whatsapp',
  'instagram',
  'facebook',
  'tiktok',
  'youtube',
  'mail',
  'other',
] as const
export type VisitSource = (typeof VISIT_SOURCES)[number]

/** Hosts by source, including their subdomains. */
const HOSTS_OF_SOURCE: Readonly<Partial<Record<VisitSource, RegExp>>> = {
  search: /(?:^|\.)(?:google|bing|duckduckgo|yahoo|ecosia|brave|yandex)\./,
  whatsapp: /(?:^|\.)(?:whatsapp\.com|wa\.me)$/,
  instagram: /(?:^|\.)instagram\.com$/,
  facebook: /(?:^|\.)(?:facebook\.com|fb\.com|fb\.me|messenger\.com)$/,
  tiktok: /(?:^|\.)tiktok\.com$/,
  youtube: /(?:^|\.)(?:youtube\.com|youtu\.be)$/,
  mail: /^(?:mail|webmail|outlook)\.|(?:^|\.)(?:mail\.google\.com|outlook\.live\.com)$/,
}

/** Values of `utm_source` in links to a shop, besides the names of sources. */
const SOURCE_OF_TAG: Readonly<Record<string, VisitSource>> = {
  ig: 'instagram',
  fb: 'facebook',
  wa: 'whatsapp',
  google: 'search',
  bing: 'search',
  yt: 'youtube',
  newsletter: 'mail',
  email: 'mail',
  correo: 'mail',
}

/**
 * Where a visit came from: by the `utm_source` of its address, else by the referring page.
 *
 * @param referrer the address of that page; blank when the browser sends none
 * @param host the shop's own host, which does not count as a referrer
 */
export function sourceOfVisit({
  referrer,
  tag,
  host,
}: {
  readonly referrer: string
  readonly tag: string | null
  readonly host: string
}): VisitSource {
  const name = (tag ?? '').slice(0, 40).toLowerCase()
  const named = VISIT_SOURCES.find((source) => source === name) ?? SOURCE_OF_TAG[name]
  if (named) return named
  if (name) return 'other'
  const from = hostOf(referrer)
  if (from === null || from === host) return 'direct'
  const sources = Object.entries(HOSTS_OF_SOURCE) as (readonly [VisitSource, RegExp])[]
  // Mail is checked first, because Google's mail program is on a host of Google's.
  return sources.toReversed().find(([, hosts]) => hosts.test(from))?.[0] ?? 'other'
}

function hostOf(address: string): string | null {
  try {
    const { protocol, host } = new URL(address.slice(0, 2_000))
    // Referrers of phone apps: android-app://com.instagram.android
    return protocol === 'android-app:' ? host.split('.').slice(0, 2).toReversed().join('.') : host
  } catch {
    return null
  }
}

/** Longer searches are cut before they are counted. */
const LONGEST_SEARCH = 60

/**
 * A search in the form in which it is counted, whatever its case and accents; null: blank, or it may identify somebody (an
 * address, a phone).
 */
export function countedSearch(text: string): string | null {
  const plain = text
    .slice(0, 200)
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST_SEARCH)
  return plain === '' || plain.includes('@') || plain.replaceAll(/\D/g, '').length > 5 ? null : plain
}
