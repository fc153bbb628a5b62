import { randomBytes } from 'node:crypto'
import { data, redirect } from '@remix-run/node'
import type { CallOptions } from '@store/api-client'
import type { CityId, Delivery, OrderRefusal } from '@store/core'
import { itemsFromText } from '@store/core'
import type { ScreenViews } from '@store/template-kit'
import { checkoutOptions, orderDraft, readCheckout } from '@store/template-kit/forms'
import { citiesIn } from '#app/cities.server.ts'
import { type CityList, packCities } from '#app/city-list.ts'
import { orWait, Wait } from '#app/http.server.ts'
import type { Tenant } from '#app/tenants.server.ts'

/** The screen's view, its cities packed. */
type View = Omit<ScreenViews['Checkout'], 'cities'> & { readonly cities: CityList }
type Asked = { readonly items: string; readonly delivery: Delivery; readonly cityId: CityId | null }

/** Idempotency key of an attempt to buy (architecture §6): 128 bits. */
const newOrderKey = () => randomBytes(16).toString('hex')

/** What the order would be now. Throws rather than price without discounts or shipping (C34). */
function quote(tenant: Tenant, { items, delivery, cityId }: Asked) {
  const { shop } = tenant.content
  return tenant.api.quoteOrder({
    body: { shopId: tenant.shopId, lines: itemsFromText(items), delivery, cityId, country: shop.country },
  })
}

export async function readCheckoutView(tenant: Tenant, items: string): Promise<View> {
  const [quoted, cities] = await Promise.all([
    quote(tenant, { items, delivery: 'address', cityId: null }),
    citiesIn(tenant.content.shop.country),
  ])
  const packed = packCities(cities, tenant.content.shop.country)
  return { items, quote: quoted, cities: packed, orderKey: newOrderKey(), reply: null, refusals: [] }
}

/**
 * Places the order the form asks for and leads to it; otherwise the form again, with what stands in the way and the
 * price as it is now. Prices the shopper saw travel along, so that nobody pays another total than the one they read.
 */
export async function placeFromForm(tenant: Tenant, form: FormData, shopper: CallOptions) {
  const { shop, branches } = tenant.content
  const cities = await citiesIn(shop.country)
  const submission = readCheckout(form, checkoutOptions(shop, branches, cities))
  const items = String(form.get('items') ?? '')
  if (submission.status !== 'success') {
    const view = await again(tenant, form, { items, delivery: 'address', cityId: null }, [])
    return data({ ...view, reply: submission.reply() }, { status: 400 })
  }

  const draft = orderDraft(submission.value, { id: tenant.shopId, cities, channel: tenant.mount ? 'chat' : 'web' })
  const outcome = await orWait(tenant.api.placeOrder({ body: draft }, shopper))
  const { delivery } = draft
  const asked = {
    items,
    delivery: delivery.kind,
    cityId: delivery.kind === 'address' ? delivery.address.cityId : null,
  }
  if (outcome instanceof Wait) {
    const view = await again(tenant, form, asked, [])
    return data({ ...view, reply: submission.reply({ formErrors: [outcome.error] }) }, outcome.answer)
  }
  // A conflict is an order placed before with the same form: that is what the shopper wants to see.
  if (outcome.kind !== 'refused') {
    const number = outcome.kind === 'placed' ? outcome.order.number : outcome.number
    const search = new URLSearchParams({ key: outcome.accessKey, ...(outcome.kind === 'placed' && { placed: '1' }) })
    throw redirect(`${tenant.mount}/pedido/${number}?${search}`, 303)
  }
  const view = await again(tenant, form, asked, outcome.refusals)
  return data({ ...view, reply: submission.reply() }, { status: 409 })
}

async function again(tenant: Tenant, form: FormData, asked: Asked, refusals: readonly OrderRefusal[]): Promise<View> {
  const [quoted, cities] = await Promise.all([quote(tenant, asked), citiesIn(tenant.content.shop.country)])
  const key = form.get('orderKey')
  const orderKey = typeof key === 'string' && /^[0-9a-f]{32}$/.test(key) ? key : newOrderKey()
  const packed = packCities(cities, tenant.content.shop.country)
  return { items: asked.items, quote: quoted, cities: packed, orderKey, reply: null, refusals }
}
