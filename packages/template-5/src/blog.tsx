import { AllArticles, BlogPages, BlogSearch, type ScreenViews, useBlogHead, useShop } from '@store/template-kit'
import { ArticleCard } from './parts/article-card.tsx'
import { BlankPage } from './parts/blank-page.tsx'
import { Count } from './parts/count.tsx'
import { PageNumber } from './parts/page-number.tsx'
import { pageNumbersFor } from './parts/page-numbers.ts'
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
          <Count count={count} text={t('blog.count', { count })} />
        </h1>
        <div className="catalog-tools wraps">
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
        <BlankPage title={head.nothing}>
          <AllArticles view={view} className="link" />
        </BlankPage>
      )}
      <BlogPages view={view} className="pages" />
    </div>
  )
}
