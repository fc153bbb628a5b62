import type { LoaderFunctionArgs } from '@remix-run/node'
import { readProducts } from '#app/discovery/all-products.server.ts'
import { productFeed } from '#app/discovery/product-feed.ts'
import { publish } from '#app/discovery/publish.server.ts'

/** R16: for Google Merchant and Meta. */
export const loader = ({ request }: LoaderFunctionArgs) =>
  publish(request, 'application/xml', async (tenant) =>
    productFeed(tenant.address, tenant.content.shop, await readProducts(tenant)),
  )
