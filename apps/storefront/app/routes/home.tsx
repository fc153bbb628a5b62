import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { readHome } from '#app/catalog/catalog.server.ts'
import { page } from '#app/page/page.server.ts'
import type { RootData } from '#app/page/root-data.ts'
import { Screen } from '#app/page/screen.tsx'
import { pageMeta } from '#app/page/seo.ts'
import { shownTemplate } from '#app/page/shown-template.server.ts'

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta(matches, ({ view }) => ({
    title: null,
    path: '/',
    // Without a logo, link previews show a product.
    image: view.logo?.src ?? data?.products.find(({ images }) => images[0])?.images[0]?.src,
  })),
  ...((matches[0]?.data as RootData | undefined)?.ownership ?? []),
]

export const loader = page({
  middleware: 'open',
  load: (tenant, { request }) => readHome(tenant, shownTemplate(tenant, request)),
})

export default function HomeRoute() {
  return <Screen name="Home" view={useLoaderData<typeof loader>()} />
}
