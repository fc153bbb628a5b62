import type { ScreenViews } from '@store/template-kit'
import { AllArticles, BlogPages, BlogSearch, useBlogHead } from '@store/template-kit'
import { ArticleCard } from './article-card.tsx'

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
