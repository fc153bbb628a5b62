import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { asShopper } from '#app/http/api.server.ts'
import { formHeaders, notFound } from '#app/http/http.server.ts'
import { linkIn, settleSubscription } from '#app/messages/subscription.server.ts'
import { Screen } from '#app/page/screen.tsx'
import { pageMeta } from '#app/page/seo.ts'
import { findShop } from '#app/tenancy/shop.server.ts'

export const meta: MetaFunction<typeof loader> = ({ matches }) =>
  pageMeta(matches, ({ t }) => ({ title: t('newsletter.title'), path: null }))

/** Opening a link changes nothing, because mail scanners open links, too. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await findShop(request)
  const link = linkIn(request, params.step)
  if (!link) throw notFound()
  return data(link.view, link.view.step === 'unknown' ? 404 : 200)
}

/** The page's button and the one-click unsubscribe of mail programs (RFC 8058) both post to the link itself. */
export async function action({ request, params }: ActionFunctionArgs) {
  const tenant = await findShop(request)
  const link = linkIn(request, params.step)
  if (!link) throw notFound()
  const { step } = link.view
  if (step !== 'confirm' && step !== 'leave') return data(link.view, 404)
  return settleSubscription(tenant, step, link.key, asShopper(request))
}

export const headers = formHeaders

export default function SubscriptionRoute() {
  const answered = useActionData<typeof action>()
  const data = useLoaderData<typeof loader>()
  return <Screen name="Subscription" view={answered ?? data} />
}
