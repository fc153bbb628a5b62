import { BlogSection, type ScreenViews } from '@store/template-kit'
import { GlassIcon } from './icons.tsx'
import { ArticleCard } from './parts/article-card.tsx'
import { EmptyState } from './parts/empty-state.tsx'

/** R2: articles, newest first; the search looks in titles (C17). */
export default function Blog(view: ScreenViews['Blog']) {
  const { articles } = view
  return (
    <div className="frame blog">
      <BlogSection view={view} search={{ className: 'search-field', children: <GlassIcon /> }} Empty={EmptyState}>
        <ul className="balloons">
          {articles.map((article, index) => (
            <li key={article.id}>
              <ArticleCard article={article} priority={index === 0} />
            </li>
          ))}
        </ul>
      </BlogSection>
    </div>
  )
}
