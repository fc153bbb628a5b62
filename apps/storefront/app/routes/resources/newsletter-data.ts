import type { ActionFunctionArgs } from '@remix-run/node'
import { readForm } from '#app/checkout/form.server.ts'
import { asShopper } from '#app/http/api.server.ts'
import { joinNewsletter } from '#app/messages/messages.server.ts'
import { requireShop } from '#app/tenancy/shop.server.ts'

/** The newsletter's form without a page load (V4): 204, or its errors. */
export async function action({ request }: ActionFunctionArgs) {
  const { data: view, init } = await joinNewsletter(
    await requireShop(request),
    await readForm(request),
    asShopper(request),
  )
  return view.sent ? new Response(null, { status: 204 }) : Response.json(view.reply, init ?? undefined)
}
