import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { act } from '#app/session/act.server.ts'
import { useOutcome } from '#app/session/outcome-hooks.ts'
import { readOfShop, shopOf } from '#app/session/read.server.ts'
import { useShop } from '#app/shop/use-shop.ts'
import { ArticleForm } from '#app/texts/article-form.tsx'
import { addArticle, readNewArticle } from '#app/texts/articles.server.ts'
import { Back } from '#app/ui/back.tsx'
import { Refusal, Toast } from '#app/ui/notes.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { textsWords } from '#app/words/texts/index.ts'
import { useSection, useWords } from '#app/words/use-words.ts'

export const loader = (args: LoaderFunctionArgs) =>
  readOfShop(args, (office, shop) => readNewArticle(office, shop, new URL(args.request.url).searchParams), 'newArticle')

export const action = (args: ActionFunctionArgs) =>
  act(args, async (office, sent) => addArticle(office, sent, await shopOf(args, office)))

/** The form of a new article. */
export default function NewArticle() {
  const words = useSection(textsWords)
  const { screens } = useWords()
  const { base } = useShop()
  const { values, draft, isDraft } = useLoaderData<typeof loader>()
  const { refused, done } = useOutcome()
  return (
    <div className="stack">
      <Back to={`${base}/articles`}>{screens.articles}</Back>
      <PageHead title={words.articleNew} intro={words.articlesIntro} />
      <Refusal of={refused} />
      <ArticleForm
        key={String(isDraft)}
        values={values}
        draft={draft}
        isDraft={isDraft}
        isNew
        isLive={false}
        draftPath={`${base}/drafts/article/new`}
      />
      <Toast done={done} />
    </div>
  )
}
