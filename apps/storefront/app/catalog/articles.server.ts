import { type Article, type ArticleId, FIELD_LIMITS } from '@store/core'
import type { ScreenViews } from '@store/template-kit'
import { cachedByVersion } from '#app/catalog/version-cache.server.ts'
import { orElse } from '#app/http/http.server.ts'
import type { Tenant } from '#app/tenancy/tenants.server.ts'

const PER_PAGE = 12
/** The number of articles on a home page. */
export const HOME_ARTICLES = 3

/** C17. A page beyond the last one is an empty list, not an error. */
export async function readBlog(
  tenant: Tenant,
  filter: { readonly page: number; readonly search: string | null },
): Promise<ScreenViews['Blog']> {
  const search = filter.search?.trim().slice(0, FIELD_LIMITS.search) || null
  const query = { page: filter.page, limit: PER_PAGE, search }
  const read = () => tenant.api.listArticles({ params: { shopId: tenant.shopId }, query })
  const { articles, count } = await cachedByVersion(
    tenant,
    `blog:${filter.page}:${search ?? ''}`,
    read,
    search !== null || filter.page > 1,
  )
  return { articles, count, search, page: filter.page, pages: Math.max(1, Math.ceil(count / PER_PAGE)) }
}

/** C18. Null: the shop has no such article. */
export async function readArticle(tenant: Tenant, articleId: ArticleId): Promise<ScreenViews['Article'] | null> {
  const thing = tenant.draft?.thing
  const previewed = thing?.kind === 'article' && thing.article.id === articleId ? thing.article : null
  const [article, newest] = await Promise.all([
    previewed ??
      cachedByVersion(tenant, `article:${articleId}`, () =>
        tenant.api.getArticle({ params: { shopId: tenant.shopId, articleId } }),
      ),
    newestArticles(tenant),
  ])
  return article && { article, more: newest.filter(({ id }) => id !== article.id) }
}

/** The newest articles; by default the number that a home page shows. */
export async function newestArticles(tenant: Tenant, limit = HOME_ARTICLES): Promise<readonly Article[]> {
  if (!tenant.content.hasArticles) return []
  const read = () => tenant.api.listArticles({ params: { shopId: tenant.shopId }, query: { page: 1, limit } })
  const newest = cachedByVersion(tenant, `articles:${limit}`, read)
  return (await orElse(tenant.shopId, newest, null, tenant.missed))?.articles ?? []
}

/** Every article: without `page` the API returns all of them (C17). */
export async function allArticles({ api, shopId }: Tenant): Promise<readonly Article[]> {
  return (await api.listArticles({ params: { shopId }, query: {} })).articles
}
