import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { type ShouldRevalidateFunctionArgs, useLoaderData, useSearchParams } from '@remix-run/react'
import { useForgetCopy } from '#app/drafts/use-draft.ts'
import { PreviewLink } from '#app/preview/preview-link.tsx'
import { act } from '#app/session/act.server.ts'
import { useOutcome } from '#app/session/outcome-hooks.ts'
import { readOfShop, shopOf } from '#app/session/read.server.ts'
import { useShop } from '#app/shop/use-shop.ts'
import { ArticleForm } from '#app/texts/article-form.tsx'
import { ArticleState } from '#app/texts/article-state.tsx'
import { changeArticle, readArticle, slugOf } from '#app/texts/articles.server.ts'
import { Back } from '#app/ui/back.tsx'
import { Confirm } from '#app/ui/confirm.tsx'
import { Note, Refusal, Toast } from '#app/ui/notes.tsx'
import { momentText } from '#app/words/dates.ts'
import { textsWords } from '#app/words/texts/index.ts'
import { useLanguage, useSection, useWords } from '#app/words/use-words.ts'

export const loader = (args: LoaderFunctionArgs) =>
  readOfShop(
    args,
    (office, shop) => readArticle(office, shop, slugOf(args.params.slug), new URL(args.request.url).searchParams),
    'articles',
  )

export const action = (args: ActionFunctionArgs) =>
  act(args, async (office, sent) => changeArticle(office, sent, await shopOf(args, office), slugOf(args.params.slug)))

/** After a redirect, as by deleting it, the article is not loaded again: it may be gone. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus !== undefined && actionStatus >= 300 ? false : defaultShouldRevalidate

/** One article. */
export default function Article() {
  const { id, slug, title, active, publishAt, revision, values, draft, isDraft, page } = useLoaderData<typeof loader>()
  const words = useSection(textsWords)
  const { screens } = useWords()
  const { base, timeZone } = useShop()
  const language = useLanguage()
  const [search] = useSearchParams()
  const { refused, done } = useOutcome()
  const made = search.get('made')
  useForgetCopy(made === null ? null : `${base}/drafts/article/new`)
  return (
    <div className="stack">
      <Back to={`${base}/articles`}>{screens.articles}</Back>
      <header className="row" data-ends="">
        <h1>{title}</h1>
        <ArticleState active={active} publishAt={publishAt} />
      </header>
      {publishAt && <p>{words.scheduledFor(momentText(publishAt, language, timeZone))}</p>}
      {(made === 'live' || made === 'draft') && !done && (
        <div role="status">
          <Note>{made === 'live' ? words.articlePublished : words.articleDraft}</Note>
        </div>
      )}
      <Refusal of={refused} />
      {active ? (
        <p>
          <a className="button" href={page} target="_blank" rel="noreferrer">
            {words.seeArticle}
          </a>
        </p>
      ) : (
        <PreviewLink to={`${base}/articles/${slug}/preview`} />
      )}
      <ArticleForm
        // The form is kept as long as the address is the same, and with it what was saved.
        key={`${id} ${search.has('draft')}`}
        values={values}
        draft={draft}
        isDraft={isDraft}
        isNew={false}
        isLive={active}
        draftPath={`${base}/drafts/article/${id}`}
      />
      <Confirm title={words.removeArticle} ask={words.removeArticleAsk} intent="remove" fields={{ revision }} />
      <Toast done={done} />
    </div>
  )
}
