import type { Article } from '@store/core'
import { ArrowIcon, Link, Moment, usePaths } from '@store/template-kit'
import { useWords } from '../words.ts'

/** Buying guides as rows. */
export function Guides({ articles }: { readonly articles: readonly Article[] }) {
  const t = useWords()
  const paths = usePaths()
  if (articles.length === 0) return null
  return (
    <section className="section">
      <header className="section-head">
        <h2>{t('volt.guides')}</h2>
        <Link href={paths.blog()} className="link">
          {t('volt.allGuides')}
        </Link>
      </header>
      <ul className="guides">
        {articles.map((article) => (
          <li key={article.id}>
            <GuideRow article={article} heading="h3" />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** An article as a row: date, title, first words. */
export function GuideRow({ article, heading: Heading }: { readonly article: Article; readonly heading: 'h2' | 'h3' }) {
  const paths = usePaths()
  return (
    <article className="guide">
      <p className="ref wraps">{article.publishedAt && <Moment iso={article.publishedAt} dateOnly />}</p>
      <div>
        <Heading className="guide-title">
          <Link href={paths.article(article)} className="cover-link">
            {article.title}
          </Link>
        </Heading>
        {article.summary && <p className="muted">{article.summary}</p>}
      </div>
      <ArrowIcon />
    </article>
  )
}
