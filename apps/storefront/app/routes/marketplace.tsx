import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { readMarketplace } from '#app/marketplace.server.ts'
import { page, pageNumber } from '#app/page.server.ts'
import { Screen } from '#app/screen.tsx'
import { pageMeta } from '#app/seo.ts'

/** R7: search engines leave it out; its products are everybody's. */
export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, ({ t }) => ({ title: t('marketplace.title'), path: null }))

export const loader = page({
  middleware: 'open',
  load: (tenant, { request }) => readMarketplace(tenant, request, pageNumber(request)),
})

export default function MarketplaceRoute() {
  return <Screen name="Marketplace" view={useLoaderData<typeof loader>()} />
}
