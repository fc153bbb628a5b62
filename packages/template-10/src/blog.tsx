import { AllArticles, BlogPages, BlogSearch, type ScreenViews, useBlogHead } from '@store/template-kit'
import { ArticleCard } from './article-card.tsx'
import { EmptyState } from './empty-state.tsx'
import { GlassIcon } from './icons.tsx'

/** R2: articles, newest first; the search looks in titles (C17). */
export default function Blog(view: ScreenViews['Blog']) {
  const { articles } = view
  const head = useBlogHead(view)
  return (
    <div className="frame blog">
      <header className="page-head">
        <h1>{head.title}</h1>
        <p className="lead">{head.text}</p>
        <BlogSearch view={view} className="search-field">
          <GlassIcon />
        </BlogSearch>
      </header>
      {articles.length > 0 ? (
        <ul className="balloons">
          {articles.map((article, index) => (
            <li key={article.id}>
              <ArticleCard article={article} priority={index === 0} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState title={head.nothing}>
          <AllArticles view={view} className="button" />
        </EmptyState>
      )}
      <BlogPages view={view} className="pages" />
    </div>
  )
}
