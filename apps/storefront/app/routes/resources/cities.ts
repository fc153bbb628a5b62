import type { LoaderFunctionArgs } from '@remix-run/node'
import { citiesOf, packedOnce } from '#app/checkout/cities.server.ts'
import { requireOpenShop } from '#app/tenancy/shop.server.ts'

/** The cities that shoppers choose from, as data, for the shipping cost in the cart. */
export async function loader({ request }: LoaderFunctionArgs) {
  const tenant = await requireOpenShop(request)
  return Response.json(packedOnce(await citiesOf(tenant), tenant.content.shop.country), {
    headers: { 'Cache-Control': 'private, max-age=60' },
  })
}
