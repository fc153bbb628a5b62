import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { readOfShop } from '#app/session/read.server.ts'
import { slugOf } from '#app/texts/articles.server.ts'

/** Leads to the preview of an article, whose address is made when it is asked for. */
export const loader = (args: LoaderFunctionArgs) =>
  readOfShop(
    args,
    async ({ manage }, { shopId }) => {
      const { url } = await manage.previewArticle({ params: { shopId, slug: slugOf(args.params.slug) } })
      throw redirect(url)
    },
    'articles',
  )

/** Nobody sees it. With it, a failure is a page of the office that says what happened. */
export default function ArticlePreview() {
  return null
}
