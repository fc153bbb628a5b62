import type { Stage } from './shops.ts'

export type Screen = {
  readonly path: (stage: Stage) => string
  /** The expected status; 200 when not given. */
  readonly status?: number
  /** A shop other than the template's usual one. */
  readonly shop?: 'locked' | 'closed'
  /** The visitor has products in the cart. */
  readonly withCart?: true
  /** Shown in all widths of B3. */
  readonly inAllWidths?: true
}

/** Every screen in its usual states, by the name of its screenshot. */
export const SCREENS: Readonly<Record<string, Screen>> = {
  home: { path: () => '/', inAllWidths: true },
  catalog: { path: () => '/productos', inAllWidths: true },
  'catalog-filtered': { path: () => '/productos?promotion=1&sort=priceAsc' },
  'catalog-nothing': { path: () => '/productos?q=xyzzyx' },
  product: { path: ({ product }) => product, inAllWidths: true },
  'product-variants': { path: ({ variants }) => variants },
  cart: { path: () => '/cart', withCart: true, inAllWidths: true },
  'cart-empty': { path: () => '/cart' },
  checkout: { path: ({ items }) => `/checkout?items=${items}` },
  'checkout-empty': { path: () => '/checkout' },
  'order-placed': { path: ({ order }) => `/pedido/${order.number}?key=${order.key}` },
  'order-tracking': { path: () => '/micompra' },
  'order-found': { path: ({ order }) => `/micompra?orden=${order.number}&usuario=${order.buyerId}` },
  blog: { path: () => '/blog' },
  article: { path: ({ article }) => article },
  contact: { path: () => '/contacto' },
  policies: { path: () => '/termsandconditions' },
  newsletter: { path: () => '/suscripcion' },
  marketplace: { path: () => '/productosHoko' },
  'not-found': { path: () => '/nada', status: 404 },
  locked: { path: () => '/', shop: 'locked', status: 403 },
  closed: { path: () => '/', shop: 'closed' },
}
