import type { ActionFunctionArgs } from '@remix-run/node'
import { asShopper } from '#app/api.server.ts'
import { readForm } from '#app/form.server.ts'
import { joinNewsletter } from '#app/messages.server.ts'
import { requireShop } from '#app/shop.server.ts'

/** The newsletter's form, sent without leaving the page (V4): 204, or what is wrong with it. */
export async function action({ request }: ActionFunctionArgs) {
  const { data: view, init } = await joinNewsletter(
    await requireShop(request),
    await readForm(request),
    asShopper(request),
  )
  return view.sent ? new Response(null, { status: 204 }) : Response.json(view.reply, init ?? undefined)
}
