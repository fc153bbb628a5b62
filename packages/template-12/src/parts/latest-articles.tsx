import type { Article } from '@store/core'
import { Link, usePaths } from '@store/template-kit'
import { useWords } from '../words.ts'
import { Stage } from './stage.tsx'

/** The two newest articles, side by side. */
export function LatestArticles({ articles }: { readonly articles: readonly Article[] }) {
  const t = useWords()
  const paths = usePaths()
  return (
    <section className="journal-pair frame" aria-labelledby="journal-title">
      <h2 id="journal-title">{t('nav.blog')}</h2>
      <ul>
        {articles.map((article) => (
          <li key={article.id} data-piece="">
            <ArticleTile article={article} />
          </li>
        ))}
      </ul>
      <Link href={paths.blog()} className="link">
        {t('vitrina.wholeJournal')}
      </Link>
    </section>
  )
}

export function ArticleTile({ article }: { readonly article: Article }) {
  const paths = usePaths()
  return (
    <article className="article-tile">
      <Stage
        name={article.title}
        image={article.image ? { src: article.image, alt: null } : null}
        alt=""
        sizes="(min-width: 48rem) 40vw, 90vw"
        largest={1080}
        ratio={1.25}
        className="wide"
      />
      <h3 className="article-tile-name">
        <Link href={paths.article(article)}>{article.title}</Link>
      </h3>
      {article.summary && <p className="muted">{article.summary}</p>}
    </article>
  )
}
