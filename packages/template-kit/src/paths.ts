import { type CatalogQuery, emptyQuery, POLICY_SLUGS, type PolicyKind, searchFromQuery, shopPath } from '@store/core'

/** Every address a template may link to. `mount` is '' or '/wa/{slug}'. */
export function pathsFrom(mount: string) {
  const at = (path: string) => (path === '/' ? mount || '/' : mount + path)
  return {
    home: () => at('/'),
    /** Default values of the query are left out of the address. */
    catalog: (query: Partial<CatalogQuery> = {}) => {
      const search = searchFromQuery({ ...emptyQuery, ...query }).toString()
      return at(shopPath('catalog')) + (search && `?${search}`)
    },
    product: (product: { readonly slug: string }) => at(shopPath('product', product.slug)),
    cart: () => at(shopPath('cart')),
    /** Always linked with a page load. `byChat`: for an order by chat; `cart`: id of the cart. */
    checkout: (items: string, byChat = false, cart = '') =>
      at(
        `${shopPath('checkout')}?items=${encodeURIComponent(items)}${byChat ? '&chat=1' : ''}${cart && `&cart=${cart}`}`,
      ),
    /** R7. */
    marketplace: (page = 1) => at(shopPath('marketplace')) + (page > 1 ? `?page=${page}` : ''),
    marketplaceProduct: ({ id }: { readonly id: string }) => at(shopPath('marketplace-product', id)),
    /** R2. */
    blog: ({ page = 1, search = null }: { readonly page?: number; readonly search?: string | null } = {}) => {
      const query = new URLSearchParams({ ...(search && { title: search }), ...(page > 1 && { page: String(page) }) })
      return at(shopPath('blog')) + (query.size > 0 ? `?${query}` : '')
    },
    article: ({ slug }: { readonly slug: string }) => at(shopPath('article', slug)),
    contact: () => at(shopPath('contact')),
    /** All policies on one page (R8). */
    terms: () => at(shopPath('policies')),
    policy: (kind: PolicyKind) => at(shopPath('policy', POLICY_SLUGS[kind])),
    /** The action of the newsletter's form (V4). */
    newsletter: () => at(shopPath('newsletter')),
    /** The action of the gate's form (S1). */
    access: () => at(shopPath('access')),
    tracking: () => at(shopPath('order-tracking')),
    order: (number: number, key: string) => at(`${shopPath('order-placed', number)}?key=${encodeURIComponent(key)}`),
  }
}
export type Paths = ReturnType<typeof pathsFrom>

/** An address that a merchant wrote, for use in a link: a path gets the shop's mount as prefix, any other address is unchanged. */
export const mountedAt = (mount: string, href: string): string =>
  /^\/(?!\/)/.test(href) ? mount + href.slice(mount && href === '/' ? 1 : 0) : href
