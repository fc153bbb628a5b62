import { type CatalogQuery, emptyQuery, type ProductPage, searchFromQuery } from '@store/core'
import type { ScreenViews } from '@store/template-kit'
import { LRUCache } from 'lru-cache'
import { api } from '#app/api.server.ts'
import { orElse } from '#app/http.server.ts'
import type { Tenant } from '#app/tenants.server.ts'

const HOME_PRODUCTS = 12
const HOME_OFFERS = 6
const RELATED_PRODUCTS = 8

const lists = new LRUCache<string, Promise<ProductPage>>({ max: 500, ttl: 60_000 })

/** One page of the catalogue. Within a version of the shop it stays the same, so it is asked for once a minute. */
function list(tenant: Tenant, change: Partial<CatalogQuery>): Promise<ProductPage> {
  const { shopId, version } = tenant
  const query = { ...emptyQuery, ...change }
  const read = () => api.listProducts({ query: { ...query, shopId } })
  // What people type is endless, and services without versions may have changed.
  if (version === 0 || query.search !== null) return read()
  const key = `${shopId}@${version}:${query.limit}:${searchFromQuery(query)}`
  const known = lists.get(key)
  if (known) return known
  const reading = read()
  lists.set(key, reading)
  reading.catch(() => lists.delete(key))
  return reading
}

const listOrNone = async (tenant: Tenant, query: Partial<CatalogQuery>) =>
  (await orElse(tenant.shopId, list(tenant, query), null))?.products ?? []

export async function readHome(tenant: Tenant): Promise<ScreenViews['Home']> {
  const [{ products }, promotions, bestSellers] = await Promise.all([
    list(tenant, { limit: HOME_PRODUCTS }),
    listOrNone(tenant, { limit: HOME_OFFERS, promotion: true }),
    listOrNone(tenant, { limit: HOME_OFFERS, sort: 'bestSellers' }),
  ])
  return { products, promotions, bestSellers }
}

export async function readCatalog(tenant: Tenant, query: CatalogQuery): Promise<ScreenViews['Catalog']> {
  return { page: await list(tenant, query), query }
}

/** Null: this shop has no such product. */
export async function readProduct(tenant: Tenant, slug: string): Promise<ScreenViews['Product'] | null> {
  const asked = { params: { slug }, query: { shopId: tenant.shopId } }
  const [product, description] = await Promise.all([
    api.getProduct(asked),
    orElse(tenant.shopId, api.getProductDescription(asked), null),
  ])
  if (!product) return null
  const related = product.category
    ? await listOrNone(tenant, { category: product.category.name, limit: RELATED_PRODUCTS + 1 })
    : []
  return {
    product,
    description,
    related: related.filter(({ id }) => id !== product.id).slice(0, RELATED_PRODUCTS),
    policies: tenant.content.policies,
  }
}
