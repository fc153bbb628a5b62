import type { ActionFunctionArgs } from '@remix-run/node'
import { isbot } from 'isbot'
import { api } from '#app/api.server.ts'
import { orElse } from '#app/http.server.ts'
import { findShop } from '#app/shop.server.ts'

/** T6: the browser says once per visit that a person has opened the shop. */
export async function action({ request }: ActionFunctionArgs) {
  const { shopId } = await findShop(request)
  if (!isbot(request.headers.get('user-agent'))) await orElse(shopId, api.countView({ params: { id: shopId } }), null)
  return new Response(null, { status: 204 })
}
