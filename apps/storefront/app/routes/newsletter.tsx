import type { ActionFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { readForm } from '#app/checkout/form.server.ts'
import { asShopper } from '#app/http/api.server.ts'
import { formHeaders } from '#app/http/http.server.ts'
import { joinNewsletter } from '#app/messages/messages.server.ts'
import { page } from '#app/page/page.server.ts'
import { Screen } from '#app/page/screen.tsx'
import { pageMeta } from '#app/page/seo.ts'
import { requireShop } from '#app/tenancy/shop.server.ts'

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, ({ t }) => ({ title: t('newsletter.page'), path: null }))

export const loader = page({ middleware: 'shop', load: () => ({ reply: null, sent: false }) })

export async function action({ request }: ActionFunctionArgs) {
  return joinNewsletter(await requireShop(request), await readForm(request), asShopper(request))
}

export const headers = formHeaders

export default function NewsletterRoute() {
  const data = useLoaderData<typeof loader>()
  const answered = useActionData<typeof action>()
  return <Screen name="Newsletter" view={answered ?? data} />
}
