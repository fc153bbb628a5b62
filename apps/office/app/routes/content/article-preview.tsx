import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { readOfShop } from '#app/session/read.server.ts'
import { slugOf } from '#app/texts/articles.server.ts'

/** Redirects to the preview of an article, whose address is created on request. */
export const loader = (args: LoaderFunctionArgs) =>
  readOfShop(
    args,
    async ({ manage }, { shopId }) => {
      const { url } = await manage.previewArticle({ params: { shopId, slug: slugOf(args.params.slug) } })
      throw redirect(url)
    },
    'articles',
  )

/** Never rendered. A route with a component has error pages of the office. */
export default function ArticlePreview() {
  return null
}
