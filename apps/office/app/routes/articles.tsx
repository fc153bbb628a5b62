import type { LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData, useSearchParams } from '@remix-run/react'
import { readOfShop } from '#app/session/read.server.ts'
import { useShop } from '#app/shop/use-shop.ts'
import { ArticleState } from '#app/texts/article-state.tsx'
import { readArticles } from '#app/texts/articles.server.ts'
import { Empty } from '#app/ui/empty.tsx'
import { Note } from '#app/ui/notes.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { dayText, momentText } from '#app/words/dates.ts'
import { textsWords } from '#app/words/texts/index.ts'
import { useLanguage, useSection, useWords } from '#app/words/use-words.ts'

export const loader = (args: LoaderFunctionArgs) => readOfShop(args, readArticles, 'articles')

/** The articles of the shop's blog, drafts too. */
export default function Articles() {
  const { articles } = useLoaderData<typeof loader>()
  const words = useSection(textsWords)
  const { screens } = useWords()
  const language = useLanguage()
  const { base, timeZone } = useShop()
  const [search] = useSearchParams()
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
      {search.has('removed') && (
        <div role="status">
          <Note>{words.articleRemoved}</Note>
        </div>
      )}
      {articles.length === 0 ? (
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
                  <ArticleState {...{ active, publishAt }} />
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
    </div>
  )
}
