import { AllArticles, BlogPages, BlogSearch, type ScreenViews, useBlogHead, useShop } from '@store/template-kit'
import { foliosFor } from './folio.ts'
import { Folio } from './folio-mark.tsx'
import { Letter } from './letter.tsx'
import { useWords } from './words.ts'

/** R2, the letters page: newest first, the newest of all with its picture; found by their titles (C17). */
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
          <Folio page={foliosFor(categories).letters} />
        </div>
      </header>
      {lead && <Letter article={lead} lead className="blog-lead" />}
      {articles.length > 0 ? (
        <div className="letter-grid">
          {(lead ? rest : articles).map((article) => (
            <Letter key={article.id} article={article} />
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
