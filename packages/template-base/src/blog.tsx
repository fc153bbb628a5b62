import type { Article } from '@store/core'
import type { ScreenViews } from '@store/template-kit'
import { AllArticles, BlogPages, BlogSearch, Link, Moment, useBlogHead, usePaths } from '@store/template-kit'
import { Picture } from './picture.tsx'

/** R2: articles, newest first, with a search by title (C17). */
export default function Blog(view: ScreenViews['Blog']) {
  const { articles } = view
  const head = useBlogHead(view)
  return (
    <div className="frame blog">
      <header className="catalog-head">
        <h1>{head.title}</h1>
        <p className="muted">{head.text}</p>
      </header>
      <BlogSearch view={view} className="blog-search" button={{ className: 'button', 'data-tone': 'quiet' }} />
      {articles.length > 0 ? (
        <ul className="grid blog-grid">
          {articles.map((article) => (
            <li key={article.id}>
              <ArticleCard article={article} />
            </li>
          ))}
        </ul>
      ) : (
        <div className="empty">
          <p>{head.nothing}</p>
          <AllArticles view={view} className="button" data-tone="quiet" />
        </div>
      )}
      <BlogPages view={view} className="pages" />
    </div>
  )
}

export function ArticleCard({
  article,
  heading: Heading = 'h2',
}: {
  readonly article: Article
  readonly heading?: 'h2' | 'h3'
}) {
  const paths = usePaths()
  return (
    <article className="card">
      <div className="card-photo">
        <Picture
          name={article.title}
          image={article.image ? { src: article.image, alt: null } : null}
          alt=""
          sizes="(min-width: 64rem) 30vw, 94vw"
        />
      </div>
      <Heading className="card-name">
        <Link href={paths.article(article)}>{article.title}</Link>
      </Heading>
      {article.summary && <p>{article.summary}</p>}
      {article.publishedAt && (
        <p className="muted">
          <Moment iso={article.publishedAt} dateOnly />
        </p>
      )}
    </article>
  )
}
