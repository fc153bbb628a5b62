import { data } from '@remix-run/node'
import type { CallOptions } from '@store/api-client'
import {
  BUYER_FIELDS,
  type ChatOrderField,
  type City,
  type CityId,
  chatDigits,
  type Delivery,
  divisionsOf,
  documentTypesOf,
  FIELD_LIMITS,
  type InvoiceField,
  invoiceFieldsOf,
  itemsFromText,
  MAX_ITEMS_LENGTH,
  type OrderRefusal,
  takesUnlisted,
} from '@store/core'
import { isPurchase, type ScreenViews } from '@store/template-kit'
import {
  BY,
  BY_CHAT,
  type CheckoutStep,
  checkoutOptions,
  invoiceName,
  invoiceProblem,
  itemsOfStep,
  orderDraft,
  readCheckout,
  STEP,
} from '@store/template-kit/forms'
import { citiesOf, packedOnce } from '#app/checkout/cities.server.ts'
import type { CityList } from '#app/checkout/city-list.ts'
import { searchOf } from '#app/checkout/form.server.ts'
import { orWait, Wait } from '#app/http/http.server.ts'
import { cartIdAfter, cartIdIn, orderKeyOf, type PlacedOrder, placedCookie } from '#app/orders/order-key.server.ts'
import { redirectToPayment, redirectToRepeated } from '#app/orders/payments.server.ts'
import type { Tenant } from '#app/tenancy/tenants.server.ts'

/** Input of a quote, which is read before the form is validated; cut to the lengths that the form allows. */
const MAX_TYPED = {
  items: MAX_ITEMS_LENGTH,
  orderKey: 32,
  coupon: FIELD_LIMITS.coupon,
  idNumber: BUYER_FIELDS.idNumber.maxLength,
} as const

/** The screen's view, with a compressed list of cities. */
type View = Omit<ScreenViews['Checkout'], 'cities'> & { readonly cities: CityList }
type CheckoutQuery = {
  readonly items: string
  readonly delivery: Delivery
  readonly cityId: CityId | null
  /** The coupon's code as typed, and the buyer whose uses of it are counted. */
  readonly coupon: string
  readonly idNumber: string
}

/**
 * The quote of the order as it would be now. Throws if discounts or shipping cannot be read (C34). After too many coupon
 * codes, the quote is without coupon, and has the waiting time.
 */
async function quote(
  tenant: Tenant,
  { items, delivery, cityId, coupon, idNumber }: CheckoutQuery,
  shopper: CallOptions,
) {
  const { country } = tenant.content.shop
  const body = { shopId: tenant.shopId, lines: itemsFromText(items), delivery, cityId, country }
  const quoted = await orWait(tenant.api.quoteOrder({ body: { ...body, coupon, idNumber } }, shopper))
  return quoted instanceof Wait
    ? { quoted: await tenant.api.quoteOrder({ body }, shopper), wait: quoted }
    : { quoted, wait: null }
}

export async function readCheckoutView(
  tenant: Tenant,
  { items, coupon, byChat }: Pick<CheckoutQuery, 'items' | 'coupon'> & { readonly byChat: boolean },
  request: Request,
  shopper: CallOptions,
) {
  const query = { items, delivery: 'address', cityId: null, coupon, idNumber: '' } as const
  const reply = coupon === '' ? null : { initialValue: { coupon } }
  const chat = { fields: await chatFieldsOf(tenant), chosen: byChat }
  const cart = cartIdIn(searchOf(request))
  const { orderKey, placed, cookie } = orderKeyOf(request, tenant, { items, cart })
  const { view, wait } = await readView(tenant, query, shopper, { orderKey, cart, placed, reply, chat })
  const headers = new Headers(wait?.answer.headers)
  if (cookie !== null) headers.set('Set-Cookie', cookie)
  return data(view, { status: wait?.answer.status ?? 200, headers })
}

/** Fields that the shop's country requires. */
const requiredIn = ({ content: { shop } }: Tenant, cities: readonly City[]) => ({
  // Listed cities include their divisions, unless any other city is accepted, too.
  divisions: cities.length > 0 && !takesUnlisted(cities, shop) ? [] : divisionsOf(shop.country),
  documentTypes: documentTypesOf(shop.country),
  invoice: shop.invoices ? invoiceFieldsOf(shop.country) : [],
})

/** The shop's additional fields for orders by chat (C10); none without a chat number. */
async function chatFieldsOf({ api, shopId, content }: Tenant): Promise<readonly ChatOrderField[]> {
  if (chatDigits(content.shop.chatNumber) === null) return []
  return (await api.getChatOrderForm({ params: { id: shopId } }))?.fields ?? []
}

/**
 * Places the order of the form and redirects to it; otherwise returns the form with its errors and the current
 * price. The form has the total that the shopper saw, so that nobody pays another one.
 */
export async function placeFromForm(tenant: Tenant, form: FormData, request: Request, shopper: CallOptions) {
  const { shop, branches } = tenant.content
  const [cities, fields] = await Promise.all([citiesOf(tenant), chatFieldsOf(tenant)])
  const { isChat } = tenant
  const step = form.get(STEP) as CheckoutStep | null
  if (step === 'withoutCoupon') form.delete('coupon')
  if (step === 'byChat') form.set(BY, BY_CHAT)
  if (step === 'otherWays') form.delete(BY)
  const mended = itemsOfStep(step)
  if (mended !== null) form.set('items', mended)
  const chat = { fields, chosen: form.get(BY) === BY_CHAT }
  const options = checkoutOptions(shop, branches, cities, { fields, isChat, ...requiredIn(tenant, cities) })
  const submission = readCheckout(form, options)
  const typed = (name: 'items' | 'orderKey' | 'coupon' | 'idNumber') =>
    String(form.get(name) ?? '').slice(0, MAX_TYPED[name])
  const cart = cartIdIn(searchOf(request))
  const made = orderKeyOf(request, tenant, { items: typed('items'), cart })
  const orderKey = /^[0-9a-f]{32}$/.test(typed('orderKey')) ? typed('orderKey') : made.orderKey
  const placed = made.placed?.orderKey === orderKey ? made.placed : null
  const again = { orderKey, cart, placed, chat }
  const typedFields = { items: typed('items'), coupon: typed('coupon'), idNumber: typed('idNumber') }
  if (step !== null || submission.status !== 'success') {
    const withoutPlace = { ...typedFields, delivery: 'address', cityId: null } as const
    // A step only asks for a new quote: missing fields are not errors.
    const reply = step === null ? submission.reply() : { initialValue: submission.reply().initialValue ?? {} }
    const { view, wait } = await readView(tenant, withoutPlace, shopper, { ...again, reply })
    return data(view, step === null ? { status: 400 } : wait?.answer)
  }

  const channel = isChat ? 'chat' : 'web'
  const draft = orderDraft(submission.value, { ...options, id: tenant.shopId, cities, channel })
  const outcome = await orWait(tenant.api.placeOrder({ body: draft }, shopper))
  const { delivery } = draft
  const withPlace = {
    ...typedFields,
    delivery: delivery.kind,
    cityId: delivery.kind === 'address' ? delivery.address.cityId : null,
  }
  if (outcome instanceof Wait) {
    const reply = submission.reply({ formErrors: [outcome.error] })
    const { view } = await readView(tenant, withPlace, shopper, { ...again, reply })
    return data(view, outcome.answer)
  }
  if (outcome.kind !== 'refused') {
    const key = outcome.accessKey
    const response =
      outcome.kind === 'placed'
        ? await redirectToPayment(tenant, { order: outcome.order, key }, shopper)
        : // Already placed with the same form: redirects to that order, with a notice that later changes were not applied.
          redirectToRepeated(tenant, { number: outcome.number, key })
    const number = outcome.kind === 'placed' ? outcome.order.number : outcome.number
    response.headers.append(
      'Set-Cookie',
      placedCookie(request, tenant, { orderKey, number, key, isBeside: isPurchase(cart) }),
    )
    throw response
  }
  const { refusals } = outcome
  const reply = submission.reply({ fieldErrors: errorsOf(refusals, options.invoice) })
  const { view } = await readView(tenant, withPlace, shopper, { ...again, reply, refusals })
  return data(view, { status: 409 })
}

/** Errors that only the server finds are shown at their fields, too. */
function errorsOf(
  refusals: readonly OrderRefusal[],
  invoice: readonly InvoiceField[],
): Readonly<Record<string, string[]>> {
  const refused = new Set(refusals.map((refusal) => (refusal.kind === 'field' ? refusal.field : null)))
  const ofInvoice = invoice.filter(({ name }) => refused.has(`invoice.${name}`))
  return Object.fromEntries([
    ...KNOWN_BETTER.filter((name) => refused.has(name)).map((name) => [name, [`invalid.${name}`]]),
    ...(refused.has('documentType') ? [['documentType', ['invalid.choice']]] : []),
    ...ofInvoice.map((field) => [invoiceName(field.name), [invoiceProblem(field)]]),
  ])
}

const KNOWN_BETTER = ['phone', 'idNumber', 'email', 'city'] as const

async function readView(
  tenant: Tenant,
  query: CheckoutQuery,
  shopper: CallOptions,
  form: Pick<View, 'orderKey' | 'cart' | 'reply' | 'chat'> & {
    readonly placed: PlacedOrder | null
    readonly refusals?: readonly OrderRefusal[]
  },
) {
  const { country } = tenant.content.shop
  const [{ quoted, wait }, cities] = await Promise.all([quote(tenant, query, shopper), citiesOf(tenant)])
  const { orderKey, cart, chat, placed, refusals = [] } = form
  const reply = wait ? { ...form.reply, error: { ...form.reply?.error, coupon: [wait.error] } } : form.reply
  const view: View = {
    renderedAt: new Date().toISOString(),
    items: query.items,
    quote: quoted,
    cities: packedOnce(cities, country),
    chat,
    orderKey,
    cart,
    reply,
    refusals,
    ...requiredIn(tenant, cities),
    placed: placed && { number: placed.number, key: placed.key, again: cartIdAfter(cart) },
  }
  return { view, wait }
}
