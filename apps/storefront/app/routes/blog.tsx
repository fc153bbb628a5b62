import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { readBlog } from '#app/catalog/articles.server.ts'
import { searchOf } from '#app/checkout/form.server.ts'
import { page, pageNumber } from '#app/page/page.server.ts'
import { Screen } from '#app/page/screen.tsx'
import { pageMeta } from '#app/page/seo.ts'

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, ({ t, paths }) => {
    const { search = null, page: at = 1, count = 0 } = data ?? {}
    const title = search ? t('blog.results', { search }) : t('blog.title')
    // Pages of a search are not shared, and an empty blog is not indexed.
    return { title, path: search || count === 0 ? null : paths.blog({ page: at }) }
  })

export const loader = page({
  middleware: 'open',
  load: (tenant, { request }) =>
    readBlog(tenant, { page: pageNumber(request), search: searchOf(request).get('title') }),
})

export default function BlogRoute() {
  return <Screen name="Blog" view={useLoaderData<typeof loader>()} />
}
