import { AllArticles, BlogPages, BlogSearch, type ScreenViews, SearchIcon, useBlogHead } from '@store/template-kit'
import { ArticleCard } from './parts/article-card.tsx'
import { EmptyState } from './parts/empty-state.tsx'

/** R2: articles, newest first; the search looks in titles (C17). */
export default function Blog(view: ScreenViews['Blog']) {
  const { articles } = view
  const head = useBlogHead(view)
  return (
    <div className="sheet-page one-column">
      <h1>{head.title}</h1>
      <div className="blog-head apart">
        <p className="lead">{head.text}</p>
        <BlogSearch view={view} className="sought">
          <SearchIcon />
        </BlogSearch>
      </div>
      <div className="notes">
        {articles.map((article, index) => (
          <ArticleCard key={article.id} article={article} priority={index === 0} />
        ))}
      </div>
      {articles.length === 0 && (
        <EmptyState title={head.nothing}>{view.search && <AllArticles view={view} className="button" />}</EmptyState>
      )}
      <BlogPages view={view} className="pages" />
    </div>
  )
}
