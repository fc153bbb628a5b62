import type { ActionFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { asShopper } from '#app/api.server.ts'
import { readForm } from '#app/form.server.ts'
import { formHeaders } from '#app/http.server.ts'
import { sendMessage } from '#app/messages.server.ts'
import { page } from '#app/page.server.ts'
import { Screen } from '#app/screen.tsx'
import { pageMeta } from '#app/seo.ts'
import { requireShop } from '#app/shop.server.ts'

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, ({ t, paths }) => ({ title: t('contact.title'), path: paths.contact() }))

export const loader = page({
  middleware: 'shop',
  load: ({ content }) => ({ reply: null, sent: false, about: content.shop.about }),
})

export async function action({ request }: ActionFunctionArgs) {
  return sendMessage(await requireShop(request), await readForm(request), asShopper(request))
}

export const headers = formHeaders

export default function ContactRoute() {
  const asked = useLoaderData<typeof loader>()
  const answered = useActionData<typeof action>()
  const view = { ...asked, ...answered }
  return <Screen key={String(view.sent)} name="Contact" view={view} />
}
