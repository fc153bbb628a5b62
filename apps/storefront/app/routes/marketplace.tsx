import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { readMarketplace } from '#app/marketplace.server.ts'
import { Screen } from '#app/screen.tsx'
import { pageMeta } from '#app/seo.ts'
import { requireShop } from '#app/shop.server.ts'

/** R7: search engines leave it out; its products are everybody's. */
export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, ({ t }) => ({ title: t('marketplace.title'), path: null }))

export async function loader({ request }: LoaderFunctionArgs) {
  const tenant = await requireShop(request)
  const page = new URL(request.url).searchParams.get('page') ?? ''
  return readMarketplace(tenant, request, /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1)
}

export default function MarketplaceRoute() {
  return <Screen name="Marketplace" view={useLoaderData<typeof loader>()} />
}
