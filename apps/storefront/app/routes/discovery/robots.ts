import type { LoaderFunctionArgs } from '@remix-run/node'
import { shopFile } from '@store/core'
import { isPublished } from '#app/discovery/publish.server.ts'
import { robots } from '#app/discovery/robots.ts'
import { findShop } from '#app/tenancy/shop.server.ts'

/** R16: for every shop, open or not: without a file, crawlers would visit everything. */
export async function loader({ request }: LoaderFunctionArgs) {
  const tenant = await findShop(request)
  const text = robots(isPublished(tenant) ? tenant.address + shopFile('sitemap') : null)
  return new Response(text, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=300' },
  })
}
