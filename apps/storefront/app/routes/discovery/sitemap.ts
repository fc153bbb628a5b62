import type { LoaderFunctionArgs } from '@remix-run/node'
import { allArticles } from '#app/catalog/articles.server.ts'
import { countProducts, readProducts } from '#app/discovery/all-products.server.ts'
import { publish } from '#app/discovery/publish.server.ts'
import { MAX_ADDRESSES, pagesOf, productAddress, sitemap, sitemapIndex } from '#app/discovery/sitemap.ts'

/** R16: all pages of a shop, or the list of its parts where one file cannot hold them. */
export const loader = ({ request }: LoaderFunctionArgs) =>
  publish(request, 'application/xml', async (tenant) => {
    const [articles, count] = await Promise.all([allArticles(tenant), countProducts(tenant)])
    const pages = pagesOf({ ...tenant.content, articles })
    if (pages.length + count > MAX_ADDRESSES) return sitemapIndex(tenant.address, count)
    return sitemap(tenant.address, [...pages, ...(await readProducts(tenant)).map(productAddress)])
  })
