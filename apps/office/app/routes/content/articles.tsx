import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData, useSearchParams } from '@remix-run/react'
import { act } from '#app/session/act.server.ts'
import { useOutcome } from '#app/session/outcome-hooks.ts'
import { readOfShop, shopOf } from '#app/session/read.server.ts'
import { useShop } from '#app/shop/use-shop.ts'
import { ArticleState } from '#app/texts/article-state.tsx'
import { readArticles, takeBack } from '#app/texts/articles.server.ts'
import { BinRow } from '#app/texts/bin-row.tsx'
import { Empty } from '#app/ui/empty.tsx'
import { Views } from '#app/ui/list.tsx'
import { Note, Refusal, Toast } from '#app/ui/notes.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { dayText, momentText } from '#app/words/dates.ts'
import { textsWords } from '#app/words/texts/index.ts'
import { useLanguage, useSection, useWords } from '#app/words/use-words.ts'

export const loader = (args: LoaderFunctionArgs) =>
  readOfShop(args, (office, shop) => readArticles(office, shop, new URL(args.request.url).searchParams), 'articles')

export const action = (args: ActionFunctionArgs) =>
  act(args, async (office, sent) => takeBack(office, sent, await shopOf(args, office)))

/** The articles of the shop's blog, drafts too. */
export default function Articles() {
  const { articles, deleted } = useLoaderData<typeof loader>()
  const words = useSection(textsWords)
  const { screens } = useWords()
  const language = useLanguage()
  const { base, timeZone } = useShop()
  const [search] = useSearchParams()
  const { refused, done } = useOutcome()
  const write = (
    <p>
      <Link className="button" data-kind="main" to={`${base}/new-article`}>
        {words.articleNew}
      </Link>
    </p>
  )
  return (
    <div className="stack" data-wide="">
      <PageHead title={screens.articles} intro={words.articlesIntro} />
      <Refusal of={refused} />
      <Views
        label={words.articleViews}
        views={[
          { name: 'all', text: words.articlesAll, current: !deleted, query: '' },
          { name: 'bin', text: words.articlesBin, current: deleted },
        ]}
      />
      {search.has('removed') && (
        <div role="status">
          <Note>{words.articleRemoved}</Note>
        </div>
      )}
      {deleted ? (
        <>
          {articles.length === 0 && <Empty text={words.articlesBinNone} />}
          {articles.length > 0 && (
            <ul className="rows">
              {articles.map((article) => (
                <BinRow key={article.id} article={article} />
              ))}
            </ul>
          )}
        </>
      ) : articles.length === 0 ? (
        <Empty text={words.articlesNone}>{write}</Empty>
      ) : (
        <>
          {write}
          <ul className="rows">
            {articles.map(({ slug, title, author, summary, active, publishedAt, publishAt }) => (
              <li key={slug}>
                <div className="row" data-ends="">
                  <Link className="go" to={slug}>
                    <strong>{title}</strong>
                  </Link>
                  <ArticleState active={active} publishAt={publishAt} />
                </div>
                <p className="muted small">
                  {[
                    author,
                    active && publishedAt && dayText(publishedAt, language, timeZone),
                    publishAt && words.scheduledFor(momentText(publishAt, language, timeZone)),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
                {summary && <p className="small">{summary}</p>}
              </li>
            ))}
          </ul>
        </>
      )}
      <Toast done={done} />
    </div>
  )
}
