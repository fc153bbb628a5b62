import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData, useSearchParams } from '@remix-run/react'
import { useCart } from '@store/template-kit'
import { useEffect } from 'react'
import { readForm, searchOf } from '#app/checkout/form.server.ts'
import { asShopper } from '#app/http/api.server.ts'
import { formHeaders } from '#app/http/http.server.ts'
import { readTracking, trackingLink } from '#app/orders/orders.server.ts'
import { Screen } from '#app/page/screen.tsx'
import { pageMeta } from '#app/page/seo.ts'
import { requireShop } from '#app/tenancy/shop.server.ts'

export const meta: MetaFunction<typeof loader> = ({ matches }) =>
  pageMeta(matches, ({ t, paths }) => ({ title: t('nav.tracking'), path: paths.tracking() }))

/** With `?orden=…&usuario=…`, as in links of mails, it shows the order at once; `&clearCart=true` then empties the cart. */
export async function loader({ request }: LoaderFunctionArgs) {
  const tenant = await requireShop(request)
  const link = request.method === 'GET' ? trackingLink(searchOf(request)) : null
  return link
    ? readTracking(tenant, link, asShopper(request))
    : { order: null, pay: null, searched: false, reply: null }
}

export async function action({ request }: ActionFunctionArgs) {
  const tenant = await requireShop(request)
  return readTracking(tenant, await readForm(request), asShopper(request))
}

export const headers = formHeaders

export default function OrderTrackingRoute() {
  const answered = useActionData<typeof action>()
  const data = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const { clear } = useCart()
  // A link to an order of somebody else must not empty the cart.
  const isOrdered = data.order !== null && search.get('clearCart') === 'true'
  useEffect(() => {
    if (isOrdered) clear()
  }, [isOrdered, clear])
  return <Screen name="OrderTracking" view={answered ?? data} />
}
