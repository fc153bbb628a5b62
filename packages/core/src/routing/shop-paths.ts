import type { PolicyKind } from '../shop/shop.ts'

/**
 * What a page may load and which pages may link to it. `shop`: public pages, third parties allowed. `order`: a buyer's
 * order, where only images of third parties are allowed. `private`: pages where a buyer types data or that a private link
 * opens, without third parties. A content security policy belongs to a document, so links between zones are document navigations.
 */
export type PageZone = 'shop' | 'order' | 'private'

type ShopPath = {
  /** Below the mount of the shop: '' on its own host, `/wa/{slug}`, `/template{n}`. Words and `:parameters` alternate. */
  readonly path: string
  /** The template's screen for this page, if its name differs from the page's. */
  readonly screen?: string
  /** `shop` when absent. */
  readonly zone?: PageZone
  /** The same for every visitor, so the page cache may keep it. `here`: proxies and browsers may not. */
  readonly cached?: true | 'here'
  /** Crawlers should not index it: it is for one visitor, has endless variants, or is not a page. */
  readonly noindex?: true
}
type Rows = Readonly<Record<string, ShopPath>>

/**
 * Every address of a shop (specification, R1–R16), in three groups, of which browsers need two: pages, their data and form
 * requests, and machine-readable files. Routes, links, mails, payment returns, robots, sitemaps and the page cache are derived
 * from them. Their keys are the routes' ids and the names of their files.
 */
export const SHOP_PAGES = {
  home: { path: '/', cached: true },
  catalog: { path: '/productos', cached: true },
  product: { path: '/productos/:product', cached: true },
  blog: { path: '/blog', cached: true },
  article: { path: '/blog/:article', cached: true },
  policies: { path: '/termsandconditions', cached: true },
  policy: { path: '/politicas/:kind', screen: 'Policies', cached: true },
  contact: { path: '/contacto', cached: true },
  marketplace: { path: '/productosHoko' },
  'marketplace-product': { path: '/productosHoko/:product' },
  // The cart's content is only in the browser, which must not cache the page: it would not show changes made in other tabs.
  cart: { path: '/cart', cached: 'here', noindex: true },
  checkout: { path: '/checkout', zone: 'private', noindex: true },
  'order-placed': { path: '/pedido/:number', zone: 'order', noindex: true },
  'order-tracking': { path: '/micompra', zone: 'private', noindex: true },
  newsletter: { path: '/suscripcion', cached: true, noindex: true },
  subscription: { path: '/suscripcion/:step', zone: 'private', noindex: true },
  access: { path: '/acceso', screen: 'Locked', zone: 'private', noindex: true },
} as const satisfies Rows

/** Requests of pages for data and forms, and the addresses to which payment providers redirect browsers. */
export const SHOP_DATA = {
  'payment-return': { path: '/pedido/:number/pago/:attempt', zone: 'order', noindex: true },
  'catalog-data': { path: '/productos.json', noindex: true },
  'newsletter-data': { path: '/suscripcion.json', noindex: true },
  suggestions: { path: '/suggestions', noindex: true },
  'cart-check': { path: '/cart-check', noindex: true },
  cities: { path: '/cities', noindex: true },
  events: { path: '/events', noindex: true },
} as const satisfies Rows

/** Machine-readable files, on the shop's own hosts only (R16). */
export const SHOP_FILES = {
  sitemap: { path: '/sitemap.xml' },
  'sitemap-part': { path: '/sitemap/:part' },
  robots: { path: '/robots.txt' },
  manifest: { path: '/manifest.webmanifest' },
  icon: { path: '/icon.svg' },
  'article-feed': { path: '/blog/rss.xml' },
  'product-feed': { path: '/feed.xml' },
} as const satisfies Rows

const ADDRESSES = { ...SHOP_PAGES, ...SHOP_DATA }
type Addresses = typeof ADDRESSES
export type ShopPageName = keyof typeof SHOP_PAGES
export type ShopPathName = keyof Addresses
const rowOf = (name: ShopPathName): ShopPath => ADDRESSES[name]

type Words<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${Capitalize<First>}${Words<Rest>}`
  : Capitalize<Name>
/** The screens that templates render for the addresses of a shop. */
export type ShopScreen = {
  [Name in ShopPageName]: (typeof SHOP_PAGES)[Name] extends { readonly screen: infer Screen } ? Screen : Words<Name>
}[ShopPageName]

/** The screen of a page: `order-placed` is `OrderPlaced`. */
export const screenOfPage = (name: ShopPageName): ShopScreen =>
  (rowOf(name).screen ?? name.replace(/(?:^|-)([a-z])/g, (_, letter) => letter.toUpperCase())) as ShopScreen

type Values<Path extends string> = Path extends `${string}:${infer Rest}` ? [string | number, ...Values<Rest>] : []

/** An address below its mount, its parameters filled in order and escaped: `/pedido/1042`. */
export function shopPath<Name extends ShopPathName>(name: Name, ...values: Values<Addresses[Name]['path']>): string {
  const rest: (string | number)[] = [...values]
  return rowOf(name).path.replace(/:\w+/g, () => encodeURIComponent(rest.shift() ?? ''))
}

/** Steps of a subscription, in the spelling of their addresses (V4). */
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
  (Object.keys(ADDRESSES) as ShopPathName[]).map((name) => [shapeOf(segmentsOf(rowOf(name).path)), name]),
)

/** The page or data at a path below its mount, without query and fragment; null: none. */
export const shopPathAt = (path: string): ShopPathName | null => byShape.get(shapeOf(segmentsOf(path))) ?? null

/** The number of segments of the longest address, `/pedido/:number/pago/:attempt`. */
const DEPTH = 4

/** Zone of a path below its mount. An unknown address has the zone of the known address that it continues. */
export function zoneOf(path: string): PageZone {
  for (let segments = segmentsOf(path).slice(0, DEPTH); segments.length > 0; segments = segments.slice(0, -1)) {
    const name = byShape.get(shapeOf(segments))
    if (name) return rowOf(name).zone ?? 'shop'
  }
  return 'shop'
}
