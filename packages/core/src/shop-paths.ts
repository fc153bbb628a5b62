import type { PolicyKind } from './shop.ts'

/**
 * What a page may load and be reached from. `shop`: pages anybody may see, third parties allowed. `order`: a buyer's
 * order, where only images of third parties are allowed. `private`: what a buyer types or a private link opens, where
 * no third party is. A content security policy stays with a document, so links between zones are document navigations.
 */
export type PageZone = 'shop' | 'order' | 'private'

type ShopPath = {
  /** Below the mount of the shop: '' on its own host, `/wa/{slug}`, `/template{n}`. Words and `:parameters` alternate. */
  readonly path: string
  /** What a template draws there; absent for data, form targets and files. */
  readonly screen?: string
  /** `shop` when absent. */
  readonly zone?: PageZone
  /** The same for every visitor, so the page cache may keep it. */
  readonly cached?: true
  /** Crawlers stay away: of one visitor only, without end, or no page. */
  readonly noindex?: true
  /** A file for machines (R16), on the shop's own hosts only. */
  readonly file?: true
}

/**
 * Every address of a shop (specification §2, R1–R16). Routes, links, mails, payment returns, robots, sitemaps and the
 * page cache derive from this table; its keys are the routes' ids and the names of their files.
 */
export const SHOP_PATHS = {
  home: { path: '/', screen: 'Home', cached: true },
  catalog: { path: '/productos', screen: 'Catalog', cached: true },
  product: { path: '/productos/:product', screen: 'Product', cached: true },
  blog: { path: '/blog', screen: 'Blog', cached: true },
  article: { path: '/blog/:article', screen: 'Article', cached: true },
  policies: { path: '/termsandconditions', screen: 'Policies', cached: true },
  policy: { path: '/politicas/:kind', screen: 'Policies', cached: true },
  contact: { path: '/contacto', screen: 'Contact' },
  marketplace: { path: '/productosHoko', screen: 'Marketplace' },
  'marketplace-product': { path: '/productosHoko/:product', screen: 'MarketplaceProduct' },
  cart: { path: '/cart', screen: 'Cart', noindex: true },
  checkout: { path: '/checkout', screen: 'Checkout', zone: 'private', noindex: true },
  'order-placed': { path: '/pedido/:number', screen: 'OrderPlaced', zone: 'order', noindex: true },
  'order-tracking': { path: '/micompra', screen: 'OrderTracking', zone: 'private', noindex: true },
  newsletter: { path: '/suscripcion', screen: 'Newsletter', noindex: true },
  subscription: { path: '/suscripcion/:step', screen: 'Subscription', zone: 'private', noindex: true },
  access: { path: '/acceso', screen: 'Locked', zone: 'private', noindex: true },
  'payment-return': { path: '/pedido/:number/pago/:attempt', zone: 'order', noindex: true },
  'catalog-data': { path: '/productos.json', noindex: true },
  'newsletter-data': { path: '/suscripcion.json', noindex: true },
  suggestions: { path: '/suggestions', noindex: true },
  'cart-check': { path: '/cart-check', noindex: true },
  events: { path: '/events', noindex: true },
  sitemap: { path: '/sitemap.xml', file: true },
  'sitemap-part': { path: '/sitemap/:part', file: true },
  robots: { path: '/robots.txt', file: true },
  manifest: { path: '/manifest.webmanifest', file: true },
  icon: { path: '/icon.svg', file: true },
  'article-feed': { path: '/blog/rss.xml', file: true },
  'product-feed': { path: '/feed.xml', file: true },
} as const satisfies Readonly<Record<string, ShopPath>>

export type ShopPathName = keyof typeof SHOP_PATHS

/** Names of the table that a test holds for, in its order. */
export const shopPathNames = (holds: (path: ShopPath) => boolean = () => true): readonly ShopPathName[] =>
  (Object.keys(SHOP_PATHS) as ShopPathName[]).filter((name) => holds(SHOP_PATHS[name]))

type Values<Path extends string> = Path extends `${string}:${infer Rest}` ? [string | number, ...Values<Rest>] : []

/** The address of a page below its mount, its parameters filled in order and escaped: `/pedido/1042`. */
export function shopPath<Name extends ShopPathName>(
  name: Name,
  ...values: Values<(typeof SHOP_PATHS)[Name]['path']>
): string {
  const rest: (string | number)[] = [...values]
  return SHOP_PATHS[name].path.replace(/:\w+/g, () => encodeURIComponent(rest.shift() ?? ''))
}

/** Steps of a subscription, as the last part of their address spells them (V4). */
export const SUBSCRIPTION_STEPS = { confirm: 'confirmar', leave: 'retirar' } as const

/** Last part of a policy's address (R15). */
export const POLICY_SLUGS: Readonly<Record<PolicyKind, string>> = {
  shipping: 'envios',
  payments: 'pagos',
  privacy: 'datos',
  warranty: 'garantia',
  returns: 'devoluciones',
  exchange: 'cambios',
}

const segmentsOf = (path: string): readonly string[] => (path.split(/[?#]/, 1)[0] ?? '').split('/').filter(Boolean)
/** `/pedido/12` and `/pedido/:number` have one shape, `/pedido/:`. */
const shapeOf = (segments: readonly string[]): string =>
  `/${segments.map((segment, i) => (i % 2 === 1 ? ':' : segment)).join('/')}`
const byShape = new Map(
  shopPathNames((path) => !('file' in path)).map((name) => [shapeOf(segmentsOf(SHOP_PATHS[name].path)), name]),
)

/** Which address of the table a path below its mount is, query and fragment left out; null: none. Files are not asked for. */
export const shopPathAt = (path: string): ShopPathName | null => byShape.get(shapeOf(segmentsOf(path))) ?? null

/** Zone of a path below its mount. An address that does not exist is in the zone of the one that it continues. */
export function zoneOf(path: string): PageZone {
  for (let segments = segmentsOf(path); segments.length > 0; segments = segments.slice(0, -1)) {
    const name = byShape.get(shapeOf(segments))
    if (name) return (SHOP_PATHS[name] as ShopPath).zone ?? 'shop'
  }
  return 'shop'
}
