import { AllArticles, BlogPages, BlogSearch, type ScreenViews, SearchIcon, useBlogHead } from '@store/template-kit'
import { ArticleCard } from './article-cards.tsx'
import { EmptyState } from './empty-state.tsx'

/** R2: the list of articles. */
export default function Blog(view: ScreenViews['Blog']) {
  const { articles } = view
  const head = useBlogHead(view)
  return (
    <div className="frame blog">
      <header className="page-head">
        <h1>{head.title}</h1>
        <p className="lead">{head.text}</p>
        <BlogSearch view={view} className="search-line">
          <SearchIcon />
        </BlogSearch>
      </header>
      {articles.length > 0 ? (
        <ul className="letters">
          {articles.map((article, index) => (
            <li key={article.id}>
              <ArticleCard article={article} heading="h2" priority={index === 0} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState title={head.nothing}>
          <AllArticles view={view} className="button" data-tone="quiet" />
        </EmptyState>
      )}
      <BlogPages view={view} className="pages" />
    </div>
  )
}
