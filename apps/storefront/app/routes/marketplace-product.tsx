import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { notFound } from '#app/http.server.ts'
import { readMarketplaceProduct } from '#app/marketplace.server.ts'
import { Screen } from '#app/screen.tsx'
import { pageMeta } from '#app/seo.ts'
import { requireShop } from '#app/shop.server.ts'

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, ({ t }) => ({ title: data?.product?.name || t('marketplace.title'), path: null }))

export async function loader({ request, params }: LoaderFunctionArgs) {
  const tenant = await requireShop(request)
  const id = params.product ?? ''
  // Ids of theirs are short words; anything else need not be asked.
  const view = /^[\w-]{1,40}$/.test(id) ? await readMarketplaceProduct(tenant, request, id) : null
  if (!view) throw notFound()
  return view
}

export default function MarketplaceProductRoute() {
  const view = useLoaderData<typeof loader>()
  return <Screen key={view.product?.id} name="MarketplaceProduct" view={view} />
}
