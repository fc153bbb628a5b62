import { type CatalogQuery, searchFromQuery } from '@store/core'

/** Every address a template may link to. Route names are the specification's, in Spanish; `mount` is '' or '/wa/{slug}'. */
export function pathsFrom(mount: string) {
  const at = (path: string) => (path === '/' ? mount || '/' : mount + path)
  return {
    home: () => at('/'),
    catalog: (query?: CatalogQuery) => {
      const search = query ? searchFromQuery(query).toString() : ''
      return at('/productos') + (search && `?${search}`)
    },
    product: (product: { readonly slug: string }) => at(`/productos/${encodeURIComponent(product.slug)}`),
    cart: () => at('/cart'),
    /** Always a document navigation. */
    checkout: (items: string) => at(`/checkout?items=${encodeURIComponent(items)}`),
    /** R7. */
    marketplace: (page = 1) => at('/productosHoko') + (page > 1 ? `?page=${page}` : ''),
    marketplaceProduct: ({ id }: { readonly id: string }) => at(`/productosHoko/${encodeURIComponent(id)}`),
    tracking: () => at('/micompra'),
    order: (number: number, key: string) => at(`/pedido/${number}?key=${encodeURIComponent(key)}`),
  }
}
export type Paths = ReturnType<typeof pathsFrom>
