import { AllArticles, BlogPages, BlogSearch, type ScreenViews, useBlogHead } from '@store/template-kit'
import { EmptyState } from './parts/empty-state.tsx'
import { RecipeCard } from './parts/recipe-card.tsx'

/** R2: recipes, newest first; the search looks in titles (C17). */
export default function Blog(view: ScreenViews['Blog']) {
  const { articles } = view
  const head = useBlogHead(view)
  return (
    <div className="blog">
      <header className="page-head wraps">
        <h1>{head.title}</h1>
        <p className="muted">{head.text}</p>
      </header>
      <BlogSearch view={view} className="blog-search" button={{ className: 'button', 'data-tone': 'quiet' }} />
      {articles.length > 0 ? (
        <ul className="recipes">
          {articles.map((article) => (
            <li key={article.id}>
              <RecipeCard article={article} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState title={head.nothing}>{view.search && <AllArticles view={view} className="button" />}</EmptyState>
      )}
      <BlogPages view={view} className="pages" />
    </div>
  )
}
