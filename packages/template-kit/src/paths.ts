import { type CatalogQuery, emptyQuery, type PolicyKind, searchFromQuery } from '@store/core'

/** Last part of a policy's address (R15). */
export const POLICY_SLUGS: Readonly<Record<PolicyKind, string>> = {
  shipping: 'envios',
  payments: 'pagos',
  privacy: 'datos',
  warranty: 'garantia',
  returns: 'devoluciones',
  exchange: 'cambios',
}

/** Every address a template may link to. Route names are the specification's, in Spanish; `mount` is '' or '/wa/{slug}'. */
export function pathsFrom(mount: string) {
  const at = (path: string) => (path === '/' ? mount || '/' : mount + path)
  return {
    home: () => at('/'),
    /** What is not asked is not in the address. */
    catalog: (query: Partial<CatalogQuery> = {}) => {
      const search = searchFromQuery({ ...emptyQuery, ...query }).toString()
      return at('/productos') + (search && `?${search}`)
    },
    product: (product: { readonly slug: string }) => at(`/productos/${encodeURIComponent(product.slug)}`),
    cart: () => at('/cart'),
    /** Always a document navigation. `byChat`: to be agreed on over the shop's chat; `cart`: id of the cart it is of. */
    checkout: (items: string, byChat = false, cart = '') =>
      at(`/checkout?items=${encodeURIComponent(items)}${byChat ? '&chat=1' : ''}${cart && `&cart=${cart}`}`),
    /** R7. */
    marketplace: (page = 1) => at('/productosHoko') + (page > 1 ? `?page=${page}` : ''),
    marketplaceProduct: ({ id }: { readonly id: string }) => at(`/productosHoko/${encodeURIComponent(id)}`),
    /** R2. */
    blog: ({ page = 1, search = null }: { readonly page?: number; readonly search?: string | null } = {}) => {
      const query = new URLSearchParams({ ...(search && { title: search }), ...(page > 1 && { page: String(page) }) })
      return at('/blog') + (query.size > 0 ? `?${query}` : '')
    },
    article: ({ slug }: { readonly slug: string }) => at(`/blog/${encodeURIComponent(slug)}`),
    contact: () => at('/contacto'),
    /** R8: every policy on one page. */
    terms: () => at('/termsandconditions'),
    policy: (kind: PolicyKind) => at(`/politicas/${POLICY_SLUGS[kind]}`),
    /** Where the newsletter's form is sent to (V4). */
    newsletter: () => at('/suscripcion'),
    /** Where the gate's code is sent to (S1). */
    access: () => at('/acceso'),
    tracking: () => at('/micompra'),
    order: (number: number, key: string) => at(`/pedido/${number}?key=${encodeURIComponent(key)}`),
  }
}
export type Paths = ReturnType<typeof pathsFrom>

/** An address as a merchant writes it: a path begins where the shop is mounted, others are as they are. */
export const mountedAt = (mount: string, href: string): string =>
  /^\/(?!\/)/.test(href) ? mount + href.slice(mount && href === '/' ? 1 : 0) : href
