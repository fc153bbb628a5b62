import type { LoaderFunctionArgs } from '@remix-run/node'
import { allArticles } from '#app/catalog/articles.server.ts'
import { readProducts } from '#app/discovery/all-products.server.ts'
import { publish } from '#app/discovery/publish.server.ts'
import { PRODUCTS_PER_PART, pagesOf, productAddress, sitemap } from '#app/discovery/sitemap.ts'

/** A part of a large shop's sitemap: 0 its pages, from 1 on its products. */
export const loader = ({ request, params }: LoaderFunctionArgs) =>
  publish(request, 'application/xml', async (tenant) => {
    const part = /^(\d{1,4})\.xml$/.exec(params.part ?? '')?.[1]
    if (part === undefined) return null
    if (part === '0')
      return sitemap(tenant.address, pagesOf({ ...tenant.content, articles: await allArticles(tenant) }))
    const from = (Number(part) - 1) * PRODUCTS_PER_PART
    const products = await readProducts(tenant, from, from + PRODUCTS_PER_PART)
    return products.length > 0 ? sitemap(tenant.address, products.map(productAddress)) : null
  })
