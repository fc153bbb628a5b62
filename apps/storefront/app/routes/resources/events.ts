import type { ActionFunctionArgs } from '@remix-run/node'
import { itemsFromText, MAX_ITEMS_LENGTH, type ShopEvent, sourceOfVisit } from '@store/core'
import { isbot } from 'isbot'
import * as z from 'zod'
import { readJson } from '#app/checkout/form.server.ts'
import { api, asShopper } from '#app/http/api.server.ts'
import { orElse } from '#app/http/http.server.ts'
import { eventsOfPage, MAX_PATH } from '#app/page/page-events.ts'
import { findShop } from '#app/tenancy/shop.server.ts'
import type { Tenant } from '#app/tenancy/tenants.server.ts'

/** Maximum length of the referring page's address; its host alone would identify the source. */
const MAX_REFERRER = 2_000
/** The API's maximum length of a search. */
const MAX_SEARCH = 200

/** Events that browsers report. None of them identifies the visitor. */
const ShopEventBody = z.discriminatedUnion('kind', [
  /** T6: opened the shop, once per visit. */
  z.object({
    kind: z.literal('visit'),
    from: z.string().max(MAX_REFERRER).optional(),
    tag: z.string().max(MAX_PATH).optional(),
  }),
  /** C4: put this product into the cart. */
  z.object({ kind: z.literal('added'), productId: z.int().positive() }),
  /** C4: shows this page; `missed`: its search found nothing. */
  z.object({
    kind: z.literal('page'),
    path: z.string().max(MAX_PATH),
    category: z.string().max(MAX_PATH).nullable(),
    missed: z.string().max(MAX_SEARCH).optional(),
  }),
  /** C5: opened checkout with these items. */
  z.object({ kind: z.literal('checkout'), items: z.string().max(MAX_ITEMS_LENGTH) }),
])

export async function action({ request }: ActionFunctionArgs) {
  const tenant = await findShop(request)
  const body = ShopEventBody.safeParse(await readJson(request))
  if (!body.success) return new Response(null, { status: 400 })
  if (!isbot(request.headers.get('user-agent'))) await orElse(tenant.shopId, record(tenant, body.data, request), null)
  return new Response(null, { status: 204 })
}

async function record(tenant: Tenant, body: z.infer<typeof ShopEventBody>, request: Request): Promise<unknown> {
  const { shopId, status, content } = tenant
  const shopper = asShopper(request)
  if (body.kind === 'visit') {
    const source = sourceOfVisit({
      referrer: body.from ?? '',
      tag: body.tag ?? null,
      host: new URL(request.url).host,
    })
    return api.countView({ params: { id: shopId }, query: { source } }, shopper)
  }
  // In a shop that does not sell now, nothing is counted.
  if (status !== 'open') return null
  const send = (event: ShopEvent) => tenant.api.recordEvent({ body: { shopId, ...event } }, shopper)
  if (body.kind === 'page') {
    const events = eventsOfPage(body, content.categories).map(send)
    const { missed } = body
    return Promise.all([
      ...events,
      ...(missed ? [tenant.api.recordEmptySearch({ body: { shopId, text: missed } }, shopper)] : []),
    ])
  }
  if (body.kind === 'added') return send({ name: 'addedToCart', productId: body.productId, categoryId: null })
  const lines = itemsFromText(body.items).map(({ productId, quantity }) => ({ productId, units: quantity }))
  if (lines.length === 0) return null
  return Promise.all([
    send({ name: 'startedCheckout', productId: null, categoryId: null }),
    tenant.api.recordCheckout({ body: { shopId, lines } }, shopper),
  ])
}
