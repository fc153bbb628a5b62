import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { queryFromSearch, searchFromQuery, shopPath } from '@store/core'
import { readCatalog } from '#app/catalog/catalog.server.ts'
import { searchOf } from '#app/checkout/form.server.ts'
import { page } from '#app/page/page.server.ts'
import { Screen } from '#app/page/screen.tsx'
import { pageMeta } from '#app/page/seo.ts'
import { shownTemplate } from '#app/page/shown-template.server.ts'

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, ({ t }) => {
    const { query } = data ?? {}
    const title = query?.search
      ? t('catalog.results', { search: query.search })
      : (query?.category ?? t('catalog.title'))
    const search = query ? searchFromQuery(query).toString() : ''
    // Pages of a search are not shared, and options have too many combinations to index.
    return { title, path: query?.search || query?.options ? null : shopPath('catalog') + (search && `?${search}`) }
  })

export const loader = page({
  middleware: 'open',
  load: (tenant, { request }) =>
    readCatalog(tenant, shownTemplate(tenant, request), queryFromSearch(searchOf(request))),
})

export default function CatalogRoute() {
  return <Screen name="Catalog" view={useLoaderData<typeof loader>()} />
}
