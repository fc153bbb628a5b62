import type { LoaderFunctionArgs } from '@remix-run/node'
import { queryFromSearch } from '@store/core'
import { readCatalog } from '#app/catalog.server.ts'
import { searchOf } from '#app/form.server.ts'
import { notFound } from '#app/http.server.ts'
import { requireOpenShop } from '#app/shop.server.ts'
import { shownTemplate } from '#app/shown-template.server.ts'

/** A page of the catalogue as data, for lists that grow in place. */
export async function loader({ request }: LoaderFunctionArgs) {
  const tenant = await requireOpenShop(request)
  const query = queryFromSearch(searchOf(request))
  const view = await readCatalog(tenant, shownTemplate(tenant, request), query)
  if (!view) throw notFound()
  return Response.json(view.page, { headers: { 'Cache-Control': 'private, max-age=30' } })
}
