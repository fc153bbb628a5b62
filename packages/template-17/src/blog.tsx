import { AllArticles, BlogPages, BlogSearch, type ScreenViews, useBlogHead } from '@store/template-kit'
import { ArticleCard } from './parts/article-card.tsx'
import { EmptyState } from './parts/empty-state.tsx'

/** R2: articles, newest first; the search looks in titles (C17). */
export default function Blog(view: ScreenViews['Blog']) {
  const { articles } = view
  const head = useBlogHead(view)
  return (
    <>
      <header className="head one-column">
        <h1>{head.title}</h1>
        <p>{head.text}</p>
        <BlogSearch view={view} className="prompt" />
      </header>
      {articles.length === 0 ? (
        <EmptyState title={head.nothing}>
          <AllArticles view={view} className="button" />
        </EmptyState>
      ) : (
        <ul className="flyers">
          {articles.map((article, index) => (
            <li key={article.id}>
              <ArticleCard article={article} priority={index === 0} />
            </li>
          ))}
        </ul>
      )}
      <BlogPages view={view} className="pages" />
    </>
  )
}
