/** Pages of one visitor, and pages without end: nobody needs to walk them. */
const PRIVATE = [
  '/cart',
  '/checkout',
  '/pedido/',
  '/micompra',
  '/acceso',
  '/suscripcion',
  '/suggestions',
  '/productos.json',
  '/template',
]

/** `sitemap`: its whole address; null for a shop that publishes nothing. */
export function robots(sitemap: string | null): string {
  const rules = ['User-agent: *', ...PRIVATE.map((path) => `Disallow: ${path}`), 'Disallow: /*?*q=']
  return `${[...rules, ...(sitemap ? ['', `Sitemap: ${sitemap}`] : [])].join('\n')}\n`
}
