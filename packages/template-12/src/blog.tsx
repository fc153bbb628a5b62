import { BlogSection, Link, Moment, type ScreenViews, usePaths } from '@store/template-kit'
import { EmptyState } from './parts/empty-state.tsx'
import { Stage } from './parts/stage.tsx'

/**
 * R2: the titles of articles as a list. Beside it the picture of the one under pointer or focus (`styles/journal.css`).
 */
export default function Blog(view: ScreenViews['Blog']) {
  const { articles } = view
  const paths = usePaths()
  return (
    <div className="frame blog">
      <BlogSection
        view={view}
        search={{ className: 'search-line' }}
        Empty={EmptyState}
        headClassName="catalog-head"
        textClassName="muted"
        all={{ className: 'button', 'data-tone': 'quiet' }}
      >
        <ul className="titles">
          {articles.map((article, index) => (
            <li key={article.id}>
              <article className="title" data-piece="">
                <h2 className="title-name">
                  <Link href={paths.article(article)}>{article.title}</Link>
                </h2>
                {article.summary && <p className="muted">{article.summary}</p>}
                {article.publishedAt && (
                  <p className="muted">
                    <Moment iso={article.publishedAt} dateOnly />
                  </p>
                )}
                <Stage
                  name={article.title}
                  image={article.image ? { src: article.image, alt: null } : null}
                  alt=""
                  sizes="(min-width: 64rem) 40vw, 90vw"
                  priority={index === 0}
                  largest={1080}
                  ratio={1.25}
                  className="wide"
                />
              </article>
            </li>
          ))}
        </ul>
      </BlogSection>
    </div>
  )
}
