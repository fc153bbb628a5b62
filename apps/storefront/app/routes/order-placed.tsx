import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useForgetOrdered } from '#app/forget-ordered.ts'
import { readPlacedOrder } from '#app/orders.server.ts'
import { page } from '#app/page.server.ts'
import { Screen } from '#app/screen.tsx'
import { pageMeta } from '#app/seo.ts'

export const meta: MetaFunction<typeof loader> = ({ matches, params }) =>
  pageMeta(matches, ({ t }) => ({ title: `${t('nav.tracking')} ${params.number}`, path: null }))

export const loader = page({
  middleware: 'shop',
  async load(tenant, { request, params }) {
    const key = new URL(request.url).searchParams.get('key') ?? ''
    const order = await readPlacedOrder(tenant, params.number ?? '', key)
    return order && { order }
  },
})

export default function OrderPlacedRoute() {
  const view = useLoaderData<typeof loader>()
  useForgetOrdered(view.order.lines)
  return <Screen name="OrderPlaced" view={view} />
}
