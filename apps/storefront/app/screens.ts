import type { ScreenName } from '@store/template-kit'

/** Screen that each route shows, by the route's id without its mount (`routes.ts`). */
const SCREENS: Readonly<Record<string, ScreenName>> = {
  home: 'Home',
  catalog: 'Catalog',
  product: 'Product',
  cart: 'Cart',
  checkout: 'Checkout',
  'order-placed': 'OrderPlaced',
  'order-tracking': 'OrderTracking',
  subscription: 'Subscription',
  marketplace: 'Marketplace',
  'marketplace-product': 'MarketplaceProduct',
  blog: 'Blog',
  article: 'Article',
  contact: 'Contact',
  policies: 'Policies',
  policy: 'Policies',
  newsletter: 'Newsletter',
  access: 'Locked',
}

/** Screens that are the same for every visitor, and so are kept ready-made (architecture §3). */
const PUBLIC: readonly ScreenName[] = ['Home', 'Catalog', 'Product', 'Blog', 'Article', 'Policies']

export function screenOfRoute(routeId: string): ScreenName {
  const [, name = ''] = routeId.split('/')
  return SCREENS[name] ?? 'Error'
}

export const isPublic = (screen: ScreenName): boolean => PUBLIC.includes(screen)

const FIRST_PARTS: Readonly<Record<string, ScreenName>> = {
  cart: 'Cart',
  micompra: 'OrderTracking',
  pedido: 'OrderPlaced',
  contacto: 'Contact',
  termsandconditions: 'Policies',
  politicas: 'Policies',
  suscripcion: 'Newsletter',
}

/** Screen behind an address of the shop, without its mount. */
export function screenOfPath(path: string): ScreenName {
  const [first = '', second] = (path.split(/[?#]/, 1)[0] ?? '').split('/').filter(Boolean)
  if (first === '') return 'Home'
  if (first === 'productos') return second ? 'Product' : 'Catalog'
  if (first === 'blog') return second ? 'Article' : 'Blog'
  if (first === 'productosHoko') return second ? 'MarketplaceProduct' : 'Marketplace'
  return FIRST_PARTS[first] ?? 'Error'
}
