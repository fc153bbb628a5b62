import { redirect } from '@remix-run/node'
import type { CallOptions } from '@store/api-client'
import {
  awaitsAnswer,
  awaitsPayment,
  isOnlineMethod,
  isPriceOver,
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

/** An order with its access key. */
type Opened = { readonly number: OrderNumber; readonly key: string }

type Arrival = {
  readonly placed?: boolean
  readonly chat?: boolean
  readonly refusal?: PaymentRefusal | null
  readonly repeated?: boolean
}

/** The parameter in an order's address for the notice that it had been placed before, without later changes. */
export const REPEATED = 'repetido'

/**
 * The address of an order's page. `placed`: its lines are removed from the cart; `chat`: the chat opens; `refusal`: why
 * no payment began; `repeated`: it was placed before with another content. The first two happen once.
 */
export function orderPath(
  { mount }: Tenant,
  { number, key }: Opened,
  { placed = false, chat = false, refusal = null, repeated = false }: Arrival = {},
): string {
  const once = { ...(placed && { placed: '1' }), ...(chat && { chat: '1' }) }
  const search = new URLSearchParams({
    key,
    ...once,
    ...(refusal && { pago: refusal }),
    ...(repeated && { [REPEATED]: '1' }),
  })
  return `${mount}${shopPath('order-placed', number)}?${search}`
}

/** Redirects to an order that was placed before with another content. */
export const redirectToRepeated = (tenant: Tenant, order: Opened): Response =>
  redirect(orderPath(tenant, order, { repeated: true }), 303)

/**
 * Redirects after an order was placed: to the provider's page, or to the order's, which shows why there is no payment,
 * and opens the chat. Always with a page load.
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
  const starting = api.startPayment({ params: { number }, body: { shopId, key, method } }, shopper)
  // A placed order stays valid, whatever fails before its payment.
  const start = await orElse(shopId, orWait(starting), { kind: 'refused', reason: 'unavailable' } as const)
  if (start instanceof Wait) return redirect(orderPath(tenant, order, { placed, refusal: 'unavailable' }), 303)
  if (start?.kind === 'redirect') return redirect(start.url, 303)
  const refusal = start?.kind === 'refused' ? start.reason : null
  return redirect(orderPath(tenant, order, { placed, refusal }), 303)
}

/** The shopper returns from a provider: its result is requested, and the order's page shows it. */
export async function returnFromPayment(
  tenant: Tenant,
  order: Opened & { readonly attempt: number },
  parameters: Readonly<Record<string, string>>,
  shopper: CallOptions,
): Promise<Response> {
  const { number, attempt, key } = order
  const body = { shopId: tenant.shopId, key, given: parameters }
  // If the provider does not answer now, a background job asks it again.
  await orElse(tenant.shopId, orWait(api.returnFromPayment({ params: { number, attempt }, body }, shopper)), null)
  // A form of the provider's site sends no cookie of ours; the order's page reads its own to decide whether the cart
  // was used.
  return redirect(orderPath(tenant, order, { placed: true }), 303)
}

/**
 * The methods by which the holder of the order's key can pay it, or send a proof of payment; null: nothing is to be
 * paid.
 *
 * @param said reasons why the last payment did not begin, and the last proof was not saved
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
  // The money of a pending payment may still arrive, also when the order is too old to be paid anew.
  const isPending = order.payment?.state === 'pending'
  if (!isPending && isPriceOver(new Date(order.placedAt), now)) return null
  const { shop } = content
  const fits = (method: PaymentMethod) => paymentProblem(method, payable(order), shop) === null
  const methods = isPending ? [] : offeredMethods(shop.paymentMethods).filter(fits)
  return { key, methods, refusal: PAYMENT_REFUSALS.find((known) => known === refusal) ?? null }
}
