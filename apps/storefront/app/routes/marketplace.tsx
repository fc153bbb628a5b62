import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { page, pageNumber } from '#app/page/page.server.ts'
import { Screen } from '#app/page/screen.tsx'
import { pageMeta } from '#app/page/seo.ts'
import { readMarketplace } from '#app/partners/marketplace.server.ts'

/** R7: not indexed, because other shops sell the same products. */
export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, ({ t }) => ({ title: t('marketplace.title'), path: null }))

export const loader = page({
  middleware: 'open',
  load: (tenant, { request }) => readMarketplace(tenant, request, pageNumber(request)),
})

export default function MarketplaceRoute() {
  return <Screen name="Marketplace" view={useLoaderData<typeof loader>()} />
}
