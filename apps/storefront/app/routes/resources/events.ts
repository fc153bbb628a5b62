import type { ActionFunctionArgs } from '@remix-run/node'
import { itemsFromText, MAX_ITEMS_LENGTH, type ShopEvent } from '@store/core'
import { isbot } from 'isbot'
import * as z from 'zod'
import { readJson } from '#app/checkout/form.server.ts'
import { api, asShopper } from '#app/http/api.server.ts'
import { orElse } from '#app/http/http.server.ts'
import { eventsOfPage, MAX_PATH } from '#app/page/page-events.ts'
import { findShop } from '#app/tenancy/shop.server.ts'
import type { Tenant } from '#app/tenancy/tenants.server.ts'

/** Events that browsers report. None of them identifies the visitor. */
const Told = z.discriminatedUnion('kind', [
  /** T6: opened the shop, once per visit. */
  z.object({ kind: z.literal('visit') }),
  /** C4, B6. */
  z.object({
    kind: z.literal('event'),
    name: z.enum(['addedToCart', 'startedCheckout']),
    productId: z.int().positive().nullable(),
  }),
  /** C4: shows this page. */
  z.object({
    kind: z.literal('page'),
    path: z.string().max(MAX_PATH),
    category: z.string().max(MAX_PATH).nullable(),
  }),
  /** C5: opened checkout with these items. */
  z.object({ kind: z.literal('checkout'), items: z.string().max(MAX_ITEMS_LENGTH) }),
])

export async function action({ request }: ActionFunctionArgs) {
  const tenant = await findShop(request)
  const told = Told.safeParse(await readJson(request))
  if (!told.success) return new Response(null, { status: 400 })
  if (!isbot(request.headers.get('user-agent'))) await orElse(tenant.shopId, record(tenant, told.data, request), null)
  return new Response(null, { status: 204 })
}

async function record(tenant: Tenant, told: z.infer<typeof Told>, request: Request): Promise<unknown> {
  const { shopId, status, content } = tenant
  const shopper = asShopper(request)
  if (told.kind === 'visit') return api.countView({ params: { id: shopId } }, shopper)
  // In a shop that does not sell now, nothing is counted.
  if (status !== 'open') return null
  const send = (event: ShopEvent) => tenant.api.recordEvent({ body: { shopId, ...event } }, shopper)
  if (told.kind === 'page') return Promise.all(eventsOfPage(told, content.categories).map(send))
  if (told.kind === 'checkout') {
    const lines = itemsFromText(told.items).map(({ productId, quantity }) => ({ productId, units: quantity }))
    return lines.length > 0 ? tenant.api.recordCheckout({ body: { shopId, lines } }, shopper) : null
  }
  // Without a pixel these two events are not counted (B6).
  const { name, productId } = told
  return content.integrations?.facebookPixel ? send({ name, productId, categoryId: null }) : null
}
