import type { LoaderFunctionArgs } from '@remix-run/node'
import { mapProducts } from '#app/discovery/all-products.server.ts'
import { feedItems, feedOf } from '#app/discovery/product-feed.ts'
import { publish } from '#app/discovery/publish.server.ts'

/** R16: for Google Merchant and Meta. */
export const loader = ({ request }: LoaderFunctionArgs) =>
  publish(request, 'application/xml', async (tenant) => {
    const { address, content } = tenant
    const items = await mapProducts(tenant, (product) => feedItems(address, content.shop, product))
    return feedOf(address, content.shop, items)
  })
