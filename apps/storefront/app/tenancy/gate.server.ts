import { data, redirect } from '@remix-run/node'
import type { CallOptions } from '@store/api-client'
import { FIELD_LIMITS } from '@store/core'
import type { ScreenViews } from '@store/template-kit'
import { readForm } from '#app/checkout/form.server.ts'
import { orWait, Wait } from '#app/http/http.server.ts'
import type { Tenant } from '#app/tenancy/tenants.server.ts'
import { unlockCookie } from '#app/tenancy/unlock.server.ts'

/** A page of this mount to redirect to: never one of another shop or site. */
export function returnAddress({ mount }: Tenant, requested: unknown): string {
  const home = mount || '/'
  if (typeof requested !== 'string' || !/^\/(?![/\\])[^\s\\]*$/.test(requested)) return home
  return requested === mount || requested.startsWith(`${mount}/`) ? requested : home
}

/** S1, C19: a right code is remembered for later visits; a wrong one is reported on the gate. */
export async function openGate(request: Request, tenant: Tenant, shopper: CallOptions) {
  const form = await readForm(request)
  const code = String(form.get('code') ?? '').trim()
  const returnTo = returnAddress(tenant, form.get('to'))
  const again = (errors: Readonly<Record<string, string>>, init: ResponseInit = { status: 403 }) =>
    data<ScreenViews['Locked']>({ reply: { values: {}, errors }, returnTo }, init)
  if (code === '' || code.length > FIELD_LIMITS.accessCode)
    return again({ code: code === '' ? 'locked.invalid.empty' : 'locked.invalid.code' })

  const check = await orWait(tenant.api.verifyAccessCode({ params: { id: tenant.shopId }, query: { code } }, shopper))
  if (check instanceof Wait) return again({ '': check.error.replace('invalid.wait', 'form.wait') }, check.answer)
  if (check.kind === 'invalid' || check.unlockToken === null) return again({ code: 'locked.invalid.code' })
  throw redirect(returnTo, { status: 303, headers: { 'Set-Cookie': unlockCookie(request, tenant, check.unlockToken) } })
}
