import { redirect } from '@remix-run/node'
import type { CallOptions } from '@store/api-client'
import {
  awaitsAnswer,
  awaitsPayment,
  isOnlineMethod,
  isPrivateOrder,
  type Order,
  type OrderNumber,
  offeredMethods,
  PAYMENT_METHODS,
  PAYMENT_REFUSALS,
  type PaymentMethod,
  type PaymentRefusal,
  payable,
  paymentProblem,
  shopPath,
  takesProof,
} from '@store/core'
import type { ProofProblem, ScreenViews } from '@store/template-kit'
import { api } from '#app/http/api.server.ts'
import { orElse, orWait, Wait } from '#app/http/http.server.ts'
import type { Tenant } from '#app/tenancy/tenants.server.ts'

/** An order and the key that opens it. */
type Opened = { readonly number: OrderNumber; readonly key: string }

type Arrival = { readonly placed?: boolean; readonly chat?: boolean; readonly refusal?: PaymentRefusal | null }

/**
 * An order's page. `placed`: once, what was ordered leaves the cart; `chat`: once, the shop is written to; `refusal`: why
 * no payment began.
 */
export function orderPath(
  { mount }: Tenant,
  { number, key }: Opened,
  { placed = false, chat = false, refusal = null }: Arrival = {},
): string {
  const once = { ...(placed && { placed: '1' }), ...(chat && { chat: '1' }) }
  const search = new URLSearchParams({ key, ...once, ...(refusal && { pago: refusal }) })
  return `${mount}${shopPath('order-placed', number)}?${search}`
}

export const redirectToOrder = (tenant: Tenant, order: Opened): Response => redirect(orderPath(tenant, order), 303)

/**
 * Where the shopper goes with an order that was just placed: to the provider's page, or to the order's, which says why
 * there is none, and from there to the chat in which it is agreed on. Always by a redirect of the document.
 */
export async function redirectToPayment(
  tenant: Tenant,
  { order, key }: { readonly order: Order; readonly key: string },
  shopper: CallOptions,
): Promise<Response> {
  const { number, paymentMethod } = order
  const opened = { number, key }
  if (isOnlineMethod(paymentMethod)) return begin(tenant, opened, null, shopper, true)
  return redirect(orderPath(tenant, opened, { placed: true, chat: awaitsAnswer(order) }), 303)
}

/** Pays an order from its page, by the method of its form. */
export function payAgain(tenant: Tenant, order: Opened, form: FormData, shopper: CallOptions): Promise<Response> {
  const method = PAYMENT_METHODS.find((known) => known === form.get('paymentMethod')) ?? null
  return begin(tenant, order, method, shopper, false)
}

async function begin(
  tenant: Tenant,
  order: Opened,
  method: PaymentMethod | null,
  shopper: CallOptions,
  placed: boolean,
): Promise<Response> {
  const { shopId } = tenant
  const { number, key } = order
  const asked = api.startPayment({ params: { number }, body: { shopId, key, method } }, shopper)
  // An order that is placed is kept, whatever breaks on the way to its payment.
  const start = await orElse(shopId, orWait(asked), { kind: 'refused', reason: 'unavailable' } as const)
  if (start instanceof Wait) return redirect(orderPath(tenant, order, { placed, refusal: 'unavailable' }), 303)
  if (start?.kind === 'redirect') return redirect(start.url, 303)
  const refusal = start?.kind === 'refused' ? start.reason : null
  return redirect(orderPath(tenant, order, { placed, refusal }), 303)
}

/** The shopper is back from a provider: it is asked how it went, and the order's page says so. */
export async function returnFromPayment(
  tenant: Tenant,
  order: Opened & { readonly attempt: number },
  given: Readonly<Record<string, string>>,
  shopper: CallOptions,
): Promise<Response> {
  const { number, attempt, key } = order
  const body = { shopId: tenant.shopId, key, given }
  // Whoever looks after payments asks again, if nobody could now.
  await orElse(tenant.shopId, orWait(api.returnFromPayment({ params: { number, attempt }, body }, shopper)), null)
  // A provider's form brings no cookie along: whether it was bought beside the cart, the order's page reads in its own.
  return redirect(orderPath(tenant, order, { placed: true }), 303)
}

/**
 * How an order can be paid now, or shown to be paid, by whoever holds its key; null: there is nothing to do.
 *
 * @param said of the last try: why no payment began, and why a proof was not kept
 */
export function payView(
  { content }: Tenant,
  order: Order,
  key: string,
  { refusal, proof }: { readonly refusal: string | null; readonly proof: ProofProblem | null },
  now = new Date(),
): ScreenViews['OrderPlaced']['pay'] {
  if (takesProof(order)) return isPrivateOrder(order, now) ? null : { key, methods: [], refusal: null, proof }
  if (!awaitsPayment(order)) return null
  const { shop } = content
  const fits = (method: PaymentMethod) => paymentProblem(method, payable(order), shop) === null
  const methods = order.payment?.state === 'pending' ? [] : offeredMethods(shop.paymentMethods).filter(fits)
  return { key, methods, refusal: PAYMENT_REFUSALS.find((known) => known === refusal) ?? null }
}
