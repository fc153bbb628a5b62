import { redirect } from '@remix-run/node'
import type { CallOptions } from '@store/api-client'
import {
  awaitsPayment,
  isOnlineMethod,
  type Order,
  type OrderNumber,
  offeredMethods,
  PAYMENT_METHODS,
  PAYMENT_REFUSALS,
  type PaymentMethod,
  type PaymentRefusal,
  suitsAmount,
} from '@store/core'
import type { ScreenViews } from '@store/template-kit'
import { api } from '#app/api.server.ts'
import { orElse, orWait, Wait } from '#app/http.server.ts'
import type { Tenant } from '#app/tenants.server.ts'

/** An order and the key that opens it. */
type Opened = { readonly number: OrderNumber; readonly key: string }

/** An order's page. `placed`: once, what was ordered leaves the cart; `refusal`: why no payment began. */
function orderPath(
  { mount }: Tenant,
  { number, key }: Opened,
  { placed = false, refusal = null }: { readonly placed?: boolean; readonly refusal?: PaymentRefusal | null } = {},
): string {
  const search = new URLSearchParams({ key, ...(placed && { placed: '1' }), ...(refusal && { pago: refusal }) })
  return `${mount}/pedido/${number}?${search}`
}

export const leadToOrder = (tenant: Tenant, order: Opened): Response => redirect(orderPath(tenant, order), 303)

/**
 * Where the shopper goes with an order that was just placed: to the provider's page, or to the order's, which says why
 * there is none. Always by a redirect of the document.
 */
export async function leadToPayment(
  tenant: Tenant,
  order: Opened & { readonly method: PaymentMethod },
  shopper: CallOptions,
): Promise<Response> {
  if (!isOnlineMethod(order.method)) return redirect(orderPath(tenant, order, { placed: true }), 303)
  return begin(tenant, order, null, shopper, true)
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
export async function comeBack(
  tenant: Tenant,
  order: Opened & { readonly attempt: number },
  given: Readonly<Record<string, string>>,
  shopper: CallOptions,
): Promise<Response> {
  const { number, attempt, key } = order
  const body = { shopId: tenant.shopId, key, given }
  // Whoever looks after payments asks again, if nobody could now.
  await orElse(tenant.shopId, orWait(api.returnFromPayment({ params: { number, attempt }, body }, shopper)), null)
  return redirect(orderPath(tenant, order, { placed: true }), 303)
}

/** How an order can be paid now by whoever holds its key; null: there is nothing to pay online. */
export function payView(
  { content }: Tenant,
  order: Order,
  key: string,
  refusal: string | null,
): ScreenViews['OrderPlaced']['pay'] {
  if (!awaitsPayment(order)) return null
  const price = { amount: order.total, currency: order.currency }
  const fits = (method: PaymentMethod) => suitsAmount(method, price) && NOT_FOR[order.delivery.kind] !== method
  const methods = order.payment?.state === 'pending' ? [] : offeredMethods(content.shop.paymentMethods).filter(fits)
  return { key, methods, refusal: PAYMENT_REFUSALS.find((known) => known === refusal) ?? null }
}

/** Paying at the door needs a door, paying in the store goes with picking up there. */
const NOT_FOR: Readonly<Record<Order['delivery']['kind'], PaymentMethod>> = {
  address: 'payInStore',
  pickUp: 'cashOnDelivery',
}
