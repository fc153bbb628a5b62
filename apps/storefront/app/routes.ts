import { index, prefix, type RouteConfig, route } from '@remix-run/route-config'

/**
 * Every address of the product (specification §2, R1–R15). The same files serve a shop on its own host and under
 * `/wa/:shop`; ids tell the two apart. Those with a name behind our own word come first: `/blog/cart` is an article's.
 */
const screens = (mount: 'host' | 'wa') => [
  route('productos/:product', 'routes/product.tsx', { id: `${mount}/product` }),
  route('pedido/:number', 'routes/order-placed.tsx', { id: `${mount}/order-placed` }),
  route('suscripcion/:step', 'routes/subscription.tsx', { id: `${mount}/subscription` }),
  route('blog/:article', 'routes/article.tsx', { id: `${mount}/article` }),
  route('politicas/:kind', 'routes/policies.tsx', { id: `${mount}/policy` }),
  route('productosHoko/:product', 'routes/marketplace-product.tsx', { id: `${mount}/marketplace-product` }),
  index('routes/home.tsx', { id: `${mount}/home` }),
  route('productos', 'routes/catalog.tsx', { id: `${mount}/catalog` }),
  route('productos.json', 'routes/resources/catalog.ts', { id: `${mount}/catalog-data` }),
  route('cart', 'routes/cart.tsx', { id: `${mount}/cart` }),
  route('checkout', 'routes/checkout.tsx', { id: `${mount}/checkout` }),
  route('blog', 'routes/blog.tsx', { id: `${mount}/blog` }),
  route('contacto', 'routes/contact.tsx', { id: `${mount}/contact` }),
  route('termsandconditions', 'routes/policies.tsx', { id: `${mount}/policies` }),
  route('suscripcion', 'routes/newsletter.tsx', { id: `${mount}/newsletter` }),
  route('suscripcion.json', 'routes/resources/newsletter.ts', { id: `${mount}/newsletter-data` }),
  route('acceso', 'routes/access.tsx', { id: `${mount}/access` }),
  route('suggestions', 'routes/resources/suggestions.ts', { id: `${mount}/suggestions` }),
  route('pedido/:number/pago/:attempt', 'routes/resources/payment-return.ts', { id: `${mount}/payment-return` }),
  route('micompra', 'routes/order-tracking.tsx', { id: `${mount}/order-tracking` }),
  route('productosHoko', 'routes/marketplace.tsx', { id: `${mount}/marketplace` }),
  route('cart-check', 'routes/resources/cart-check.ts', { id: `${mount}/cart-check` }),
  route('events', 'routes/resources/events.ts', { id: `${mount}/events` }),
  route('*', 'routes/not-found.tsx', { id: `${mount}/not-found` }),
]

/** R16: what a shop publishes for machines, on its own hosts alone. */
const published = [
  route('sitemap.xml', 'routes/discovery/sitemap.ts'),
  route('sitemap/:part', 'routes/discovery/sitemap-part.ts'),
  route('robots.txt', 'routes/discovery/robots.ts'),
  route('manifest.webmanifest', 'routes/discovery/manifest.ts'),
  route('icon.svg', 'routes/discovery/icon.ts'),
  route('blog/rss.xml', 'routes/discovery/article-feed.ts'),
  route('feed.xml', 'routes/discovery/product-feed.ts'),
]

export default [
  ...published,
  ...prefix('wa/:shop', screens('wa')),
  // R9: `/template13` and every page from there on. Another word there is nobody's (`requireShop`).
  ...prefix(':tried?', screens('host')),
] satisfies RouteConfig
