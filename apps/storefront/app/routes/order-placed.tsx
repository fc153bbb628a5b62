import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { asShopper } from '#app/api.server.ts'
import { useForgetOrdered } from '#app/forget-ordered.ts'
import { notFound } from '#app/http.server.ts'
import { readPlacedOrder } from '#app/orders.server.ts'
import { payAgain, payView } from '#app/payments.server.ts'
import { useFollowPayment } from '#app/pending-payment.ts'
import { Screen } from '#app/screen.tsx'
import { pageMeta } from '#app/seo.ts'
import { requireShop } from '#app/shop.server.ts'
import { useTellPurchase } from '#app/third-parties/purchase.ts'

export const meta: MetaFunction<typeof loader> = ({ matches, params }) =>
  pageMeta(matches, ({ t }) => ({ title: `${t('nav.tracking')} ${params.number}`, path: null }))

export async function loader({ request, params }: LoaderFunctionArgs) {
  const tenant = await requireShop(request)
  const search = new URL(request.url).searchParams
  const key = search.get('key') ?? ''
  const order = await readPlacedOrder(tenant, params.number ?? '', key)
  if (!order) throw notFound()
  return { order, pay: payView(tenant, order, key, search.get('pago')) }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const tenant = await requireShop(request)
  const key = new URL(request.url).searchParams.get('key') ?? ''
  const order = await readPlacedOrder(tenant, params.number ?? '', key)
  if (!order) throw notFound()
  return payAgain(tenant, { number: order.number, key }, await request.formData(), asShopper(request))
}

export default function OrderPlacedRoute() {
  const view = useLoaderData<typeof loader>()
  useForgetOrdered(view.order.lines)
  useFollowPayment(view.order)
  useTellPurchase(view.order, view.pay === null)
  return <Screen name="OrderPlaced" view={view} />
}
