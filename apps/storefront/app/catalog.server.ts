import { type Article, type CatalogQuery, emptyQuery, type ProductPage, searchFromQuery } from '@store/core'
import type { ScreenViews } from '@store/template-kit'
import { LRUCache } from 'lru-cache'
import { api } from '#app/api.server.ts'
import { readFinancing } from '#app/financing.server.ts'
import { orElse } from '#app/http.server.ts'
import type { Tenant } from '#app/tenants.server.ts'

const HOME_PRODUCTS = 12
const HOME_OFFERS = 6
const HOME_ARTICLES = 3
const RELATED_PRODUCTS = 8

const kept = new LRUCache<string, Promise<NonNullable<unknown>>>({ max: 2_000, ttl: 60_000 })

/** What stays the same within a version of the shop is asked for once a minute; nothing of services without versions. */
function withinVersion<T>({ shopId, version }: Tenant, question: string, read: () => Promise<T>): Promise<T> {
  if (version === 0) return read()
  const key = `${shopId}@${version}:${question}`
  const known = kept.get(key)
  if (known) return known as Promise<T>
  const reading = read()
  kept.set(key, reading as Promise<NonNullable<unknown>>)
  const forget = () => kept.delete(key)
  // What is not there is not kept: addresses of nothing are endless.
  reading.then((answer) => answer === null && forget(), forget)
  return reading
}

/** One page of the catalogue. */
function list(tenant: Tenant, change: Partial<CatalogQuery>): Promise<ProductPage> {
  // How a page is drawn is no other question.
  const query = { ...emptyQuery, ...change, view: null }
  const read = () => api.listProducts({ query: { ...query, shopId: tenant.shopId } })
  // What people type is endless too.
  if (query.search !== null) return read()
  return withinVersion(tenant, `list:${query.limit}:${searchFromQuery(query)}`, read)
}

const listOrNone = async (tenant: Tenant, query: Partial<CatalogQuery>) =>
  (await orElse(tenant.shopId, list(tenant, query), null))?.products ?? []

export async function readHome(tenant: Tenant): Promise<ScreenViews['Home']> {
  const [{ products }, promotions, bestSellers, articles] = await Promise.all([
    list(tenant, { limit: HOME_PRODUCTS }),
    listOrNone(tenant, { limit: HOME_OFFERS, promotion: true }),
    listOrNone(tenant, { limit: HOME_OFFERS, sort: 'bestSellers' }),
    tenant.content.hasArticles ? newestArticles(tenant) : [],
  ])
  return { products, promotions, bestSellers, articles }
}

async function newestArticles(tenant: Tenant): Promise<readonly Article[]> {
  const query = { page: 1, limit: HOME_ARTICLES }
  const read = () => api.listArticles({ params: { shopId: tenant.shopId }, query })
  return (await orElse(tenant.shopId, withinVersion(tenant, 'articles', read), null))?.articles ?? []
}

export async function readCatalog(tenant: Tenant, query: CatalogQuery): Promise<ScreenViews['Catalog']> {
  return { page: await list(tenant, query), query }
}

/** Null: this shop has no such product. */
export async function readProduct(tenant: Tenant, slug: string): Promise<ScreenViews['Product'] | null> {
  const asked = { params: { slug }, query: { shopId: tenant.shopId } }
  const [product, description] = await Promise.all([
    withinVersion(tenant, `product:${slug}`, () => api.getProduct(asked)),
    orElse(
      tenant.shopId,
      withinVersion(tenant, `description:${slug}`, () => api.getProductDescription(asked)),
      null,
    ),
  ])
  if (!product) return null
  const [related, financing] = await Promise.all([
    product.category ? listOrNone(tenant, { category: product.category.name, limit: RELATED_PRODUCTS + 1 }) : [],
    readFinancing(tenant, product),
  ])
  return {
    product,
    description,
    related: related.filter(({ id }) => id !== product.id).slice(0, RELATED_PRODUCTS),
    financing,
    policies: tenant.content.policies,
  }
}
