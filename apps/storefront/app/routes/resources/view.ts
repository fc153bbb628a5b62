import type { ActionFunctionArgs } from '@remix-run/node'
import { isbot } from 'isbot'
import { api, asShopper } from '#app/api.server.ts'
import { orElse } from '#app/http.server.ts'
import { findShop } from '#app/shop.server.ts'

/** T6: the browser says once per visit that a person has opened the shop. */
export async function action({ request }: ActionFunctionArgs) {
  const { shopId } = await findShop(request)
  const counted = () => api.countView({ params: { id: shopId } }, asShopper(request))
  if (!isbot(request.headers.get('user-agent'))) await orElse(shopId, counted(), null)
  return new Response(null, { status: 204 })
}
