import { data } from '@remix-run/node'
import { ApiError, type CallOptions } from '@store/api-client'
import { SUBSCRIPTION_STEPS } from '@store/core'
import type { ScreenViews } from '@store/template-kit'
import { isKey, searchOf } from '#app/checkout/form.server.ts'
import { api } from '#app/http/api.server.ts'
import { orWait, Wait } from '#app/http/http.server.ts'
import { logProblem } from '#app/http/log.server.ts'
import type { Tenant } from '#app/tenancy/tenants.server.ts'

const STEPS = ['confirm', 'leave'] as const
type View = ScreenViews['Subscription']

/** The step of a mail's link; null for an unknown address. A link without its key is answered like an ended subscription. */
export function linkIn(request: Request, stepInPath = ''): { readonly view: View; readonly key: string } | null {
  const step = STEPS.find((each) => SUBSCRIPTION_STEPS[each] === stepInPath)
  if (!step) return null
  const key = searchOf(request).get('key')?.trim() ?? ''
  return { view: { step: isKey(key) ? step : 'unknown', reply: null }, key }
}

/** Performs the step: confirms the subscription, or ends it. */
export async function settleSubscription(
  { shopId }: Tenant,
  step: 'confirm' | 'leave',
  key: string,
  options: CallOptions,
) {
  const again = (error: string, init: ResponseInit) =>
    data<View>({ step, reply: { values: {}, errors: { '': error } } }, init)
  if (!isKey(key)) return data<View>({ step: 'unknown', reply: null }, 404)
  const body = { shopId, key }
  try {
    const call = step === 'confirm' ? api.confirmSubscription({ body }, options) : api.unsubscribe({ body }, options)
    const answer = await orWait(call)
    if (answer instanceof Wait) return again(answer.error.replace('invalid.wait', 'form.wait'), answer.answer)
    if (answer.kind === 'unknown') return data<View>({ step: 'unknown', reply: null }, 404)
    return data<View>({ step: answer.kind === 'confirmed' ? 'confirmed' : 'left', reply: null })
  } catch (problem) {
    if (!(problem instanceof ApiError)) throw problem
    logProblem('a subscription was not changed', problem, { shop: shopId })
    return again('form.failed', { status: 503 })
  }
}
