import { data } from '@remix-run/node'
import type { CallOptions } from '@store/api-client'
import type { Order } from '@store/core'
import type { ScreenViews } from '@store/template-kit'
import { readOrderLookup } from '@store/template-kit/forms'
import { isKey } from '#app/checkout/form.server.ts'
import { orWait, Wait } from '#app/http/http.server.ts'
import { payView } from '#app/orders/payments.server.ts'
import type { Tenant } from '#app/tenancy/tenants.server.ts'

/** Null for an unknown order and for a wrong key, without distinction (R15). */
export async function readPlacedOrder({ shopId, api }: Tenant, number: string, key: string): Promise<Order | null> {
  if (!/^[1-9]\d{0,11}$/.test(number) || !isKey(key)) return null
  return api.getPlacedOrder({ params: { number: Number(number) }, query: { shopId, key } })
}

/** The search in a tracking link (`/micompra?orden=1042&usuario=1020304050`), as a submitted form; null: there is none. */
export function trackingLink(search: URLSearchParams): URLSearchParams | null {
  const number = search.get('orden')
  const idNumber = search.get('usuario')
  return number && idNumber ? new URLSearchParams({ number, idNumber }) : null
}

/** V3: a wrong pair reveals nothing; with a right one, an unpaid order can be paid. */
export async function readTracking(tenant: Tenant, form: FormData | URLSearchParams, shopper: CallOptions) {
  const { shopId, api } = tenant
  const submission = readOrderLookup(form)
  if (submission.status !== 'success')
    return tracked({ order: null, pay: null, searched: false, reply: submission.reply() })
  const { number, idNumber } = submission.value
  const order = await orWait(api.findOrder({ query: { shopId, number: Number(number), idNumber } }, shopper))
  if (order instanceof Wait) {
    const reply = submission.reply({ formErrors: [order.error] })
    return tracked({ order: null, pay: null, searched: false, reply }, order.answer)
  }
  const pay = order?.accessKey ? payView(tenant, order, order.accessKey, { refusal: null, proof: null }) : null
  return tracked({ order, pay, searched: true, reply: submission.reply() })
}

const tracked = (view: ScreenViews['OrderTracking'], answer: Wait['answer'] | undefined = undefined) =>
  data(view, answer)
