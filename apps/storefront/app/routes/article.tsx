import { type MetaFunction, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { articleIdFrom, shopPath } from '@store/core'
import { readArticle } from '#app/catalog/articles.server.ts'
import { page } from '#app/page/page.server.ts'
import { Screen } from '#app/page/screen.tsx'
import { pageMeta } from '#app/page/seo.ts'

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, ({ t, paths }) => {
    if (!data) return { title: t('error.notFound.title'), path: null }
    const { title, summary, seoTitle, seoDescription, image } = data.article
    const description = seoDescription ?? summary
    return { title, ownTitle: seoTitle, description, image, path: paths.article(data.article) }
  })

export const loader = page({
  middleware: 'open',
  validate: ({ params }) => articleIdFrom(params.article ?? '') !== null,
  async load(tenant, { params }) {
    const view = await readArticle(tenant, articleIdFrom(params.article ?? '') ?? 0)
    // Only the number at the end of a slug counts; other slugs redirect to the article's one address.
    const slug = view?.article.slug ?? params.article
    if (slug !== params.article) throw redirect(tenant.mount + shopPath('article', slug ?? ''), 301)
    return view
  },
})

export default function ArticleRoute() {
  const view = useLoaderData<typeof loader>()
  return <Screen key={view.article.id} name="Article" view={view} />
}
