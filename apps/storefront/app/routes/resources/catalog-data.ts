import type { LoaderFunctionArgs } from '@remix-run/node'
import { queryFromSearch } from '@store/core'
import { readCatalog } from '#app/catalog/catalog.server.ts'
import { searchOf } from '#app/checkout/form.server.ts'
import { notFound } from '#app/http/http.server.ts'
import { shownTemplate } from '#app/page/shown-template.server.ts'
import { requireOpenShop } from '#app/tenancy/shop.server.ts'

/** A page of the catalogue as data, for lists that load more products. */
export async function loader({ request }: LoaderFunctionArgs) {
  const tenant = await requireOpenShop(request)
  const query = queryFromSearch(searchOf(request))
  const view = await readCatalog(tenant, shownTemplate(tenant, request), query)
  if (!view) throw notFound()
  return Response.json(view.page, { headers: { 'Cache-Control': 'private, max-age=30' } })
}
