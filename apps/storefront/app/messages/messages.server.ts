import { data } from '@remix-run/node'
import type { CallOptions } from '@store/api-client'
import { ApiError } from '@store/api-client'
import { FIELD_LIMITS, type ShopId } from '@store/core'
import { NEWSLETTER_CONSENT, type PlainReply, type ScreenViews } from '@store/template-kit'
import { readContact } from '@store/template-kit/forms'
import * as z from 'zod'
import { orWait, Wait } from '#app/http/http.server.ts'
import { logProblem } from '#app/http/log.server.ts'
import type { Tenant } from '#app/tenancy/tenants.server.ts'

/** L7, C20. The form keeps what was typed until the message is sent. */
export async function sendMessage(tenant: Tenant, form: FormData, shopper: CallOptions) {
  const { shop } = tenant.content
  // The page shows the shop's other contact links.
  if (!shop.email) return contact({ reply: null, sent: false }, { status: 409 })
  const submission = readContact(form)
  if (submission.status !== 'success') return contact({ reply: submission.reply(), sent: false }, { status: 400 })
  const body = { ...submission.value, shopId: tenant.shopId, shopName: shop.name, to: shop.email }
  const answer = await orWait(tenant.api.sendContactMessage({ body }, shopper)).catch(refusedBy(tenant.shopId))
  if (answer instanceof Wait)
    return contact({ reply: submission.reply({ formErrors: [answer.error] }), sent: false }, answer.answer)
  if (answer === false)
    return contact({ reply: submission.reply({ formErrors: ['form.failed'] }), sent: false }, { status: 502 })
  return contact({ reply: null, sent: true })
}

const contact = (view: Pick<ScreenViews['Contact'], 'reply' | 'sent'>, init?: ResponseInit) => data(view, init)

const NewsletterForm = z.object({
  email: z.email({ error: 'newsletter.invalid.email' }).max(FIELD_LIMITS.email, { error: 'newsletter.invalid.email' }),
  consent: z.literal(NEWSLETTER_CONSENT, { error: 'newsletter.invalid.consent' }),
})

/** V4, C26: without an address or consent nothing is sent. */
export async function joinNewsletter(tenant: Tenant, form: FormData, shopper: CallOptions) {
  const email = String(form.get('email') ?? '')
    .trim()
    .slice(0, 300)
  const wish = NewsletterForm.safeParse({ email, consent: form.get('consent') })
  if (!wish.success) return newsletter({ email }, errorsOf(wish.error), { status: 400 })
  const body = {
    shopId: tenant.shopId,
    email: wish.data.email,
    consent: `${wish.data.consent}.${tenant.content.shop.language}`,
  }
  const answer = await orWait(tenant.api.subscribe({ body }, shopper)).catch(refusedBy(tenant.shopId))
  if (answer instanceof Wait) {
    const error = answer.error.replace('invalid.wait', 'form.wait')
    return newsletter({ email }, { '': error }, answer.answer)
  }
  if (answer === false) return newsletter({ email }, { '': 'form.failed' }, { status: 502 })
  return data<ScreenViews['Newsletter']>({ reply: null, sent: true })
}

function newsletter(values: PlainReply['values'], errors: PlainReply['errors'], init: ResponseInit) {
  return data<ScreenViews['Newsletter']>({ reply: { values, errors }, sent: false }, init)
}

const errorsOf = (error: z.ZodError): Readonly<Record<string, string>> =>
  Object.fromEntries(error.issues.map((issue) => [String(issue.path[0] ?? ''), issue.message]))

/** C34: what the API refused is reported in the form. */
const refusedBy =
  (shop: ShopId) =>
  (problem: unknown): false => {
    if (!(problem instanceof ApiError)) throw problem
    logProblem('a form was not accepted', problem, { shop })
    return false
  }
