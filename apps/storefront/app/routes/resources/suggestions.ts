import type { LoaderFunctionArgs } from '@remix-run/node'
import { readSuggestions } from '#app/catalog/catalog.server.ts'
import { searchOf } from '#app/checkout/form.server.ts'
import { shownTemplate } from '#app/page/shown-template.server.ts'
import { requireOpenShop } from '#app/tenancy/shop.server.ts'

const MAX_SEARCH = 100

/** Products for an incomplete search. */
export async function loader({ request }: LoaderFunctionArgs) {
  const tenant = await requireOpenShop(request)
  const text = (searchOf(request).get('q') ?? '').trim().slice(0, MAX_SEARCH)
  const products = text === '' ? [] : await readSuggestions(tenant, shownTemplate(tenant, request), text)
  return Response.json(products, { headers: { 'Cache-Control': 'private, max-age=30' } })
}
