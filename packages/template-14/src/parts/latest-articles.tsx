import type { Article } from '@store/core'
import { Link, Moment, usePaths } from '@store/template-kit'
import { useWords } from '../words.ts'

/** The newest articles on the home page, in columns of text. */
export function LatestArticles({ articles }: { readonly articles: readonly Article[] }) {
  const t = useWords()
  const paths = usePaths()
  return (
    <section className="room notebook" aria-labelledby="notebook">
      <div className="room-head">
        <h2 id="notebook">{t('nav.blog')}</h2>
        <Link href={paths.blog()} className="link">
          {t('anaquel.wholeNotebook')}
        </Link>
      </div>
      <ul className="columns">
        {articles.map((article) => (
          <li key={article.id}>
            <NewsColumn article={article} />
          </li>
        ))}
      </ul>
    </section>
  )
}

export function NewsColumn({ article }: { readonly article: Article }) {
  const paths = usePaths()
  return (
    <article className="column-text">
      <h3>
        <Link href={paths.article(article)}>{article.title}</Link>
      </h3>
      {article.summary && <p>{article.summary}</p>}
      {article.publishedAt && (
        <p className="muted">
          <Moment iso={article.publishedAt} dateOnly />
        </p>
      )}
    </article>
  )
}
