import { data } from '@remix-run/node'
import { ApiError, type CallOptions } from '@store/api-client'
import { SUBSCRIPTION_STEPS } from '@store/core'
import type { ScreenViews } from '@store/template-kit'
import { isKey, searchOf } from '#app/checkout/form.server.ts'
import { api } from '#app/http/api.server.ts'
import { orWait, Wait } from '#app/http/http.server.ts'
import type { Tenant } from '#app/tenancy/tenants.server.ts'

const STEPS = ['confirm', 'leave'] as const
type View = ScreenViews['Subscription']

/** What a mail's link asks; null when it is none of ours. A link without its key is answered as one that ended. */
export function askedBy(request: Request, stepInPath = ''): { readonly view: View; readonly key: string } | null {
  const step = STEPS.find((each) => SUBSCRIPTION_STEPS[each] === stepInPath)
  if (!step) return null
  const key = searchOf(request).get('key')?.trim() ?? ''
  return { view: { step: isKey(key) ? step : 'unknown', reply: null }, key }
}

/** Does what the link asks: confirms, or takes its reader off the list. */
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
    console.error(`shop ${shopId}: ${problem.message}`)
    return again('form.failed', { status: 503 })
  }
}
