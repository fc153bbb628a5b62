import type { LoaderFunctionArgs } from '@remix-run/node'
import { newestArticles } from '#app/catalog/articles.server.ts'
import { articleFeed } from '#app/discovery/article-feed.ts'
import { publish } from '#app/discovery/publish.server.ts'

/** R16. A shop without articles has no article feed (S7). */
export const loader = ({ request }: LoaderFunctionArgs) =>
  publish(request, 'application/rss+xml', async (tenant) => {
    const articles = await newestArticles(tenant, 20)
    return articles.length > 0 ? articleFeed(tenant.address, tenant.content.shop, articles) : null
  })
