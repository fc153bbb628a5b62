import { AllArticles, BlogPages, BlogSearch, type ScreenViews, SearchIcon, useBlogHead } from '@store/template-kit'
import { ArticleCard } from './parts/article-card.tsx'
import { EmptyState } from './parts/empty-state.tsx'

/** Articles per page of the services (R2). Numbers continue from page to page. */
const ON_A_PAGE = 12

/** R2: articles, newest first, each with a large number; the search looks in titles (C17). */
export default function Blog(view: ScreenViews['Blog']) {
  const { articles, page } = view
  const head = useBlogHead(view)
  return (
    <div className="blog">
      <header className="page-head">
        <h1>{head.title}</h1>
        <p className="lead">{head.text}</p>
        <BlogSearch view={view} className="search-line" button={{ className: 'icon-button' }}>
          <SearchIcon />
        </BlogSearch>
      </header>
      {articles.length > 0 ? (
        <ul className="notes">
          {articles.map((article, index) => (
            <li key={article.id}>
              <ArticleCard article={article} number={(page - 1) * ON_A_PAGE + index + 1} priority={index === 0} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState title={head.nothing}>{view.search && <AllArticles view={view} className="button" />}</EmptyState>
      )}
      <BlogPages view={view} className="pages inset" />
    </div>
  )
}
