import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { page } from '#app/page/page.server.ts'
import { Screen } from '#app/page/screen.tsx'
import { pageMeta } from '#app/page/seo.ts'
import { readMarketplaceProduct } from '#app/partners/marketplace.server.ts'

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, ({ t }) => ({ title: data?.product?.name || t('marketplace.title'), path: null }))

export const loader = page({
  middleware: 'open',
  // Ids of the marketplace are short words; others need no call.
  validate: ({ params }) => /^[\w-]{1,40}$/.test(params.product ?? ''),
  load: (tenant, { request, params }) => readMarketplaceProduct(tenant, request, params.product ?? ''),
})

export default function MarketplaceProductRoute() {
  const view = useLoaderData<typeof loader>()
  return <Screen key={view.product?.id} name="MarketplaceProduct" view={view} />
}
