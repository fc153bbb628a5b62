import { AllArticles, BlogPages, BlogSearch, type ScreenViews, useBlogHead, useShop } from '@store/template-kit'
import { ArticleCard } from './article-card.tsx'
import { PageNumber } from './page-number.tsx'
import { pageNumbersFor } from './page-numbers.ts'
import { useWords } from './words.ts'

/** R2: the list of articles, newest first. The newest has its picture; the search looks in titles (C17). */
export default function Blog(view: ScreenViews['Blog']) {
  const { articles, page, count, search } = view
  const head = useBlogHead(view)
  const { categories } = useShop()
  const t = useWords()
  const [first, ...rest] = articles
  const lead = first && page === 1 && !search ? first : null
  return (
    <div className="blog columns">
      <header className="catalog-head">
        <h1 className="display">
          {head.title}
          {count > 0 && (
            <sup className="count">
              <span aria-hidden="true">{count}</span>
              <span className="sr-only"> {t('blog.count', { count })}</span>
            </sup>
          )}
        </h1>
        <div className="catalog-tools">
          <BlogSearch view={view} className="line-search blog-search" button={{ className: 'word' }}>
            {t('issue.search')}
          </BlogSearch>
          <PageNumber page={pageNumbersFor(categories).letters} />
        </div>
      </header>
      {lead && <ArticleCard article={lead} lead className="blog-lead" />}
      {articles.length > 0 ? (
        <div className="letter-grid">
          {(lead ? rest : articles).map((article) => (
            <ArticleCard key={article.id} article={article} />
          ))}
        </div>
      ) : (
        <div className="blank-page">
          <p className="h1">{head.nothing}</p>
          <AllArticles view={view} className="word underlined" />
        </div>
      )}
      <BlogPages view={view} className="pages" />
    </div>
  )
}
