import {
  type CatalogQuery,
  type ChosenOption,
  emptyQuery,
  FIELD_LIMITS,
  isOpenEnded,
  type Option,
  optionsFrom,
  type Product,
  type ProductPage,
  priceOf,
  searchFromQuery,
} from '@store/core'
import type { ScreenViews } from '@store/template-kit'
import { templateOf } from '@store/templates'
import { HOME_ARTICLES } from '#app/catalog/articles.server.ts'
import { listed } from '#app/catalog/listed.ts'
import { cachedByVersion } from '#app/catalog/version-cache.server.ts'
import { orElse } from '#app/http/http.server.ts'
import { readFinancing } from '#app/partners/financing.server.ts'
import type { Tenant } from '#app/tenancy/tenants.server.ts'

const HOME_OFFERS = 6
const SUGGESTIONS = 6
const RELATED_PRODUCTS = 8

/** Returns a function that reduces a product to what lists of this template show. */
function inListsOf(template: number): (product: Product) => Product {
  const { fields } = templateOf(template).list
  return (product) => listed(product, fields)
}

/** One page of the catalogue, with products reduced to what lists of the template show. */
function list(tenant: Tenant, template: number, change: Partial<CatalogQuery>): Promise<ProductPage> {
  // The view (rows, covers …) does not change the answer, so it is not part of the cache key.
  const query = { ...emptyQuery, ...change, view: null }
  const read = async () => {
    const page = await tenant.api.listProducts({ query: { ...query, shopId: tenant.shopId } })
    return { ...page, products: page.products.map(inListsOf(template)) }
  }
  return cachedByVersion(tenant, `list:${template}:${query.limit}:${searchFromQuery(query)}`, read, isInvented(query))
}

/** Whether visitors can invent any number of such queries (searches, far pages, ids); the answers have their own cache. */
const isInvented = (query: CatalogQuery): boolean =>
  isOpenEnded(query) || query.page > 1 || query.subcategory !== null || query.tag !== null

const listOrNone = async (tenant: Tenant, template: number, query: Partial<CatalogQuery>) =>
  (await orElse(tenant.shopId, list(tenant, template, query), null, tenant.missed))?.products ?? []

export async function readHome(tenant: Tenant, template: number): Promise<ScreenViews['Home']> {
  const { api, shopId } = tenant
  const query = {
    shopId,
    products: templateOf(template).home.products,
    promotions: HOME_OFFERS,
    bestSellers: HOME_OFFERS,
    articles: tenant.content.hasArticles ? HOME_ARTICLES : 0,
  }
  return cachedByVersion(tenant, `home:${template}`, async () => {
    const { articles, ...lists } = await api.getHome({ query })
    const shown = (products: readonly Product[]) => products.map(inListsOf(template))
    return {
      products: shown(lists.products),
      promotions: shown(lists.promotions),
      bestSellers: shown(lists.bestSellers),
      articles,
    }
  })
}

/** A few products that match the beginning of a search, best first. */
export async function readSuggestions(tenant: Tenant, template: number, search: string) {
  return listOrNone(tenant, template, { search, limit: SUGGESTIONS })
}

/** Null: the shop has no such category. */
export async function readCatalog(
  tenant: Tenant,
  template: number,
  query: CatalogQuery,
): Promise<ScreenViews['Catalog'] | null> {
  const { categories } = tenant.content
  if (query.category !== null && !categories.some(({ name }) => name === query.category)) return null
  if (query.options === null) {
    const [page, options] = await Promise.all([list(tenant, template, query), optionsOf(tenant, query.category)])
    return { page: { ...page, options: options ?? [] }, query }
  }
  const options = await optionsOf(tenant, query.category)
  const isOffered = options === null || optionsFrom(query.options).every((chosen) => offers(options, chosen))
  // No product has the requested option: the list is empty, and no call is made.
  const page = isOffered ? await list(tenant, template, query) : { ...NOTHING, page: query.page, limit: query.limit }
  return { page: { ...page, options: options ?? [] }, query }
}

const NOTHING = { products: [], count: 0, minPrice: null, maxPrice: null } as const

/** The options by which a list, or that of a category, can be filtered; null: they could not be loaded. */
function optionsOf(tenant: Tenant, category: string | null) {
  const { api, shopId, missed } = tenant
  const read = () => api.listOptions({ query: { shopId, category } })
  return orElse(shopId, cachedByVersion(tenant, `options:${category ?? ''}`, read), null, missed)
}

const offers = (options: readonly Option[], { name, value }: ChosenOption): boolean =>
  options.some((option) => option.name === name && option.values.includes(value))

/** Null: this shop has no such product. */
export async function readProduct(
  tenant: Tenant,
  template: number,
  slug: string,
): Promise<ScreenViews['Product'] | null> {
  if (slug.length > FIELD_LIMITS.slug) return null
  const previewed = await readPreviewed(tenant, template, slug)
  if (previewed) return previewed
  const query = { shopId: tenant.shopId, related: RELATED_PRODUCTS }
  const read = async () => {
    const found = await tenant.api.getProductPage({ params: { slug }, query })
    return found && { ...found, related: found.related.map(inListsOf(template)) }
  }
  const found = await cachedByVersion(tenant, `product:${template}:${slug}`, read)
  if (!found) return null
  return {
    ...found,
    financing: await readFinancing(tenant, priceOf(found.product, null)),
    policies: tenant.content.policies,
  }
}

/** The product that a preview shows, as its page will show it; null: the address is of another product. */
async function readPreviewed(tenant: Tenant, template: number, slug: string): Promise<ScreenViews['Product'] | null> {
  const thing = tenant.draft?.thing
  if (thing?.kind !== 'product' || !`-${slug}`.endsWith(`-${thing.product.id}`)) return null
  const { product, description } = thing
  const alike = product.category && { category: product.category.name, limit: RELATED_PRODUCTS + 1 }
  const related = alike ? await listOrNone(tenant, template, alike) : []
  return {
    product,
    description,
    financing: null,
    policies: tenant.content.policies,
    related: related.filter(({ id }) => id !== product.id).slice(0, RELATED_PRODUCTS),
  }
}
