import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useForgetOrdered } from '#app/forget-ordered.ts'
import { notFound } from '#app/http.server.ts'
import { readPlacedOrder } from '#app/orders.server.ts'
import { Screen } from '#app/screen.tsx'
import { pageMeta } from '#app/seo.ts'
import { requireShop } from '#app/shop.server.ts'

export const meta: MetaFunction<typeof loader> = ({ matches, params }) =>
  pageMeta(matches, ({ t }) => ({ title: `${t('nav.tracking')} ${params.number}`, path: null }))

export async function loader({ request, params }: LoaderFunctionArgs) {
  const tenant = await requireShop(request)
  const order = await readPlacedOrder(tenant, params.number ?? '', new URL(request.url).searchParams.get('key') ?? '')
  if (!order) throw notFound()
  return { order }
}

export default function OrderPlacedRoute() {
  const view = useLoaderData<typeof loader>()
  useForgetOrdered(view.order.lines)
  return <Screen name="OrderPlaced" view={view} />
}
