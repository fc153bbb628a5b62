import { BlogSection, type ScreenViews } from '@store/template-kit'
import { ArticleCard } from './parts/article-cards.tsx'
import { EmptyState } from './parts/empty-state.tsx'

/** R2: the list of articles. */
export default function Blog(view: ScreenViews['Blog']) {
  const { articles } = view
  return (
    <div className="frame blog">
      <BlogSection
        view={view}
        search={{ className: 'search-line' }}
        Empty={EmptyState}
        all={{ className: 'button', 'data-tone': 'quiet' }}
      >
        <ul className="letters">
          {articles.map((article, index) => (
            <li key={article.id}>
              <ArticleCard article={article} heading="h2" priority={index === 0} />
            </li>
          ))}
        </ul>
      </BlogSection>
    </div>
  )
}
