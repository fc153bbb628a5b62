import { BlogSection, type ScreenViews } from '@store/template-kit'
import { ArticleCard } from './parts/article-card.tsx'
import { EmptyState } from './parts/empty-state.tsx'

/** R2: articles, newest first: the first in a large arch, the others as a list. The search looks in titles (C17). */
export default function Blog(view: ScreenViews['Blog']) {
  const { articles } = view
  const [lead, ...others] = articles
  return (
    <div className="frame blog">
      <BlogSection view={view} search={{ className: 'search-field' }} Empty={EmptyState}>
        {lead && (
          <div className="journal-lead">
            <ArticleCard article={lead} sizes="(min-width: 64rem) 34vw, 88vw" priority />
          </div>
        )}
        {others.length > 0 && (
          <ul className="journal-list">
            {others.map((article) => (
              <li key={article.id}>
                <ArticleCard article={article} sizes="8rem" />
              </li>
            ))}
          </ul>
        )}
      </BlogSection>
    </div>
  )
}
